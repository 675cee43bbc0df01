import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { TeamLogo } from '../../src/sheets/kit/TeamLogo'
import { renderApp } from '../renderApp'
import { api } from '../setup'
import { gameOnTheWire } from './kit/season'

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
})

it.each([
  ['/bgs/package/p26hb-nine', 'distinct/plans/B26NINE'],
  ['/bruins/schedule/5plan/zoenunez', 'distinct/plans/pricing/bp265plana'],
  ['/bruins/youthhockey/zoenunez', 'distinct/plans/B26YOUTH'],
])('[check 10] an opponent’s logo stands on %s', async (at, path) => {
  const game = gameOnTheWire('B260401', 'Bruins vs. Sabres', '2026-04-01')
  api.faults.add({ kind: 'raw', path, body: [{ ...game, opponent_logo: address }] })
  renderApp(at)
  await screen.findByRole('button', { name: 'Print' })
  expect([...document.images].map(({ src }) => src)).toContain(address)
})
