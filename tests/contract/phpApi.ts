import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { end, freePort, untilAnswers } from '../childServer'
import type { Database } from '../mock-api/database'

/** A row of the server's database; SQLite's numbers come as text, as PHP gives them. */
type TableRow = Record<string, string | null>

/** The mock's tables as those of the server. */
const tablesOf = ({ games, ...db }: Database) => ({
  users: db.users,
  combined_plans: db.combinedPlans,
  games: [
    ...games.bruins.map((row) => ({ side: 'B', ...row })),
    ...games.celtics.map((row) => ({ side: 'C', ...row })),
  ],
  game_plans: db.gamePlans,
  pricing_plans: db.pricing,
  reps: db.reps,
  rep_plans: db.links,
})

export type Table = keyof ReturnType<typeof tablesOf>

/** The real server of the API, running with a database of its own. */
export interface PhpApi {
  /** Without a slash at the end. */
  origin: string
  /** The rows of this database and no others; nobody is signed in. */
  fill(db: Database): Promise<void>
  /** Ends every session on the server; who was signed in keeps the cookie. */
  expire(): Promise<void>
  /** Every row of every table, as it is stored. */
  tables(): Promise<Record<Table, TableRow[]>>
  stop(): Promise<void>
}

const ROUTER = join(import.meta.dirname, 'server', 'router.php')
const NEEDED = ['pdo_sqlite', 'mbstring']

/** What is missing here for the server to run, as a sentence; undefined when nothing is. */
function missingPhp(): string | undefined {
  const { error, stdout } = spawnSync('php', ['-m'], { encoding: 'utf8' })
  if (error) return 'php is not installed'
  const modules = stdout.toLowerCase().split(/\s+/)
  const missing = NEEDED.filter((name) => !modules.includes(name))
  return missing.length === 0 ? undefined : `php has no ${missing.join(' and no ')}`
}

/**
 * Whether the tests against the server can run. Where PHP is missing they are skipped with a word,
 * unless `CONTRACT=required` or `CI` is set: then that is a failure.
 */
export function canRunPhp(): boolean {
  const missing = missingPhp()
  if (missing === undefined) return true
  const words = `Not tested against a real server: ${missing} (see tests/contract/README.md).`
  if (process.env.CONTRACT === 'required' || process.env.CI) throw new Error(words)
  console.warn(words)
  return false
}

/** Starts the server on a free port with empty tables. @param listsIds its lists of plans have ids too. */
export async function startPhpApi({ listsIds = false } = {}): Promise<PhpApi> {
  const folder = mkdtempSync(join(tmpdir(), 'game-plans-api-'))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const settings = ['display_errors=0', 'log_errors=1'].flatMap((setting) => ['-d', setting])
  const server = spawn('php', [...settings, '-S', `127.0.0.1:${port}`, ROUTER], {
    env: {
      ...process.env,
      CONTRACT_DB: join(folder, 'api.db'),
      CONTRACT_PLAN_IDS: listsIds ? '1' : '',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  server.stderr.on('data', (text) => (said += text))

  const control = async (method: string, name: string, body?: object) => {
    const response = await fetch(`${origin}/__test/${name}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${method} ${name}: ${await response.text()}\n${said}`)
    return response.json()
  }
  const stop = async () => {
    await end(server)
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await untilAnswers(server, () => control('POST', 'expire'))
  } catch (error) {
    await stop()
    throw new Error(`The server did not start: ${said}`, { cause: error })
  }
  return {
    origin,
    fill: (db) => control('PUT', 'tables', tablesOf(db)),
    expire: () => control('POST', 'expire'),
    tables: () => control('GET', 'tables'),
    stop,
  }
}
