import type { Examination } from './examine'

/** What a problem means for whoever runs the server, by the words of the problem. */
const advice: readonly (readonly [problem: RegExp, what: string])[] = [
  [
    /^no answer/,
    'The server does not answer there: check the address, the certificate and the firewall.',
  ],
  [
    /redirects/,
    'Answer at the very address: a redirect (slash at the end, http to https) loses the session.',
  ],
  [/^status 404/, 'The call is not there: check the rewrite rules, and the base address.'],
  [
    /^status 401|^status 403/,
    'The account may not ask this: sign in as admin or bgs, and pass the session’s cookie on.',
  ],
  [/^status 5/, 'The server breaks on this call: its error log says why.'],
  [
    /HTML, not JSON/,
    'A page comes back instead of data: a sign-in of the host, or the app’s own index.html, stands before the API.',
  ],
  [/^not JSON/, 'Print JSON and nothing else, whole: a cut or doubled answer cannot be read.'],
  [/PHP warning/, 'Set display_errors = Off: the app reads past a warning, other readers do not.'],
  [/byte-order mark/, 'Save the PHP file without a byte-order mark.'],
  [/is no list/, 'Answer an array: an object without numbered entries cannot be read as a list.'],
  [
    /is missing in|are no records|in row \d/,
    'Send every field of docs/rules/fields.md, in its form.',
  ],
  [
    /Access-Control-Allow-Origin/,
    'Name the app’s origin in Access-Control-Allow-Origin; with cookies * is not enough.',
  ],
  [/Allow-Credentials/, 'Add Access-Control-Allow-Credentials: true.'],
  [
    /Allow-Methods|Allow-Headers/,
    'Answer OPTIONS with GET, POST, PUT, DELETE and Content-Type, without a sign-in.',
  ],
  [/SameSite/, 'Set the cookie with SameSite=None; Secure, or serve app and API from one host.'],
  [/not Secure/, 'Set the cookie with Secure.'],
  [/HttpOnly/, 'Set the cookie with HttpOnly.'],
  [/No? ?Set-Cookie/i, 'Start a session at sign-in and send its cookie.'],
  [/it took/, 'People wait from two seconds on: look at the query behind it.'],
]

const line = ({ call, status, took, problems }: Examination) => {
  const isAsked = status === 401 && problems.length === 0
  const mark = isAsked ? '?   ' : problems.length === 0 ? 'ok  ' : 'BAD '
  const facts = [
    isAsked ? 'asks for a sign-in' : (status ?? 'no answer'),
    took === null ? '' : `${Math.round(took)} ms`,
  ]
  return [
    `${mark} ${call}  (${facts.filter(Boolean).join(', ')})`,
    ...problems.map((problem) => `       - ${problem}`),
  ].join('\n')
}

/** Everything as text: each call, then what to change on the server. */
export function reportText(examinations: readonly Examination[]): string {
  const problems = examinations.flatMap((one) => one.problems)
  const toDo = advice.filter(([pattern]) => problems.some((problem) => pattern.test(problem)))
  const bad = examinations.filter((one) => one.problems.length > 0).length
  return [
    ...examinations.map(line),
    '',
    bad === 0
      ? `All ${examinations.length} calls are as the app needs them.`
      : `${bad} of ${examinations.length} calls would trouble the app. What to change:`,
    ...toDo.map(([, what]) => `- ${what}`),
  ].join('\n')
}
