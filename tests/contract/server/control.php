<?php
declare(strict_types=1);
// What the tests need and the API does not have: a look into the tables, the seed again, the end of all sessions.

const TABLES = ['users', 'combined_plans', 'games', 'game_plans', 'pricing_plans', 'reps', 'rep_plans'];

/** [status, data] of a call below /__test/. */
function control(string $method, string $path, string $raw): array
{
    try {
        switch ("$method $path") {
            case 'POST /__test/reset':   // the fresh seed, nobody signed in
                require_once __DIR__ . '/seed.php';
                seed();
                end_sessions();
                return [200, done('Reset')];
            case 'POST /__test/expire':   // every session ends here, the browsers keep their cookies
                end_sessions();
                return [200, done('Expired')];
            case 'GET /__test/tables':
                return [200, array_combine(TABLES, array_map(fn($table) => rows("SELECT * FROM $table"), TABLES))];
            case 'PUT /__test/tables':   // other rows instead of the seed's, table by table
                return [200, transaction(fn() => fill_tables(json_object($raw)))];
        }
        return [404, ['error' => 'Unknown control']];
    } catch (Reply $reply) {
        return [$reply->status, $reply->body];
    }
}

function fill_tables(array $tables): array
{
    foreach ($tables as $table => $list) {
        if (!in_array($table, TABLES, true)) bad("No table '$table'");
        q("DELETE FROM $table");
        foreach ($list as $row) {
            if (isset($row['password'])) $row['password_hash'] = password_hash($row['password'], PASSWORD_BCRYPT, ['cost' => 4]);
            unset($row['password']);
            insert($table, $row);
        }
    }
    return done('Filled');
}

function end_sessions(): void
{
    array_map('unlink', glob(getenv('CONTRACT_DB') . '.sessions/sess_*'));
}
