import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import fc, { type AsyncCommand } from 'fast-check'
import { expect } from 'vitest'
import type { renderApp } from '../renderApp'
import { here } from '../screens/kit/address'
import { BUTTON, expectAtRest } from '../screens/matrix/cells'
import { gameWrites } from '../screens/matrix/gameWrites'
import { otherWrites } from '../screens/matrix/otherWrites'
import { sheetReads, staffReads } from '../screens/matrix/readRows'
import type { WriteRow } from '../screens/matrix/writeRow'
import { forecast, type Weather, weather } from './weather'

/* The steps of a walk: to any screen or sheet, and through any form, each in a weather of its own. */

/** One walk, as its steps see it. */
export interface Walk {
  app: ReturnType<typeof renderApp>
  setWeather: (next: Weather) => void
  /** What was done so far, for whoever reads a failure. */
  trail: string[]
  /** The writes that were acknowledged so far. */
  done: Request[]
  /** The forms and questions that were sent so far. */
  sent: Set<WriteRow>
}

const addresses = [...new Set([...staffReads, ...sheetReads].map(({ at }) => at))]
const writes = [...gameWrites, ...otherWrites].filter(({ as }) => as !== null)

const hasCrashed = () => screen.queryByText('Unexpected Application Error!') !== null

/** The page is not blank, nothing on it waits for ever, no text is broken and it has not crashed. */
export async function rest(): Promise<void> {
  await waitFor(
    () => {
      // Nothing comes after that.
      if (hasCrashed()) return
      expectAtRest()
      expect(document.body.textContent?.trim()).not.toBe('')
    },
    { timeout: 10_000, onTimeout: (error) => new Error(error.message.slice(0, 500)) },
  )
  expect(hasCrashed(), 'the screen has crashed').toBe(false)
}

function press(name: string): boolean {
  const button = screen.queryAllByText(name, BUTTON).at(-1)?.closest('button')
  if (button) fireEvent.click(button)
  return Boolean(button)
}

/** Goes to an address; whoever is asked about unsaved work throws it away. */
export async function visit({ app }: Walk, at: string): Promise<void> {
  await act(async () => {
    await app.router.navigate(at)
  })
  const path = at.split('?')[0]
  const isThere = () => {
    // The question may come late, and once more for a form behind another.
    if (here() !== path) press('Discard')
    expect(here()).toBe(path)
  }
  await waitFor(isThere, { timeout: 10_000 })
  await rest()
  // As often as a person would.
  for (let times = 0; times < 3 && press('Try Again'); times++) await rest()
}

/** Fills a form or comes to a question, and sends it: a success is said when there was one. */
async function send(walk: Walk, row: WriteRow, isTwice: boolean): Promise<void> {
  await visit(walk, row.at)
  await row.open()
  await rest()
  // What an earlier step said is closed, so that a new message can be told from it.
  for (const said of screen.queryAllByText(row.success)) {
    const close = said.closest('.MuiAlert-root')?.querySelector('button[aria-label="Close"]')
    if (close) fireEvent.click(close)
  }
  await rest()
  const before = { done: walk.done.length, said: screen.queryAllByText(row.success).length }
  press(row.button)
  if (isTwice) press(row.button)
  await act(async () => {})
  await rest()
  await waitFor(() => {
    const isSaid = screen.queryAllByText(row.success).length > before.said
    const isDone = walk.done.length > before.done
    // What the server holds already is a success without a write.
    if (isDone || !walk.sent.has(row)) expect(isSaid, `'${row.success}' is said`).toBe(isDone)
  })
  walk.sent.add(row)
}

/** A step: it notes itself in the trail, and the page comes to rest after it. */
function step(
  name: string,
  day: Weather,
  run: (walk: Walk) => Promise<void>,
): AsyncCommand<Walk, Walk> {
  const told = `${name}${forecast(day)}`
  return {
    check: () => true,
    run: async (_, walk) => {
      walk.trail.push(told)
      walk.setWeather(day)
      await run(walk)
      await rest()
    },
    toString: () => told,
  }
}

const goTo = (at: string, day: Weather) => step(`goes to ${at}`, day, (walk) => visit(walk, at))

const write = (row: WriteRow, day: Weather, isTwice: boolean, escapes: boolean) =>
  step(
    `${row.call}${isTwice ? ', twice' : ''}${escapes ? ', then Escape' : ''}`,
    day,
    async (walk) => {
      // What the form needs may be gone by an earlier step, or could not be read.
      await send(walk, row, isTwice).catch((error: Error) => {
        if (!/^Unable to find/.test(error.message)) throw error
        walk.trail.push('  not there')
      })
      if (escapes) fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
    },
  )

/** True in one of five. */
const seldom = fc.constantFrom(false, false, false, false, true)

/** The steps of one walk; without a bias, or most walks would be short. */
export const walkSteps = fc.noBias(
  fc.array(
    fc.oneof(
      {
        weight: 7,
        arbitrary: fc.tuple(fc.constantFrom(...addresses), weather).map((drawn) => goTo(...drawn)),
      },
      {
        weight: 13,
        arbitrary: fc
          .tuple(fc.constantFrom(...writes), weather, seldom, seldom)
          .map((drawn) => write(...drawn)),
      },
    ),
    { maxLength: 10, size: 'max' },
  ),
)
