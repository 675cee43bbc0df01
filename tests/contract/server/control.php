<?php
declare(strict_types=1);
// What the tests need and the API does not have: rows for its tables, a look into them, the end of all sessions.

const TABLES = ['users', 'combined_plans', 'games', 'game_plans', 'pricing_plans', 'reps', 'rep_plans'];

/** [status, data] of a call below /__test/. */
function control(string $method, string $path, string $raw): array
{
    try {
        switch ("$method $path") {
            case 'POST /__test/expire':   // every session ends here, the browsers keep their cookies
                end_sessions();
                return [200, done('Expired')];
            case 'GET /__test/tables':
                return [200, array_combine(TABLES, array_map(fn($table) => rows("SELECT * FROM $table"), TABLES))];
            case 'PUT /__test/tables':   // these rows and no others, nobody signed in
                end_sessions();
                return [200, transaction(fn() => fill_tables(json_object($raw)))];
        }
        return [404, ['error' => 'Unknown control']];
    } catch (Reply $reply) {
        return [$reply->status, $reply->body];
    }
}

function fill_tables(array $tables): array
{
    foreach (TABLES as $table) db()->exec("DROP TABLE IF EXISTS $table");
    db()->exec(file_get_contents(__DIR__ . '/schema.sql'));
    foreach ($tables as $table => $list) {
        if (!in_array($table, TABLES, true)) bad("No table '$table'");
        foreach ($list as $row) {
            if (isset($row['password'])) $row['password_hash'] = password_hash($row['password'], PASSWORD_BCRYPT, ['cost' => 4]);
            unset($row['password']);
            insert($table, $row);
        }
    }
    q('UPDATE sqlite_sequence SET seq = 9000');   // new rows are known by their numbers, as the mock's are
    return done('Filled');
}

function end_sessions(): void
{
    array_map('unlink', glob(getenv('CONTRACT_DB') . '.sessions/sess_*'));
}
