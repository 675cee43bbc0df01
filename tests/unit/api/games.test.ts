// @vitest-environment jsdom
import { waitFor } from '@testing-library/react'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeGames, useAddGame, useEditGame, useGames, withSeconds } from '../../../src/api/games'
import { aGame } from '../../records'
import { apiHooks, failure, json } from './apiHooks'

const { read, write, writes, answer, mount, api } = apiHooks()

const game = aGame({
  eventName: 'B300101',
  team: 'Bruins vs. Flames',
  date: '2030-01-01',
  time: '19:30',
})

it('[check 49] reads the list again after a failed write: it may have been carried out', async () => {
  const list = mount(() => useGames('bruins'))
  await waitFor(() => expect(list.current.data).toBeDefined())
  api.faults.add({ kind: 'status', status: 500, method: 'POST', after: true })
  await failure(write(() => useAddGame('bruins'), game))
  await waitFor(() =>
    expect(list.current.data?.map(({ eventName }) => eventName)).toContain('B300101'),
  )
  expect(writes()).toHaveLength(1)
})

it('never sends the logo back, and leaves it where it is', async () => {
  const list = await read(() => useGames('bruins'))
  const some = list.find(({ opponentLogo }) => opponentLogo)
  if (!some) throw new Error('The sample has no logo.')
  const stored = await write(() => useEditGame('bruins'), { ...some, gameNumber: 77 })
  expect(Object.keys(Object(writes()[0]?.body))).not.toContain('opponent_logo')
  expect(stored).toEqual({ ...some, gameNumber: 77 })
})

it.each([
  json({ success: true }),
  json({ newGame: [] }),
  json({ newGame: { event_name: '' } }),
  '',
])('a write answered %j is done, without a stored game', async (body) => {
  answer('/add', body)
  expect(await write(() => useAddGame('bruins'), game)).toBeNull()
})

it('adds seconds only to a bare time', () => {
  const times = ['19:00', '19:00:30', '', 'noon']
  expect(times.map(withSeconds)).toEqual(['19:00:00', '19:00:30', '', 'noon'])
})

describe('a game in the list', () => {
  const plain = {
    event_id: '1,2',
    event_name: 'B1',
    plans: 'P,Q',
    team: 'T',
    game_number: '3',
    event_date: '2026-01-02',
    event_time: '19:00:00',
  }
  const expected = aGame({
    eventName: 'B1',
    eventIds: [1, 2],
    plans: ['P', 'Q'],
    team: 'T',
    gameNumber: 3,
    date: '2026-01-02',
    time: '19:00:00',
  })

  it.each([
    [{ event_id: [1, '2'], plans: ['P', ' Q '], game_number: 3 }, {}],
    [{ event_id: ' 1 , 2,', plans: 'P , Q,,P,' }, {}],
    [{ event_name: ' B1 ', team: ' T ' }, {}],
    [{ event_name: 1 }, { eventName: '1' }],
    [
      { event_id: null, plans: '', game_number: null },
      { eventIds: [], plans: [], gameNumber: 0 },
    ],
    [
      { team: {}, event_date: [], event_time: false },
      {
        team: 'Not readable',
        date: 'Not readable',
        time: 'false',
        unreadable: { team: {}, date: [] },
      },
    ],
    [{ opponent_logo: ' https://a.example/c.png ' }, { opponentLogo: 'https://a.example/c.png' }],
    [{ opponent_logo: 'javascript:alert(1)' }, {}],
  ])('is read of %j', (wire, domain) => {
    expect(decodeGames([{ ...plain, ...wire }])).toEqual({
      rows: [{ ...expected, ...domain }],
      unread: [],
    })
  })

  it('is missed without a name, but not in the row of a plan without a game', () => {
    const nameless = [
      { plans: 'P' },
      { event_id: '7', event_name: null, plans: 'P', team: '', event_date: '0000-00-00' },
      { event_name: ' ', plans: 'P', game_number: '0', event_time: '00:00:00' },
    ]
    const { rows, unread } = decodeGames([plain, ...nameless, { ...plain, event_name: true }])
    expect(rows).toEqual([expected])
    const reason = 'event name can’t be "true"'
    expect(unread).toEqual([{ row: 'Row 5: 1,2 · P,Q · T', reason, owner: '' }])
  })

  const value = fc.oneof(
    fc.string(),
    fc.integer(),
    fc.constantFrom(null, undefined, '', ' 7 ', '7,, 8 ,7', '19:30', 'javascript:x', '/logo.png'),
    fc.array(fc.oneof(fc.string(), fc.integer())),
    fc.object(),
  )
  const fields = fc.record({
    event_id: value,
    plans: value,
    team: value,
    game_number: value,
    event_date: value,
    event_time: value,
    opponent_logo: value,
  })

  it('is read at once as the schema reads it, whatever its other fields hold', () => {
    // A number is left to the schema.
    const readAs = (row: object, name: unknown) => decodeGames([{ ...row, event_name: name }])
    fc.assert(
      fc.property(fields, (row) => {
        const slowly = readAs(row, 300101)
        expect(slowly.rows).toHaveLength(1)
        expect(readAs(row, ' 300101 ')).toEqual(slowly)
      }),
      { numRuns: 500 },
    )
  })
})
