import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { keys } from '../../src/api/keys'
import { renderApp } from '../renderApp'
import { calls } from '../screens/kit/requests'
import { api } from '../setup'
import { beforeTheSeason } from './kit/season'

beforeEach(beforeTheSeason)

const hrefOf = (name: string) =>
  screen.findByRole('link', { name }).then((link) => link.getAttribute('href'))

describe('a rep named in a plan’s link', () => {
  it('stays on the way through the plan’s own sheets, and through the cleaned address', async () => {
    const { user } = renderApp('/BGS/Package/P26HB-NINE?rep=zoenunez')
    expect(await hrefOf('With calendar')).toBe(
      '/game-plans/bgs/package/p26hb-nine?view=calendar&rep=zoenunez',
    )
    expect(window.location.search).toBe('?rep=zoenunez')
    expect(await hrefOf('Season calendar of these games')).toBe(
      '/game-plans/bgs/calendar/p26hb-nine?rep=zoenunez',
    )
    await user.click(screen.getByRole('link', { name: 'Plain text' }))
    expect(await hrefOf('Package sheet')).toBe('/game-plans/bgs/package/p26hb-nine?rep=zoenunez')
    expect(screen.getByText('Zoë Núñez').closest('address')).toHaveTextContent(/617-555-0101/)
    expect(await hrefOf('Season calendar of these games')).toBe(
      '/game-plans/bgs/calendar/p26hb-nine?rep=zoenunez',
    )
    expect(calls().filter((call) => call.endsWith('/reps'))).toHaveLength(1)
  })

  it('is the contact on the sheet; one whom nobody knows changes nothing', async () => {
    const { unmount } = renderApp('/bgs/package/p26hb-nine?rep=zoenunez')
    expect(await screen.findByText('Zoë Núñez')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '617-555-0101' })).toBeInTheDocument()
    unmount()
    renderApp('/bgs/package/p26hb-nine?rep=%3Cb%3E')
    await waitFor(() => expect(calls().filter((call) => call.endsWith('/reps'))).toHaveLength(2))
    expect(await hrefOf('Season calendar of these games')).toBe(
      '/game-plans/bgs/calendar/p26hb-nine',
    )
    expect(screen.queryByText('Zoë Núñez')).toBeNull()
  })

  it('is waited for: a sheet that is drawn has its contact', async () => {
    api.faults.add({ kind: 'hold', path: 'bruins/reps' })
    const { client } = renderApp('/bgs/calendar/p26hb-nine?rep=zoenunez')
    const reads = () => client.getQueryCache().getAll()
    const isOfReps = (key: readonly unknown[]) => key.join() === keys.reps.list.join()
    await waitFor(() => {
      const others = reads().filter(({ queryKey }) => !isOfReps(queryKey))
      expect(others.length).toBeGreaterThan(1)
      expect(others.every(({ state }) => state.status === 'success')).toBe(true)
    })
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull()
    api.faults.release()
    await screen.findByRole('button', { name: 'Print' })
    expect(screen.getByText('Zoë Núñez')).toBeInTheDocument()
  })
})
