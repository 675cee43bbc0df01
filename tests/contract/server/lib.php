<?php
declare(strict_types=1);
// Database, answers, input checks and the session: what every other file uses.

date_default_timezone_set('America/New_York');
set_error_handler(fn($no, $msg, $file, $line) => error_reporting() & $no ? throw new ErrorException($msg, 0, $no, $file, $line) : false);

/** An answer other than "200 and the handler's return value"; it also undoes the write it interrupts. */
final class Reply extends Exception
{
    public function __construct(public int $status, public array $body)
    {
        parent::__construct();
    }
}

function refuse(string $message): never   // a business rule says no
{
    throw new Reply(200, ['success' => false, 'message' => $message]);
}

function bad(string $message, int $status = 400): never   // the request itself is wrong
{
    throw new Reply($status, ['success' => false, 'message' => $message]);
}

function done(string $message, array $more = []): array
{
    return ['success' => true, 'message' => $message] + $more;
}

// ---- database --------------------------------------------------------------------------------

function db(): PDO
{
    static $db;
    if (!$db) {
        $db = new PDO('sqlite:' . getenv('CONTRACT_DB'), null, null, [
            PDO::ATTR_DEFAULT_FETCH_MODE => PDO::FETCH_ASSOC,
            PDO::ATTR_STRINGIFY_FETCHES => true,   // ids and numbers as strings, as mysqli gives them
            PDO::ATTR_TIMEOUT => 20,
        ]);
        $db->exec('PRAGMA synchronous = NORMAL');
    }
    return $db;
}

function q(string $sql, mixed ...$args): PDOStatement
{
    static $cache = [];
    $statement = $cache[$sql] ??= db()->prepare($sql);
    $statement->execute($args);
    return $statement;
}

function rows(string $sql, mixed ...$args): array
{
    return q($sql, ...$args)->fetchAll();
}

function row(string $sql, mixed ...$args): ?array
{
    return rows($sql, ...$args)[0] ?? null;
}

function column(string $sql, mixed ...$args): array
{
    return q($sql, ...$args)->fetchAll(PDO::FETCH_COLUMN);
}

function one(string $sql, mixed ...$args): mixed
{
    return column($sql, ...$args)[0] ?? null;
}

function insert(string $table, array $values): string
{
    $names = implode(',', array_keys($values));
    $marks = implode(',', array_fill(0, count($values), '?'));
    q("INSERT INTO $table ($names) VALUES ($marks)", ...array_values($values));
    return db()->lastInsertId();
}

function update(string $table, array $values, string $where, mixed ...$args): int
{
    $set = implode(',', array_map(fn($name) => "$name = ?", array_keys($values)));
    return q("UPDATE $table SET $set WHERE $where", ...array_values($values), ...$args)->rowCount();
}

/** Runs $work in one write transaction; anything thrown undoes it. */
function transaction(callable $work): mixed
{
    db()->exec('BEGIN IMMEDIATE');
    try {
        $result = $work();
        db()->exec('COMMIT');
        return $result;
    } catch (Throwable $e) {
        db()->exec('ROLLBACK');
        throw $e;
    }
}

// ---- input -----------------------------------------------------------------------------------

function text(array $b, string $key): string
{
    $v = $b[$key] ?? '';
    if (!is_string($v) && !is_int($v) && !is_float($v)) bad("$key must be text");
    return trim((string) $v);
}

function need(array $b, string $key, ?string $message = null): string
{
    $v = text($b, $key);
    return $v !== '' ? $v : bad($message ?? "$key is required");
}

function whole(array $b, string $key, ?int $default = null): int
{
    $v = $b[$key] ?? $default;
    if (!is_int($v) && !(is_string($v) && preg_match('/^-?\d{1,9}$/', $v))) bad("$key must be a whole number");
    return (int) $v;
}

/** A list of names; a single name may come as plain text. Names in lists cannot hold commas. */
function names(mixed $v, string $key): array
{
    $out = [];
    foreach (is_array($v) ? $v : [$v ?? ''] as $name) {
        if (!is_string($name) || str_contains($name, ',')) bad("$key must be a list of names without commas");
        if (($name = trim($name)) !== '') $out[mb_strtolower($name)] ??= $name;
    }
    return array_values($out);
}

/** A list of row ids: [1, 2] or ["1", "2"]; as text ("1,2") only where $textToo says so. */
function ids(mixed $v, string $key, bool $textToo = false): array
{
    if ($textToo && is_string($v)) $v = array_filter(array_map('trim', explode(',', $v)), 'strlen');
    if (!is_array($v)) bad("$key must be a list of integers");
    foreach ($v as $id) if (!is_int($id) && !(is_string($id) && ctype_digit($id))) bad("$key must be a list of integers");
    return array_values(array_unique(array_map('intval', $v)));
}

function without_comma(string $v, string $key): string
{
    return str_contains($v, ',') ? bad("$key cannot contain a comma") : $v;
}

// ---- session ---------------------------------------------------------------------------------

const SESSION_COOKIE = 'GAMEPLANS_SESSION';

function open_session(bool $toWrite, int $cookieLifetime = 0): void
{
    $dir = getenv('CONTRACT_DB') . '.sessions';
    if (!is_dir($dir)) @mkdir($dir, 0700, true);
    session_name(SESSION_COOKIE);
    session_start([
        'save_path' => $dir, 'use_strict_mode' => 1, 'use_only_cookies' => 1, 'gc_probability' => 0,
        'cookie_lifetime' => $cookieLifetime, 'cookie_path' => '/', 'cookie_httponly' => 1,
        'cookie_samesite' => 'Lax', 'cache_limiter' => '', 'read_and_close' => !$toWrite,
    ]);
}

/** The signed-in user as the database has it now, or null. */
function current_user(): ?array
{
    if (empty($_COOKIE[SESSION_COOKIE])) return null;
    if (session_status() !== PHP_SESSION_ACTIVE && !isset($_SESSION)) open_session(false);
    if (($_SESSION['expires'] ?? 0) <= time()) return null;
    return row('SELECT id, name, email, role FROM users WHERE id = ?', $_SESSION['user_id'] ?? 0);
}

/** $who: open, user (anyone signed in), staff (admin or bgs), admin. */
function authorise(string $who): void
{
    if ($who === 'open') return;
    $user = current_user() ?? throw new Reply(401, ['error' => 'Not signed in']);
    $roles = ['staff' => ['admin', 'bgs'], 'admin' => ['admin']][$who] ?? null;
    if ($roles && !in_array($user['role'], $roles, true)) throw new Reply(403, ['error' => 'Your role does not allow this']);
}
