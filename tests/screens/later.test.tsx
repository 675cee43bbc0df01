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

test('none begins while somebody types, and all come once the hand rests', () => {
  const { loaded } = drawnPage()
  // Android's keys are unidentified, those of an input method in process.
  for (const key of [...'61.5', 'Backspace', 'Delete', 'Unidentified', 'Process']) {
    fireEvent.keyDown(document.body, { key })
    vi.advanceTimersByTime(499)
    expect(loaded(), key).toBe(0)
  }
  vi.advanceTimersByTime(1)
  vi.advanceTimersToNextTimer()
  expect(loaded()).toBe(1)
  // A letter between two pieces holds up the second.
  fireEvent.keyDown(document.body, { key: '2' })
  vi.advanceTimersByTime(499)
  expect(loaded()).toBe(1)
  vi.advanceTimersByTime(400)
  expect(loaded()).toBe(2)
})

test('a key that may press a button is waited for by none', () => {
  const { loaded } = drawnPage()
  for (const press of [{ key: 'Enter' }, { key: ' ' }, { key: 'k', ctrlKey: true }]) {
    fireEvent.keyDown(document.body, press)
    vi.advanceTimersByTime(200)
  }
  expect(loaded()).toBe(2)
})

test('a page that is left loads nothing more', () => {
  for (const begin of [() => {}, () => fireEvent.keyDown(document.body, { key: '6' })]) {
    const { loaded, unmount } = drawnPage()
    begin()
    unmount()
    fireEvent.pointerMove(document.body)
    fireEvent.keyDown(document.body, { key: '6' })
    vi.advanceTimersByTime(10_000)
    expect(loaded()).toBe(0)
  }
})
