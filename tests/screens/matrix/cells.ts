import { circularProgressClasses } from '@mui/material/CircularProgress'
import { fireEvent } from '@testing-library/react'
import { expect, type TestContext } from 'vitest'

/** After so many broken cells the rest of a row is not tried: each of them waits in vain. */
const MOST_BROKEN = 4
/** How long a page may take to come to rest, in milliseconds. */
export const PATIENCE = { timeout: 3000, interval: 10 }

/** Buttons by their text: one that changes stands in an element of its own. */
export const BUTTON = { selector: 'button, button > span' }

/** What no page may ever show. */
const GARBAGE = /undefined|NaN|\[object Object\]|Invalid Date/
/** What a page may show only while something is on its way. */
const WAITING =
  /Loading|Running checks|Checking where|Signing in|(Saving|Adding|Updating|Deleting)( \d+ of \d+)?\.\.\./

/** A text without the time that the session has left, which changes each second. */
export const timeless = (text: string | null = '') => (text ?? '').replace(/\d+h \d+m \d+s/, '')

/** The page is at rest and none of its texts is broken. */
export function expectAtRest(): void {
  const text = document.body.textContent ?? ''
  expect(text).not.toMatch(GARBAGE)
  expect(text).not.toMatch(WAITING)
  expect(document.getElementsByClassName(circularProgressClasses.root)).toHaveLength(0)
  // Of a sheet, and of a screen whose code is on its way.
  expect(document.getElementsByClassName('spinner')).toHaveLength(0)
  // A part of a page whose code or list is on its way.
  expect(document.querySelectorAll('[aria-label="Loading"], [aria-busy="true"]')).toHaveLength(0)
  // The rows below the window come after the first ones, with a hand on the page.
  fireEvent.pointerMove(document.body)
  for (const table of document.querySelectorAll('table[aria-rowcount]')) {
    const rows = table.querySelectorAll('tr:not([aria-hidden])')
    expect(`${rows.length}`).toBe(table.getAttribute('aria-rowcount'))
  }
}

/** The cells of one row of the matrix: a broken one is kept and does not hide the others. */
export function createCells() {
  const broken: string[] = []
  let all = 0
  return {
    /** Tries one cell; `recover` readies the page for the next when it does not hold. */
    async hold(
      name: string,
      check: () => Promise<void>,
      recover?: () => Promise<void>,
    ): Promise<void> {
      all++
      if (broken.length >= MOST_BROKEN) {
        broken.push(`${name}: not tried`)
        return
      }
      try {
        await check()
      } catch (error) {
        broken.push(`${name}: ${reasonOf(error)}`)
        await recover?.()
      }
    },
    /** Tells the run how many hold; fails with the list of those that do not. */
    report({ task }: TestContext): void {
      const held = all - broken.length
      task.meta.cells = { held, all }
      expect(held, `broken cells:\n${broken.join('\n')}`).toBe(all)
    },
  }
}

/** The first lines of an error, without Testing Library's print of the whole page. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text.split('Ignored nodes')[0]?.slice(0, 600).trim() ?? ''
}
