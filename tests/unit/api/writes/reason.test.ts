import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../../src/api/errors'
import { failureMessage } from '../../../../src/api/writes/messages'

const status = (code: number, serverMessage?: string) =>
  new ApiError('status', { status: code, ...(serverMessage && { serverMessage }) })
const refused = (serverMessage?: string) =>
  new ApiError('refused', { status: 200, ...(serverMessage && { serverMessage }) })

describe('the words of a failed write', () => {
  it.each([
    [refused('In use.'), 'Delete failed', 'Error: In use.'],
    [refused(), 'Delete failed', 'Error: the server didn’t give a reason.'],
    [status(422, 'In use.'), 'Delete failed', 'Delete failed: In use.'],
    [status(422, 'In use.'), 'Failed to save plan.', 'Failed to save plan. In use.'],
    [status(422), 'Failed to save plan.', 'Failed to save plan.'],
    [status(500, 'Stack trace'), 'Save failed', 'Save failed'],
    [new ApiError('no-answer'), 'Save failed', 'Save failed'],
  ])('%s under %j: %s', (error, words, shown) => {
    expect(failureMessage(error, words)).toBe(shown)
  })

  it('give our reason where the catalogue has none without', () => {
    const words = { withReason: 'Failed to add game' }
    expect(failureMessage(status(500, 'Stack trace'), words)).toMatch(/^Failed to add game: /)
    expect(failureMessage(new ApiError('timeout'), words)).toMatch(/took too long/)
  })

  it('have their own for a record that is gone, and for a call of an account', () => {
    const gone = { withReason: 'Save failed', without: 'Save failed', notFound: 'It is gone.' }
    expect(failureMessage(status(404, 'No row.'), gone)).toBe('It is gone.')
    const account = { network: 'Check your connection.', other: 'Login failed.' }
    expect(failureMessage(new ApiError('timeout'), account)).toBe('Check your connection.')
    expect(failureMessage(status(500, 'Stack trace'), account)).toBe('Stack trace')
    expect(failureMessage(refused(), account)).toBe('Login failed.')
  })

  it('hide no fault of our own', () => {
    const fault = new TypeError('x is undefined')
    expect(() => failureMessage(fault, 'Save failed')).toThrow(fault)
    expect(() => failureMessage(fault, { network: '', other: '' })).toThrow(fault)
  })
})
