import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../renderApp'
import { allowConsole, api } from '../../setup'
import { createCells, expectAtRest } from './cells'
import { holdReads } from './holdReads'
import { recordFaults } from './readFaults'
import { staffReads } from './readRows'

/* Every endpoint that a staff screen reads, struck by every fault of the transport and of PHP. */

describe('staff screens read', () => {
  it.for(staffReads)('$endpoint at $at [checks 26, 42, 43, 60, 61, 62, 66]', (row, context) =>
    holdReads(row, context),
  )
})

/**
 * An answer that names nobody leads to Sign In without a word; a server that does not answer ends no
 * session, and is asked again.
 */
it('the session check at /dashboard [checks 23, 42, 43, 60, 61, 62, 66]', async (context) => {
  allowConsole(/^Error checking session ApiError: /)
  renderApp('/dashboard', { as: 'admin' })
  await screen.findByRole('heading', { name: 'Admin Dashboard' })
  await screen.findByText('bgs@example.com')
  const truth = await (await fetch(`${window.location.origin}/api/check-session/index.php`)).text()
  // A page out of the back-forward cache checks its session again.
  const check = () =>
    act(async () => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
  const isIn = async () => {
    expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeInTheDocument()
    await waitFor(expectAtRest)
  }
  const isOut = async () => {
    expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeInTheDocument()
    expectAtRest()
    expect(screen.queryByRole('alert')).toBeNull()
  }
  const isSilent = async () => {
    expect(await screen.findByText(/^The server isn’t responding/)).toBeInTheDocument()
    expect(screen.queryByRole('heading', { name: 'Sign In' })).toBeNull()
    expect(screen.queryByText('bgs@example.com')).toBeNull()
    expect(window.localStorage.getItem('sessionExpiration')).not.toBeNull()
  }

  const expiration = String(window.localStorage.getItem('sessionExpiration'))
  const cells = createCells()
  for (const { name, fault, means, requests } of recordFaults(truth)) {
    await cells.hold(name, async () => {
      api.log.length = 0
      window.localStorage.setItem('sessionExpiration', expiration)
      const end = api.faults.add({ ...fault, method: 'GET', path: 'check-session' })
      await check()
      const isFine = means === 'fine' && name !== 'a list of one'
      if (isFine) await isIn()
      else await (requests === 1 ? isOut() : isSilent())
      await waitFor(() =>
        expect(api.log.filter(({ path }) => path.includes('check-session'))).toHaveLength(requests),
      )
      end()
      await check()
      await isIn()
    })
  }
  cells.report(context)
})
