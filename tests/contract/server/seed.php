<?php
declare(strict_types=1);
// Makes the database afresh: a small season with every oddity the API's own data has shown.

require_once __DIR__ . '/lib.php';

const SEED_USERS = [   // name, email, password, role
    ['Alice Admin', 'admin@example.com', 'Admin2026!', 'admin'],
    ['Ben Garden', 'bgs@example.com', 'Garden2026!', 'bgs'],
    ['Sara Sales', 'sales@example.com', 'Sales2026!', 'sales'],
    ['Nora Norole', 'norole@example.com', 'Norole2026!', ''],
];

const SEED_REPS = [   // name, email, phone
    ['Sales Team', 'sales.team@example.com', '617-555-0100'],
    ["Sean O'Brien", 'sean.obrien@example.com', '617-555-0101'],
    ['Zoë Núñez', 'zoe.nunez@example.com', '(617) 555-0102'],
    ['Maria Lopez', 'maria.lopez@example.com', '6175550103'],
    ['Tom Chen', 'tom.chen@example.com', null],
    ['Pat Unassigned', 'pat@example.com', '617-555-0105'],
];

const SEED_COMBINED = [   // code, title, pdf, last_updated, original_plans
    ['p26rafb-p', 'Rafters Season Package', 'p26rafb-p.pdf', '2025-09-02 10:15:00', 'B26RAF, C26RAF,'],
    ['p26full', 'All Home Games', 'https://example.com/pdf/p26full.pdf', '2025-09-03 09:00:00', 'B26FULL,C26FULL'],
    ['p26suiteb', 'Bruins Suite', 'https://example.com/pdf/suite%20b.pdf', '2025-09-04 16:45:30', 'B26SUITE'],
    ['p26suitec', 'Celtics Suite', 'p26suitec.pdf', '2025-09-05 08:00:00', 'C26SUITE,'],
    ['p26empty', 'Empty', 'p26empty.pdf', '2025-09-06 12:00:00', ''],
    ['p26nopdf', 'Half', null, '2025-09-07 00:00:00', 'B26HALF'],
    ['p26badpdf', 'Bad PDF Link', "javascript:document.title='pwned'", '2025-09-08 23:59:59', 'B26FIVE'],
    ['p26longtitle', 'A Sixty Character Title For The Season Calendar Page Is Here', 'p26longtitle.pdf', '2025-09-09 12:00:00', 'B26HALF, C26HALF'],
    ['p26mix', 'Generic Mix & <b>More</b>', '', '2025-12-31 23:30:00', 'P26MIX'],
    ['P26 Loge Club', 'Loge Club', 'loge club.pdf', '2025-09-11 12:00:00', 'B26EIGHT,C26FIVE'],
    ['p25archive', 'Last Season', null, '2024-09-11 12:00:00', 'P25OLD'],
    ['p26ghost', 'Plan Without Games', null, '2025-09-12 12:00:00', 'B26NOSUCH, ,C26NOSUCH'],
];

const SEED_GENERIC = [   // event, plan, team, date, time: games of neither list, for details/{id}
    ['G250815', 'P26MIX', 'Bruins vs. Sabres', '2025-08-15', '19:00:00'],       // before the season's months
    ['G251130', 'P26MIX', 'Bruins vs. Kraken', '2025-11-30', '13:00:00'],       // sixth week row
    ['G251130N', 'P26MIX', 'Celtics vs. Heat', '2025-11-30', '20:00:00'],
    ['G260214', 'P26MIX', 'Bruins vs. Moose', '2026-02-14', '12:00:00'],        // opponent nobody knows
    ['G260215', 'P26MIX', 'Celtics vs. Spurs', '2026-02-15', '00:00:00'],       // time not set
    ['G260505', 'P26MIX', 'Celtics vs. Knicks', '2026-05-05', '19:30:00'],      // after the season's months
    ['G241010', 'P25OLD', 'Bruins vs. Canadiens', '2024-10-10', '19:00:00'],
    ['G250301', 'P25OLD', 'Bruins vs. Utah Hockey Club', '2025-03-01', '00:30:00'],
];

const LOCATIONS = [   // location, colour, plan holder price, box office price per game
    ['Loge Center', 'FFB81C', 216.50, 262.00], ['Loge End', '1D4F91', 165.00, 199.75],
    ['Balcony Center', '00843D', 128.50, 154.00], ['Balcony Corner', 'c8102e', 96.00, 118.25],
    ['Balcony End', '5A3', 74.50, 92.00], ['Rafters', '000000', 61.50, 78.00],
];
const SEED_PRICING = ['Plan A' => [22, 6], 'Plan B' => [22, 6], 'Weekend Plan' => [11, 5],   // name => games, locations
    'Rival Black Home Plan' => [11, 5], '5-Game Plan' => [5, 4], '6-Game Plan' => [6, 4]];

function seed(): void
{
    transaction(function (): void {
        foreach (column("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'") as $table) db()->exec("DROP TABLE $table");
        db()->exec(file_get_contents(__DIR__ . '/schema.sql'));
        foreach (SEED_USERS as [$name, $email, $password, $role]) {
            insert('users', ['name' => $name, 'email' => $email, 'password_hash' => password_hash($password, PASSWORD_BCRYPT, ['cost' => 4]), 'role' => $role]);
        }
        seed_games();
        foreach (SEED_COMBINED as $plan) insert('combined_plans', array_combine(['combine_plan_event', 'plan_event_title', 'plan_event_pdf', 'last_updated', 'original_plans'], $plan));
        seed_pricing();
        db()->exec('INSERT INTO game_plans (plan_event_name, plan_total_events) SELECT plan_event_name, count(DISTINCT event_name)
            FROM games WHERE plan_event_name IS NOT NULL GROUP BY plan_event_name ORDER BY min(event_id)');
    });
}

function seed_games(): void
{
    $all = ['B' => [], 'C' => []];
    foreach (json_decode(file_get_contents(__DIR__ . '/games.json'), true) as [$code, $opponent, $time, $kind]) {
        $side = $code[0];
        $club = ['B' => 'Bruins', 'C' => 'Celtics'][$side];
        $regular = !in_array($kind, ['preseason', 'cup-potential'], true);
        $all[$side][$code] = [
            'team' => match ($kind) {
                'preseason' => "PRESEASON $club vs. $opponent",
                'cup-group' => "$club vs. $opponent *GP",
                'cup-potential' => 'NBA CUP Potential Home Game',
                default => "$club vs. $opponent",
            },
            'game_number' => $regular ? 1 + count(array_filter($all[$side], fn($x) => $x['game_number'] > 0)) : 0,
            'event_date' => preg_replace('/^.(..)(..)(..)$/', '20$1-$2-$3', $code), 'event_time' => "$time:00",
            'opponent_logo' => $opponent === 'TBD' ? null
                : 'https://logos.example.com/' . ($side === 'B' ? 'nhl/' : 'nba/') . strtolower(str_replace(' ', '-', $opponent)) . '.png',
        ];
    }
    // Two more that no schedule has: the same date and team as B251221, and a game in no plan.
    $extra = ['B251221Y' => $all['B']['B251221'], 'B260101' => ['team' => 'Bruins vs. TBD', 'game_number' => 0, 'event_date' => '2026-01-01', 'event_time' => '00:00:00']];

    // Which plans each game is in; the same code twice in a list makes two rows.
    $b = array_keys($all['B']);
    $c = array_keys($all['C']);
    $season = array_values(array_filter($b, fn($code) => $all['B'][$code]['game_number'] > 0));
    $cup = array_values(array_filter($c, fn($code) => str_contains($all['C'][$code]['team'], 'NBA CUP')));
    $every = fn(array $list, int $step, int $from, int $max) => array_slice(array_values(array_filter($list, fn($i) => $i >= $from && ($i - $from) % $step === 0, ARRAY_FILTER_USE_KEY)), 0, $max);
    $with = fn(string ...$words) => array_values(array_filter($season, fn($code) => preg_match('/' . implode('|', $words) . '/', $all['B'][$code]['team'])));
    $weekend = array_values(array_filter($season, fn($code) => in_array(date('N', strtotime($all['B'][$code]['event_date'])), ['6', '7'], true)));
    $first = fn(array $lead, int $n) => array_slice(array_values(array_unique([...$lead, ...$season])), 0, $n);
    $plans = ['B' => [
        'B26FULL' => $b, 'B26RAF' => $every($b, 2, 0, 99), 'B26SUITE' => $every($b, 4, 2, 12), 'B26HALF' => $every($b, 4, 0, 11),
        'B26EIGHT' => $every($b, 5, 1, 8), 'B26FIVE' => $every($b, 9, 4, 5),
        'bp265plana' => $every($season, 8, 0, 5), 'bp265planb' => $every($season, 8, 3, 5),
        'bp266plana' => $every($season, 7, 1, 6), 'bp266planb' => $every($season, 6, 4, 6),
        'bp26weekend' => array_slice($weekend, 0, 11), 'bp26rival' => $first($with('Canadiens', 'Maple Leafs', 'Rangers', 'Panthers'), 11),
        'bp26black' => $first(['B251128'], 11), 'bp26opener' => $every($season, 4, 0, 11),
        'bp26halfseasonplana' => array_slice($season, 0, 22), 'bp26halfseasonplanb' => array_slice($season, -22),
        'B26YOUTH' => [$weekend[0], $weekend[1], $weekend[1], $weekend[4], $weekend[6], $weekend[6], 'B251221Y', $weekend[9]],
    ], 'C' => [
        'C26FULL' => $c, 'C26RAF' => [...$every(array_values(array_diff($c, $cup)), 2, 0, 99), ...$cup], 'C26SUITE' => $every($c, 4, 0, 12),
        'C26HALF' => [...$every($c, 6, 1, 8), $cup[0], $cup[3], 'C251121'], 'C26FIVE' => $every($c, 9, 3, 5),
    ]];
    $mixed = ['B' => ['B251004', 'B251101', 'B260110'], 'C' => ['C251015', 'C251101', 'C251121', 'C251123', 'C260110']];
    $all['B'] += $extra;
    foreach ($plans as $side => $lists) {
        foreach ([...$lists, 'P26MIX' => $mixed[$side]] as $plan => $codes) {
            foreach ($codes as $code) insert('games', ['side' => $side, 'event_name' => $code, 'plan_event_name' => $plan] + $all[$side][$code]);
        }
    }
    insert('games', ['side' => 'B', 'event_name' => 'B260101'] + $extra['B260101']);
    foreach (SEED_GENERIC as [$event, $plan, $team, $date, $time]) {
        insert('games', ['side' => 'G', 'event_name' => $event, 'plan_event_name' => $plan, 'team' => $team, 'game_number' => 0, 'event_date' => $date, 'event_time' => $time]);
    }
    insert('games', ['side' => 'B', 'plan_event_name' => 'B26NEW']);   // a plan without games
}

function seed_pricing(): void
{
    foreach (SEED_REPS as $rep) insert('reps', array_combine(['rep_name', 'rep_email', 'rep_phone'], $rep));
    foreach (SEED_PRICING as $name => [$games, $count]) {
        for ($i = 0; $i < $count; $i++) {
            [$location, $color, $holder, $box] = LOCATIONS[$i];
            $id = seed_location($name, $location, $color, $holder, $holder * $games, $box, $box * $games);
            // Maria does not sell Plan B, Tom sells only the first two locations of Weekend Plan, Pat sells nothing.
            foreach ([1, 2, 3, 4, 5] as $rep) {
                if (($rep === 4 && $name === 'Plan B') || ($rep === 5 && $name === 'Weekend Plan' && $i > 1)) continue;
                insert('rep_plans', ['rep_id' => $rep, 'pricing_plan_id' => $id]);
            }
        }
    }
    // Odd data: colours that are no colours, zero and missing prices, nobody assigned; and a plan with only a name.
    seed_location('Flex Plan', 'Bar Rail', '#ABCDEF', 0, 0, 50, 550);
    seed_location('Flex Plan', 'Promenade', 'zzz', 45.25, 497.75, null, null);
    seed_location('Flex Plan', 'Ledge', null, null, null, null, null);
    seed_location('Flex Plan', 'Sky "Box" <1>', 'AB', 300, 3300, 290, 3190);
    seed_location('Draft Plan', null, null, null, null, null, null);
}

function seed_location(string $name, ?string $location, ?string $color, null|int|float ...$prices): string
{
    [$a, $b, $c, $d] = array_map(fn($p) => $p === null ? null : number_format($p, 2, '.', ''), $prices);
    return insert('pricing_plans', ['pricing_name' => $name, 'location' => $location, 'location_color' => $color, 'plan_holder_price_per_game' => $a,
        'plan_holder_total' => $b, 'box_office_price_per_game' => $c, 'box_office_plan_total' => $d]);
}
