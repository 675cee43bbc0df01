import { cpus, loadavg, totalmem } from 'node:os'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { attached, type Figure } from './figures'

/** Prints what all tests measured as one table, with the machine it was measured on. */
export default class BenchReporter implements Reporter {
  private readonly figures: Figure[] = []
  private readonly notes: string[] = []
  private readonly loadAtStart = loadavg()[0] ?? 0

  onTestEnd(_test: TestCase, { attachments }: TestResult) {
    for (const { name, body } of attachments) {
      const text = body?.toString() ?? ''
      if (name === attached.figure) this.figures.push(JSON.parse(text))
      if (name === attached.note && !this.notes.includes(text)) this.notes.push(text)
    }
  }

  onEnd() {
    const rows = [
      ['figure', 'ours', 'baseline', 'ratio (q1-q3)', 'aim'],
      ...this.figures.map(rowOf),
    ]
    const widths = [0, 1, 2, 3, 4].map((i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)))
    const lines = rows.map((row) =>
      row.map((text, i) => text[i === 0 ? 'padEnd' : 'padStart'](widths[i] ?? 0)).join('  '),
    )
    console.log(`\n\n${[machine(this.loadAtStart), '', ...lines, '', ...this.notes].join('\n')}\n`)
  }

  printsToStdio() {
    return false
  }
}

function rowOf({ name, ours, baseline, ratio, aim }: Figure): string[] {
  const show = (value: number) => `${value.toFixed(value < 100 ? 1 : 0)} ms`
  return [name, show(ours), show(baseline), ratioText(ratio), aim ? `≤ ${aim}` : '-']
}

function ratioText({ median, q1, q3, pairs, dropped, isResult }: Figure['ratio']): string {
  const text = `${median.toFixed(2)} (${q1.toFixed(2)}-${q3.toFixed(2)})`
  if (dropped === 0) return text
  return `${isResult ? '' : 'NO RESULT '}${text}, ${dropped} of ${pairs + dropped} pairs dropped`
}

function machine(loadAtStart: number): string {
  const cores = cpus()
  const memory = (totalmem() / 2 ** 30).toFixed(0)
  const loads = `${loadAtStart.toFixed(1)} at the start, ${loadavg()[0]?.toFixed(1)} at the end`
  return [
    `${cores[0]?.model.trim()}, ${cores.length} cores, ${memory} GiB, ${process.platform}`,
    `Node ${process.version}, load ${loads}`,
  ].join('\n')
}
