import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { program } from '../childServer'
import { type Engine, finishedPdf, type Paper, succeeds } from './engine'

const imports = 'import gi; gi.require_version("Gtk", "3.0"); gi.require_version("WebKit2", "4.1")'

/** The Python that knows WebKit; Debian's packages serve the system's own. */
export function findWebkit(): string | undefined {
  if (!program('xvfb-run')) return undefined
  return ['/usr/bin/python3', 'python3'].find((python) => succeeds(python, ['-c', imports]))
}

/** WebKit, printing through GTK's print operation, with a display of its own. */
export async function startWebkit(python: string, paper: Paper): Promise<Engine> {
  const folder = await mkdtemp(join(tmpdir(), 'engines-webkit-'))
  const file = join(folder, 'printed.pdf')
  const host = spawn('xvfb-run', ['-a', python, join(import.meta.dirname, 'webkit_host.py')], {
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const answers = createInterface({ input: host.stdout })[Symbol.asyncIterator]()

  async function job(what: Record<string, unknown>): Promise<unknown> {
    host.stdin.write(`${JSON.stringify(what)}\n`)
    const { value: line, done } = await answers.next()
    if (done) throw new Error('WebKit has ended.')
    const { value, error } = JSON.parse(line)
    if (error !== undefined) throw new Error(`WebKit: ${error}`)
    return value
  }

  return {
    open: async (url) => void (await job({ open: url })),
    evaluate: <T>(expression: string) => job({ evaluate: expression }) as Promise<T>,
    async print(orientation) {
      await rm(file, { force: true })
      const { size, margin } = paper
      await job({
        print: file,
        paper: size === 'letter' ? 'na_letter' : 'iso_a4',
        landscape: orientation === 'landscape',
        margin,
      })
      return finishedPdf(file)
    },
    takeErrors: () => [],
    async close() {
      host.stdin.end()
      await once(host, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
