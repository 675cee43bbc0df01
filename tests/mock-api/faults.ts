import type { Json } from './wire'

/**
 * What goes wrong:
 * - `status`    the given `status` with `body` (an empty object unless given)
 * - `delay`     `ms` milliseconds pass, then the call goes on as usual
 * - `no-answer` the connection breaks off
 * - `html`      200 with the HTML of a login page
 * - `warning`   PHP prints an HTML warning before the true JSON
 * - `refused`   200 with `success: false` and a message
 * - `raw`       `body` exactly as given, with `status` or 200
 * - `hang`      no answer ever comes
 * - `hold`      the answer waits until `release`
 * - `late`      the connection breaks off, and the call arrives at `release`
 */
export const FAULT_KINDS = [
  ...(['status', 'delay', 'no-answer', 'html', 'warning'] as const),
  ...(['refused', 'raw', 'hang', 'hold', 'late'] as const),
]

export interface Fault {
  /** Any method when left out. */
  method?: string
  /** Part of the path with its query, or a pattern for it. Every path when left out. */
  path?: string | RegExp
  kind: (typeof FAULT_KINDS)[number]
  /** For `status` (500 unless given) and `raw` (200 unless given). */
  status?: number
  /** For `delay`. */
  ms?: number
  /** For `status` and `raw`: text goes out as it is, anything else as JSON. For `refused`: the message. */
  body?: Json
  /** How often it strikes; for ever when left out. */
  times?: number
  /** The call is carried out first, so a write has happened although its answer fails. */
  after?: boolean
}

/** The switches. Two faults may strike the same call: delays first, then the first of another kind. */
export function createFaults() {
  let active: { fault: Fault; left: number }[] = []
  let kept: (() => unknown)[] = []
  return {
    /** Switches a fault on; the function it gives back switches it off. */
    add(fault: Fault): () => void {
      const entry = { fault, left: fault.times ?? Number.POSITIVE_INFINITY }
      active.push(entry)
      return () => {
        active = active.filter((other) => other !== entry)
      }
    },
    clear() {
      active = []
      kept = []
    },
    list: () => active.map((entry) => entry.fault),
    /** The faults that strike this call; counts down their `times`. */
    take(method: string, pathAndSearch: string): Fault[] {
      const striking = active.filter(({ fault }) => strikes(fault, method, pathAndSearch))
      const delays = striking.filter(({ fault }) => fault.kind === 'delay')
      const other = striking.filter(({ fault }) => fault.kind !== 'delay').slice(0, 1)
      const hits = [...delays, ...other]
      for (const hit of hits) hit.left -= 1
      active = active.filter((entry) => entry.left > 0)
      return hits.map((hit) => hit.fault)
    },
    /** Keeps something for the next `release`. */
    keep(task: () => unknown) {
      kept.push(task)
    },
    /** Lets everything held and late go on, oldest first. */
    release() {
      const tasks = kept
      kept = []
      for (const task of tasks) task()
    },
  }
}

export type Faults = ReturnType<typeof createFaults>

function strikes(fault: Fault, method: string, pathAndSearch: string): boolean {
  if (fault.method && fault.method.toUpperCase() !== method.toUpperCase()) return false
  if (fault.path === undefined) return true
  // A pattern with the g flag would remember where it stopped and miss every other call.
  return typeof fault.path === 'string'
    ? pathAndSearch.includes(fault.path)
    : new RegExp(fault.path.source, fault.path.flags.replace(/[gy]/g, '')).test(pathAndSearch)
}

export const LOGIN_PAGE = `<!DOCTYPE html>
<html><head><title>Sign in</title></head>
<body><h1>Please sign in</h1><form method="post"><input name="user"><input name="pass" type="password"></form></body></html>
`

export const PHP_WARNING = `<br />
<b>Warning</b>:  Undefined array key "plan_event_pdf" in <b>/var/www/html/api/db.php</b> on line <b>42</b><br />
`
