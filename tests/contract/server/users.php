<?php
declare(strict_types=1);
// Sign in, session check, register, list.

function login(array $b): array
{
    $email = text($b, 'email');
    $password = is_string($b['password'] ?? null) ? $b['password'] : '';
    $user = row('SELECT * FROM users WHERE email = ?', $email);
    if (!$user || !password_verify($password, $user['password_hash'])) {
        throw new Reply(401, ['error' => 'Invalid email or password']);
    }
    $remember = filter_var($b['remember_me'] ?? false, FILTER_VALIDATE_BOOL);
    $ttl = $remember ? 30 * 86400 : 3600;
    open_session(true, $remember ? $ttl : 0);
    session_regenerate_id(true);
    $_SESSION = ['user_id' => $user['id'], 'expires' => time() + $ttl];
    session_write_close();
    return ['user' => wire_user($user), 'session_expiration' => $_SESSION['expires']];
}

function register(array $b): array
{
    $fail = fn(int $status, string $error) => throw new Reply($status, ['error' => $error]);
    foreach (['name', 'email', 'password'] as $key) {
        if (!is_string($b[$key] ?? null) || trim($b[$key]) === '') $fail(400, "$key is required");
    }
    $email = trim($b['email']);
    if (!filter_var($email, FILTER_VALIDATE_EMAIL)) $fail(400, 'Email address is invalid');
    if (row('SELECT 1 FROM users WHERE email = ?', $email)) $fail(409, 'This email is already registered');
    $hash = password_hash($b['password'], PASSWORD_BCRYPT, ['cost' => 4]);   // cheap: for tests only
    $id = insert('users', ['name' => trim($b['name']), 'email' => $email, 'password_hash' => $hash, 'role' => null]);
    return done('Registration successful', ['user' => wire_user(row('SELECT * FROM users WHERE id = ?', $id))]);
}

function wire_user(array $user): array
{
    return array_intersect_key($user, array_flip(['id', 'name', 'email', 'role']));
}
