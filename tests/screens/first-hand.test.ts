import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { atFirstHand } from '../../src/ui/atFirstHand'

/* What waits for the first hand on the page. */

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it.each(['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown'])(
  'runs at %s, once',
  (hand) => {
    const run = vi.fn()
    atFirstHand(run)
    expect(run).not.toHaveBeenCalled()
    fireEvent(document.body, new Event(hand, { bubbles: true }))
    fireEvent(document.body, new Event(hand, { bubbles: true }))
    vi.runAllTimers()
    expect(run).toHaveBeenCalledOnce()
  },
)

it('runs without a hand after three seconds, once', () => {
  const run = vi.fn()
  atFirstHand(run)
  vi.advanceTimersByTime(2999)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  fireEvent.keyDown(document.body)
  expect(run).toHaveBeenCalledOnce()
})

it('does not run when called off', () => {
  const run = vi.fn()
  atFirstHand(run)()
  fireEvent.keyDown(document.body)
  vi.runAllTimers()
  expect(run).not.toHaveBeenCalled()
})
