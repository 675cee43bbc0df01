import { cleanup, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createQueryClient } from '../../src/api/cache/queryClient'
import {
  askForPage,
  drawPicture,
  hasPicture,
  pageInAddress,
} from '../../src/app/picture/firstPicture'
import { patterns } from '../../src/config/paths'
import { isPictured } from '../../src/config/pictured'
import { isPublic } from '../../src/config/printSets'
import { sessionMark } from '../../src/session/storedExpiration'
import { startCalls } from '../../src/start/startCalls'
import { forgetFirstReadings } from '../../src/ui/useStore'
import { sheets } from '../engines/sheets'
import { createSession } from '../mock-api/auth'
import { renderApp } from '../renderApp'
import { allowConsole, api } from '../setup'

/*
 * A page's first picture is drawn without React (src/app/picture), which takes it over as it stands: so it
 * must be what React draws, element by element.
 */

/**
 * All elements with their attributes, and each text by itself, a line each; ids by the order they stand
 * there, for whose they are differs and what refers to them does not; without the session's minutes.
 */
function outline(root: Node): string {
  const lines: string[] = []
  const write = (node: Node, depth: number) => {
    for (const child of node.childNodes) {
      // What there is to choose is read after the first picture.
      if (child instanceof HTMLOptionElement && child.value !== '') continue
      const indent = ' '.repeat(depth)
      if (!(child instanceof Element)) lines.push(`${indent}"${child.textContent}"`)
      else {
        const attributes = [...child.attributes].map(({ name, value }) => `${name}=${value}`)
        lines.push([indent + child.tagName, ...attributes.sort()].join(' '))
      }
      write(child, depth + 1)
    }
  }
  write(root, 0)
  const ids: string[] = []
  return lines
    .join('\n')
    .replace(/(\d+h )?\d+m left/g, 'left')
    .replace(/_[rp]_[0-9a-z]+_/g, (id) => {
      if (!ids.includes(id)) ids.push(id)
      return `#${ids.indexOf(id)}`
    })
}

/** Opens an address as the page does before React is there. @returns the picture, put into the page. */
async function drawn(path: string, client = createQueryClient({ retryDelay: 0 })) {
  window.history.replaceState(null, '', `/game-plans${path}`)
  window.startedFor = sessionMark()
  const found = pageInAddress()
  if (!found || !hasPicture(found)) throw new Error(`${path} has no picture`)
  startCalls(found)
  const picture = await drawPicture(found, client, askForPage(found, client))
  if (picture === null) throw new Error(`${path} was not drawn`)
  const root = document.createElement('div')
  document.body.append(root)
  root.append(picture.first.nodes)
  picture.first.begin()
  return { root, picture }
}

async function expectSame(path: string, as: string | null): Promise<void> {
  if (as !== null) {
    const { session_expiration } = createSession(api.db, as)
    window.localStorage.setItem('sessionExpiration', String(session_expiration))
  }
  const { root, picture } = await drawn(path)
  const asDrawn = outline(root)
  expect(root.querySelector('h1, h2')).not.toBeNull()
  picture.first.end()
  root.remove()
  const { container } = renderApp(path, { as })
  await waitFor(() => expect(outline(container)).toBe(asDrawn), { timeout: 3000 })
  expect(document.title).toBe(picture.title)
}

const widths = { desk: false, phone: true }

let usual: typeof window.matchMedia
beforeEach(() => {
  usual = window.matchMedia
  forgetFirstReadings()
})
afterEach(() => {
  cleanup()
  window.matchMedia = usual
})

/** A window of a desk or of a phone, as far as the app asks. */
function beWide(isNarrow: boolean): void {
  window.matchMedia = (query) => {
    const matches = /max-width/.test(query) ? isNarrow : /min-width/.test(query) && !isNarrow
    return { ...usual(query), media: query, matches } as MediaQueryList
  }
}

it.each(
  Object.entries(widths).flatMap(([width, isNarrow]) =>
    sheets.map(({ address }) => [address, width, isNarrow] as const),
  ),
)('%s on a %s is drawn as React draws it', async (path, _width, isNarrow) => {
  beWide(isNarrow)
  await expectSame(path, null)
})

const lists = (Object.keys(patterns) as (keyof typeof patterns)[]).filter(
  (key) => isPictured(key) && !isPublic(key),
)

it.each(
  Object.entries(widths).flatMap(([width, isNarrow]) =>
    lists.map((key) => [key, width, isNarrow] as const),
  ),
)('the list %s on a %s is drawn as React draws it', async (key, _width, isNarrow) => {
  beWide(isNarrow)
  await expectSame(patterns[key], 'admin')
})

it('leaves to React what is missing, has failed, or what a printed copy leads to', async () => {
  const open = async (path: string) => {
    window.history.replaceState(null, '', `/game-plans${path}`)
    window.startedFor = sessionMark()
    const found = pageInAddress()
    const client = createQueryClient({ retryDelay: 0 })
    return found && hasPicture(found) ? drawPicture(found, client, askForPage(found, client)) : null
  }
  allowConsole(/Error fetching/)
  // Nobody is signed in; the address is to be written otherwise; a form.
  for (const path of [
    '/bruins-games',
    '/BGS/calendar/p26all',
    '/bgs/calendar/p26all#p=AAAA',
    '/',
  ]) {
    expect(await open(path), path).toBeNull()
  }
  expect(await open('/bgs/calendar/p26all')).not.toBeNull()
  api.faults.add({ kind: 'status', status: 500, path: 'distinct/plans/B26FULL' })
  expect(await open('/bgs/calendar/p26all')).toBeNull()
  api.faults.add({ kind: 'html', path: 'combined/distinct/single' })
  expect(await open('/bgs/package/p26suite10')).toBeNull()
})

it('has a sheet’s words for a plan that is none, too', async () => {
  const { root } = await drawn('/bgs/calendar/p26nosuch')
  expect(root.textContent).toContain('No plan found for p26nosuch')
  root.remove()
})
