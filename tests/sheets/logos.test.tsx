import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { TeamLogo } from '../../src/sheets/kit/TeamLogo'
import type { Json } from '../mock-api/wire'
import { aCombinedPlanRow } from '../records'
import { renderApp } from '../renderApp'
import { api } from '../setup'
import { asOnADesk } from './kit/desk'

const address = 'https://logos.example/sabres.png'

describe('a logo', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
  const show = (logo: string | null) =>
    render(
      <TeamLogo
        abbreviation="BUF"
        logo={logo}
        colors={{ primary: '#003087', secondary: '#FFB81C' }}
        size={60}
        paperSize={40}
      />,
    ).container.firstElementChild as HTMLElement
  const expectBadge = () => {
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
    const badge = screen.getByText('BUF').parentElement
    expect(badge?.style.color).toBe('rgb(255, 255, 255)')
    expect(badge?.querySelector('svg')).toHaveAttribute('fill', '#003087')
  }

  it('[check 10] is a picture of fixed size that tells its host nothing', () => {
    const box = show(address)
    const picture = screen.getByRole('img', { name: 'BUF' })
    expect(picture).toHaveAttribute('src', address)
    expect(picture).toHaveAttribute('width', '60')
    expect(picture).toHaveAttribute('height', '60')
    expect(picture).toHaveAttribute('loading', 'eager')
    expect(picture).toHaveAttribute('decoding', 'async')
    expect(picture).toHaveAttribute('referrerpolicy', 'no-referrer')
    expect(box.style.getPropertyValue('--screen-size')).toBe('60px')
    expect(box.style.getPropertyValue('--paper-size')).toBe('calc(40 * var(--pt))')
  })

  it('[check 10] has its badge for paper while the picture is on its way', () => {
    show(address)
    expect(screen.getByText('BUF').closest('.onPaper')).toBeInTheDocument()
  })

  it('[check 10] is a badge when the picture fails', () => {
    show(address)
    fireEvent.error(screen.getByRole('img'))
    expectBadge()
  })

  it('[check 10] is a badge when the picture is not there within four seconds', () => {
    show(address)
    wait(3999)
    expect(screen.getByRole('img')).toBeInTheDocument()
    wait(1)
    expectBadge()
  })

  it.each([null, 'javascript:alert(1)', '//logos.example/b.svg'])(
    '[check 10] is a badge at once for %j',
    (logo) => {
      show(logo)
      expectBadge()
    },
  )
})

describe('opponent_logo', () => {
  const row = (event_name: string, team: string, opponent_logo: Json) => ({
    event_name,
    team,
    event_date: '2025-11-01',
    event_time: '19:00:00',
    opponent_logo,
  })
  const answer = (path: string, ...body: Json[]) => api.faults.add({ kind: 'raw', path, body })

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime('2025-11-01T16:00:00Z')
  })

  it('is shown on every card of a package, from all three lists', async () => {
    api.db.combinedPlans.push(
      aCombinedPlanRow({
        combine_plan_event: 'P26LOGOS',
        original_plans: 'B26NINE,C26TWELVE,X26CLASSICS',
      }),
    )
    answer('bruins-games/distinct/plans/B26NINE', row('B1', 'Bruins vs. Sabres', address))
    answer('celtics-games/distinct/plans/C26TWELVE', row('C1', 'Celtics vs. Heat', '/heat.svg'))
    answer('details/X26CLASSICS', row('B2', 'Bruins vs. Alumni', 'https://logos.example/alumni'))
    asOnADesk()
    renderApp('/bgs/package/p26logos')
    const cards = await screen.findAllByRole('listitem')
    expect(
      cards.map((card) => within(card).getByRole('img').getAttribute('src')).toSorted(),
    ).toEqual(['/heat.svg', 'https://logos.example/alumni', address])
  })
})
