import { fireEvent, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadLater, loadPutOff, useLoadWhenIdle } from '../../src/ui/later'

beforeEach(async () => {
  await loadPutOff()
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

/** Two pieces of code, put off by a page that is drawn. */
function drawnPage() {
  const pieces = [vi.fn(async () => {}), vi.fn(async () => Promise.reject(new Error('gone')))]
  for (const piece of pieces) loadLater(piece)
  const { unmount } = renderHook(() => useLoadWhenIdle(true))
  const loaded = () => pieces.filter((piece) => piece.mock.calls.length > 0).length
  return { loaded, unmount }
}

test('code for later waits while nobody touches the page, and comes after some seconds', () => {
  const { loaded } = drawnPage()
  vi.advanceTimersByTime(2900)
  expect(loaded()).toBe(0)
  vi.advanceTimersByTime(1000)
  expect(loaded()).toBe(2)
})

test('it begins with the first sign of a hand, one piece after the other, each once', () => {
  for (const hand of ['pointerMove', 'pointerDown', 'touchStart', 'keyDown'] as const) {
    const { loaded, unmount } = drawnPage()
    fireEvent[hand](document.body)
    expect(loaded(), hand).toBe(0)
    vi.advanceTimersToNextTimer()
    expect(loaded(), hand).toBe(1)
    fireEvent[hand](document.body)
    vi.advanceTimersByTime(400)
    expect(loaded(), hand).toBe(2)
    vi.advanceTimersByTime(10_000)
    unmount()
  }
})

test('a page that is left loads nothing more', () => {
  const { loaded, unmount } = drawnPage()
  unmount()
  fireEvent.pointerMove(document.body)
  vi.advanceTimersByTime(10_000)
  expect(loaded()).toBe(0)
})
