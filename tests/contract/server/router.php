<?php
declare(strict_types=1);
// The API of docs/rules/calls.md over SQLite: CONTRACT_DB=file php -S host:port router.php

require_once __DIR__ . '/lib.php';
require_once __DIR__ . '/users.php';
require_once __DIR__ . '/games.php';
require_once __DIR__ . '/pricing.php';
require_once __DIR__ . '/routes.php';
require_once __DIR__ . '/control.php';

(function (): void {
    $method = $_SERVER['REQUEST_METHOD'];
    $path = explode('?', $_SERVER['REQUEST_URI'], 2)[0];
    $raw = (string) file_get_contents('php://input');
    header_remove('X-Powered-By');
    header('Content-Type: application/json; charset=utf-8');
    header('Cache-Control: no-store');
    [$status, $data] = match (true) {
        str_starts_with($path, '/__test/') => control($method, $path, $raw),
        str_starts_with($path, '/api/') => dispatch($method, $path, $raw),
        default => [404, ['error' => 'Not found']],
    };
    http_response_code($status);
    echo json_encode($data);
})();
