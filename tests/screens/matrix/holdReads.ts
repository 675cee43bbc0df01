import { dialogClasses } from '@mui/material/Dialog'
import { focusManager } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, type TestContext } from 'vitest'
import { smallSeason } from '../../mock-api/smallSeason'
import { renderApp } from '../../renderApp'
import { allowConsole, api } from '../../setup'
import { BUTTON, createCells, expectAtRest, PATIENCE, timeless } from './cells'
import { listFaults, type ReadFault, recordFaults } from './readFaults'
import type { App, ReadRow } from './readRows'

/**
 * What stands in the open dialog, else on the page. The countdown is not compared, nor what filters
 * offer to choose, which comes after the rows.
 */
function shown(): string {
  const place =
    document.getElementsByClassName(dialogClasses.paper)[0] ??
    document.getElementsByTagName('main')[0] ??
    document.body
  const text = timeless(place.textContent)
  return [...place.getElementsByTagName('select')].reduce(
    (left, { textContent }) => left.replace(textContent ?? '', ''),
    text,
  )
}

const tryAgain = () => screen.queryAllByText('Try Again', BUTTON)
const struck = ({ strikes, truth }: ReadRow) =>
  strikes ?? new RegExp(`${truth.replaceAll('/', '\\/')}$`)
const logged = (words: string) =>
  [console.error]
    .flatMap((spied) => (spied as unknown as { mock: { calls: unknown[][] } }).mock.calls)
    .filter(([what]) => what === words).length

/** Runs every fault of a row against the screen, mounted once. */
export async function holdReads(row: ReadRow, context: TestContext): Promise<void> {
  if (row.logged) allowConsole(new RegExp(`^${row.logged} ApiError: `))
  smallSeason(api.db)
  const app = renderApp(row.at, { as: row.as ?? null })
  const truth = await (await fetch(`${window.location.origin}/api/game-plans/${row.truth}`)).text()
  await waitFor(expectAtRest)
  await row.open?.(app)
  await waitFor(() => {
    expectAtRest()
    expect(shown()).toMatch(row.healthy)
    expect(tryAgain()).toEqual([])
  })
  const page: Page = { app, row, healthy: shown(), mended: new Set() }

  const cells = createCells()
  for (const fault of (row.isRecord ? recordFaults : listFaults)(truth)) {
    await cells.hold(fault.name, () => holdRead(page, fault), again(page))
  }
  await cells.hold('old after a failed refetch', () => holdOld(page), again(page))
  if (!row.isRecord) {
    const junk = [null, 1, {}, ...JSON.parse(truth), 'x', []]
    await cells.hold('junk among the rows', () => holdUnread(page, junk), again(page))
  }
  const { spoils } = row
  if (spoils) {
    const spoilt = JSON.parse(truth)
    spoilt.push({ ...spoilt.pop(), [spoils]: {} })
    await cells.hold('a spoilt row', () => holdUnread(page, spoilt), again(page))
  }
  if (row.spoils === 'event_name') {
    await cells.hold('two games of one code', () => holdTwins(page, truth), again(page))
  }
  cells.report(context)
}

/** What the next cell finds is its own business. */
const again = (page: Page) => () => recover(page).catch(() => {})

/**
 * What was read once and cannot be refreshed goes on standing there, with from when it is; that is
 * gone as soon as it is read again, for which nobody has to ask.
 */
async function holdOld({ app, row, healthy }: Page): Promise<void> {
  const end = api.faults.add({ kind: 'no-answer', method: 'GET', path: struck(row) })
  await act(() => app.client.invalidateQueries({ queryKey: row.key }))
  await waitFor(() => {
    expectAtRest()
    const text = shown()
    // A dialog or a form that stands needs no note.
    if (row.failed && !row.open && !row.again) {
      expect(text).toMatch(/As of .* could not be refreshed/)
    }
    expect(text).toMatch(row.healthy)
  }, PATIENCE)
  end()
  await act(async () => focusManager.onFocus())
  await waitFor(() => expectHealthy({ ...row, reads: 1 }, healthy), PATIENCE)
}

/** A row that cannot be read is missed: counted where staff read it, 'Incomplete' on a sheet. */
async function holdUnread({ app, row, healthy }: Page, rows: unknown[]): Promise<void> {
  const body = JSON.stringify(rows)
  const end = api.faults.add({ kind: 'raw', body, method: 'GET', path: struck(row) })
  await askAgain(app, row)
  await waitFor(() => {
    expectAtRest()
    // What a page only offers to choose from is not missed.
    if (!row.spoils && shown() === healthy) return
    expect(shown()).toMatch(row.as ? /couldn’t be read/ : /Incomplete: .*could not be read/)
  }, PATIENCE)
  end()
  await askAgain(app, row)
  await waitFor(() => expectHealthy({ ...row, reads: 1 }, healthy), PATIENCE)
}

/** Two games of one code are two games: the second hides the first nowhere. */
async function holdTwins({ app, row, healthy }: Page, truth: string): Promise<void> {
  const rows: Record<string, string>[] = JSON.parse(truth)
  const last = rows.at(-1)
  const [year, month, day] = String(last?.event_date).split('-')
  const event_date = `${year}-${month}-${day === '15' ? '16' : '15'}`
  const twin = { ...last, event_id: '990001', event_date, event_time: '15:33:00' }
  const body = JSON.stringify([...rows, twin])
  const end = api.faults.add({ kind: 'raw', body, method: 'GET', path: struck(row) })
  await askAgain(app, row)
  await waitFor(() => {
    expectAtRest()
    expect(shown()).toContain('3:33')
    expect(shown().length).toBeGreaterThan(healthy.length)
  }, PATIENCE)
  end()
  await askAgain(app, row)
  await waitFor(() => expectHealthy({ ...row, reads: 1 }, healthy), PATIENCE)
}

interface Page {
  app: App
  row: ReadRow
  /** What it showed at first. */
  healthy: string
  /** The kinds of fault after which it was seen to load again. */
  mended: Set<string>
}

/**
 * One fault. Whether the page then loads is tried where it still stands: what it takes for that is
 * the same after every fault of a kind.
 */
async function holdRead({ app, row, healthy, mended }: Page, fault: ReadFault): Promise<void> {
  const { reads = 1, logged: words } = row
  api.log.length = 0
  const loggedBefore = words ? logged(words) : 0
  const end = api.faults.add({ ...fault.fault, method: 'GET', path: struck(row) })
  await askAgain(app, row)

  if (fault.means === 'fine') {
    await waitFor(() => expectHealthy(row, healthy), PATIENCE)
  } else {
    const isUnknown = fault.means === 'unknown' && row.unknown !== undefined
    await waitFor(() => expectFailed(row, isUnknown), PATIENCE)
    if (words) expect(logged(words) - loggedBefore).toBe(isUnknown ? 0 : reads)
  }
  const asked = api.log.filter(({ path }) => struck(row).test(path))
  expect(asked.map(({ method }) => method)).toEqual(Array(reads * fault.requests).fill('GET'))

  end()
  if (fault.means === 'fine') {
    // The same rows as at first, unless one answer has stood for several.
    if (reads > 1) await askAgain(app, row)
  } else {
    const kind = `${fault.means} ${fault.requests}`
    if (mended.has(kind)) return
    mended.add(kind)
    const [button] = tryAgain()
    if (button) fireEvent.click(button)
    else await askAgain(app, row)
  }
  await waitFor(() => expectHealthy({ ...row, reads: 1 }, healthy), PATIENCE)
}

function expectHealthy({ healthy, reads = 1 }: ReadRow, first: string): void {
  expectAtRest()
  expect(tryAgain()).toEqual([])
  if (reads === 1) expect(shown()).toBe(first)
  else expect(shown()).toMatch(healthy)
}

function expectFailed({ failed, unknown, stays }: ReadRow, isUnknown: boolean): void {
  expectAtRest()
  const words = isUnknown ? unknown : failed
  if (words) expect(screen.getAllByText(words)).toHaveLength(1)
  else expect(screen.queryByText(/fail|error/i)).toBeNull()
  expect(tryAgain()).toHaveLength(isUnknown ? 0 : 1)
  if (stays) expect(shown()).toMatch(stays)
}

/** Forgets the answers, so that the screen goes through pending once more. */
async function askAgain(app: App, { key, again }: ReadRow): Promise<void> {
  await act(async () => {
    if (again) await again(app)
    else await app.client.resetQueries({ queryKey: key })
  })
}

async function recover({ app, row, healthy }: Page): Promise<void> {
  api.faults.clear()
  await askAgain(app, row)
  await waitFor(() => expectHealthy({ ...row, reads: 1 }, healthy), PATIENCE)
}
