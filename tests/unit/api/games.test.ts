// @vitest-environment jsdom
import { waitFor } from '@testing-library/react'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  decodeGames,
  gamesQuery,
  useAddGame,
  useDeleteGame,
  useEditGame,
  useGames,
  withSeconds,
} from '../../../src/api/games'
import type { TeamKey } from '../../../src/content/teams'
import type { Game } from '../../../src/domain/games/game'
import type { Json } from '../../mock-api/wire'
import { aGame } from '../../records'
import { AWKWARD_NAMES, apiHooks, failure, IMPOSSIBLE_NAMES, json, NO_LISTS } from './apiHooks'

const { read, write, writes, sent, answer, unread, warn, mount, api } = apiHooks()

const game = (fields: Partial<Game> = {}) =>
  aGame({
    eventName: 'B300101',
    plans: ['B26FULL', 'BNEW'],
    team: 'Bruins vs. Flames',
    gameNumber: 7,
    date: '2030-01-01',
    time: '19:30',
    ...fields,
  })

const find = (games: Game[], name: string) => games.find((entry) => entry.eventName === name)

describe.each<[TeamKey, string]>([
  ['bruins', '/api/game-plans/bruins-games'],
  ['celtics', '/api/game-plans/celtics-games'],
])('%s games', (team, root) => {
  it('reads the list with cookies', async () => {
    const games = await read(() => useGames(team))
    expect(games.length).toBeGreaterThan(30)
    expect(sent()).toEqual([
      { method: 'GET', url: `${root}/distinct/games/`, body: null, credentials: 'include' },
    ])
  })

  it('adds a game with lists for event_id and plans, and reads it back', async () => {
    const stored = await write(() => useAddGame(team), game())
    expect(writes()).toEqual([
      {
        method: 'POST',
        url: `${root}/add`,
        credentials: 'include',
        body: {
          event_id: [],
          event_name: 'B300101',
          plans: ['B26FULL', 'BNEW'],
          team: 'Bruins vs. Flames',
          game_number: 7,
          event_date: '2030-01-01',
          event_time: '19:30:00',
        },
      },
    ])
    const again = find(await read(() => useGames(team)), 'B300101')
    expect(again).toEqual(game({ time: '19:30:00', eventIds: again?.eventIds ?? [] }))
    expect(again?.eventIds).toHaveLength(2)
    expect(stored).toEqual(again)
  })

  it('never sends the logo back, and leaves it where it is', async () => {
    const list = await read(() => useGames(team))
    const some = list.find(({ opponentLogo }) => opponentLogo)
    if (!some) throw new Error('The sample has no logo.')
    const stored = await write(() => useEditGame(team), { ...some, gameNumber: 77 })
    expect(Object.keys(Object(writes()[0]?.body))).not.toContain('opponent_logo')
    expect(stored).toEqual({ ...some, gameNumber: 77 })
    expect(find(await read(() => useGames(team)), some.eventName)).toEqual(stored)
  })

  it('edits a game by its ids, and reads it back', async () => {
    const [first] = await read(() => useGames(team))
    if (!first) throw new Error('The sample has no game.')
    const changed = { ...first, eventName: ` ${first.eventName}X `, gameNumber: 99, plans: ['P'] }
    const stored = await write(() => useEditGame(team), changed)
    expect(writes()).toEqual([
      {
        method: 'PUT',
        url: `${root}/edit`,
        credentials: 'include',
        body: {
          event_id: first.eventIds,
          event_name: `${first.eventName}X`,
          plans: ['P'],
          team: first.team,
          game_number: 99,
          event_date: first.date,
          event_time: first.time,
        },
      },
    ])
    const games = await read(() => useGames(team))
    expect(find(games, first.eventName)).toBeUndefined()
    expect(find(games, `${first.eventName}X`)).toMatchObject({
      gameNumber: 99,
      plans: ['P'],
      team: first.team,
      date: first.date,
      time: first.time,
    })
    expect(stored).toEqual(find(games, `${first.eventName}X`))
  })

  it('reads the list again after a write', async () => {
    const list = mount(() => useGames(team))
    await waitFor(() => expect(list.current.data).toBeDefined())
    await write(() => useAddGame(team), game())
    await waitFor(() => expect(find(list.current.data ?? [], 'B300101')).toBeDefined())
  })

  it('[check 49] reads the list again after a failed write: it may have been carried out', async () => {
    const list = mount(() => useGames(team))
    await waitFor(() => expect(list.current.data).toBeDefined())
    api.faults.add({ kind: 'status', status: 500, method: 'POST', after: true })
    await failure(write(() => useAddGame(team), game()))
    await waitFor(() => expect(find(list.current.data ?? [], 'B300101')).toBeDefined())
    expect(writes()).toHaveLength(1)
  })

  it.each(AWKWARD_NAMES)('deletes a game called %j and no other', async (name, segment) => {
    await write(() => useAddGame(team), game({ eventName: name }))
    const before = await read(() => useGames(team))
    expect(find(before, name)).toBeDefined()
    await write(() => useDeleteGame(team), name)
    expect(writes()[1]).toEqual({
      method: 'DELETE',
      url: `${root}/delete/${segment}`,
      body: null,
      credentials: 'include',
    })
    const after = await read(() => useGames(team))
    expect(after).toEqual(before.filter((entry) => entry.eventName !== name))
  })

  it.each(IMPOSSIBLE_NAMES)('refuses to delete %j without asking the server', async (name) => {
    const error = await failure(write(() => useDeleteGame(team), name))
    expect(error.kind).toBe('refused')
    expect(error.serverMessage?.isWellFormed()).toBe(true)
    expect(sent()).toEqual([])
  })
})

describe('what the server writes', () => {
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
    [{}, {}],
    [{ event_id: [1, '2'], plans: ['P', ' Q '] }, {}],
    [{ event_id: ' 1 , 2,', plans: 'P , Q,,P,' }, {}],
    [
      { event_id: 5, plans: 'P' },
      { eventIds: [5], plans: ['P'] },
    ],
    [{ event_id: '7' }, { eventIds: [7] }],
    [
      { event_id: null, plans: null },
      { eventIds: [], plans: [] },
    ],
    [
      { event_id: '', plans: '' },
      { eventIds: [], plans: [] },
    ],
    [{ event_id: 'x,-1,1.5,0,3' }, { eventIds: [3] }],
    [{ event_name: ' B1 ', team: ' T ' }, {}],
    [{ event_name: 1 }, { eventName: '1' }],
    [{ game_number: 3 }, {}],
    [{ game_number: '12th' }, { gameNumber: 12 }],
    [{ game_number: 'none' }, { gameNumber: 0 }],
    [{ game_number: null }, { gameNumber: 0 }],
    [
      { team: null, event_date: null, event_time: null },
      { team: '', date: '', time: '' },
    ],
    [
      { team: {}, event_date: [], event_time: false },
      { team: '', date: '', time: 'false' },
    ],
  ])('reads %j', async (wire, domain) => {
    answer('distinct/games', [{ ...plain, ...wire }])
    expect(await read(() => useGames('bruins'))).toEqual([{ ...expected, ...domain }])
    expect(warn()).not.toHaveBeenCalled()
  })

  it.each<[Json, string | undefined]>([
    [' https://logos.example/c.png ', 'https://logos.example/c.png'],
    ['/logos/c.svg', '/logos/c.svg'],
    [null, undefined],
    ['', undefined],
    [{}, undefined],
    ['c.png', undefined],
    ['//logos.example/c.png', undefined],
    ['javascript:alert(1)', undefined],
    ['data:text/html,c', undefined],
  ])('reads the logo %j as %j', async (opponent_logo, opponentLogo) => {
    answer('distinct/games', [{ ...plain, opponent_logo }])
    expect(await read(() => useGames('bruins'))).toEqual([{ ...expected, opponentLogo }])
  })

  it('reads a row of which only the key is there', async () => {
    answer('distinct/games', [{ event_name: 'B1' }])
    expect(await read(() => useGames('bruins'))).toEqual([aGame({ eventName: 'B1' })])
  })

  it.each<[Json, string]>([
    [true, 'event name cannot be "true"'],
    [null, 'event name is missing'],
    [' ', 'event name is missing'],
    [{ code: 'B1' }, 'event name cannot be read'],
  ])('leaves out the game of the name %j and says so', async (event_name, why) => {
    answer('distinct/games', [plain, { ...plain, event_name }])
    expect(await read(() => useGames('bruins'))).toEqual([expected])
    expect(unread(gamesQuery('bruins'))).toEqual([{ row: 'Row 2: 1,2 · P,Q · T', why, of: '' }])
  })

  it.each<[Json]>([
    [{ plans: 'P' }],
    [{ event_id: '7', event_name: null, plans: 'P', team: '', event_date: '0000-00-00' }],
    [{ event_name: ' ', plans: 'P', game_number: '0', event_time: '00:00:00' }],
    [{}],
    [[]],
    [null],
    [7],
    ['x'],
  ])('hides %j silently: a plan without a game comes as such a row', async (nameless) => {
    answer('distinct/games', [plain, nameless])
    expect(await read(() => useGames('bruins'))).toEqual([expected])
    expect(unread(gamesQuery('bruins'))).toEqual([])
  })

  it.each(NO_LISTS)('cannot read %j as a list', async (body) => {
    answer('distinct/games', body)
    const error = await failure(read(() => useGames('bruins')))
    expect(error.kind).toBe('unreadable')
    expect(sent()).toHaveLength(1)
  })

  it.each([
    json({ success: true }),
    json({ newGame: null }),
    json({ newGame: [] }),
    json({ newGame: { event_name: '' } }),
    '',
    '[]',
  ])('a write answered %j is done, without a stored game', async (body) => {
    answer('/add', body)
    expect(await write(() => useAddGame('bruins'), game())).toBeNull()
  })

  it('adds seconds only to a bare time', () => {
    expect(['19:00', '19:00:30', '', 'noon'].map(withSeconds)).toEqual([
      '19:00:00',
      '19:00:30',
      '',
      'noon',
    ])
  })
})

describe('a game in the list', () => {
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
