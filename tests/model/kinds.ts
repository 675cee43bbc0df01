import type { GameRow } from '../mock-api/database'
import { addGame, putInPlan } from '../mock-api/gamesTable'
import { aCombinedPlanRow, aRepRow } from '../records'
import { api } from '../setup'

/* The kinds of record that the runs change: where they stand, and what their forms are called. */

/** A record as its form holds it. */
export interface Stored {
  id: string
  fields: Readonly<Record<string, string>>
}

export interface Kind {
  name: string
  /** Address of the list, below /game-plans. */
  at: string
  /** Puts two records into the fresh database, and little else. */
  seed: () => void
  /** What the server has. Throws when a record is not one. */
  stored: () => Stored[]
  add: { button: string; success: string; fields: (token: string) => Record<string, string> }
  edit: { action: string; success: string; values: Record<string, (token: string) => string> }
  remove: {
    action: string
    success: string
    /** The fields that the question names. */
    names: string[]
  }
  /** The fields that a row of the list shows. */
  row: string[]
  /** The field by which a version of a record is known: no two of them ever hold the same. */
  mark: string
  /** A public page, and what it shows of the stored records. */
  sheet: { at: string; shows: (stored: Stored[]) => string[] }
  /** A colleague's change by other means, acknowledged to him; gives nothing when there is none. */
  elsewhere?: (token: string) => void
}

const texts = (row: object, keys: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(keys).map(([label, key]) => [
      label,
      String((row as Record<string, unknown>)[key] ?? ''),
    ]),
  )

const reps: Kind = {
  name: 'reps',
  at: '/bruins-reps',
  seed: () => {
    api.db.reps = ['one', 'two'].map((name, index) =>
      aRepRow({
        rep_id: index + 1,
        rep_name: `Rep ${name}`,
        rep_email: `${name}@example.com`,
        rep_phone: `phone ${name}`,
      }),
    )
  },
  stored: () =>
    api.db.reps.map((rep) => ({
      id: String(rep.rep_id),
      fields: texts(rep, { Name: 'rep_name', Email: 'rep_email', Phone: 'rep_phone' }),
    })),
  add: {
    button: 'Add Representative',
    success: 'Representative added',
    fields: (token) => ({ Name: `Rep ${token}`, Email: `${token}@example.com` }),
  },
  edit: {
    action: 'Edit',
    success: 'Representative updated',
    values: {
      Name: (token) => `Rep ${token}`,
      Email: (token) => `${token}@example.com`,
      Phone: (token) => `phone ${token}`,
    },
  },
  remove: { action: 'Delete', success: 'Representative deleted', names: ['Name', 'Email'] },
  row: ['Name', 'Email', 'Phone'],
  mark: 'Email',
  sheet: {
    at: '/bruins/grouptickets/repone',
    shows: (stored) => {
      const rep = stored.find(({ fields }) => fields.Name === 'Rep one')
      return rep ? [rep.fields.Email ?? '', rep.fields.Phone ?? ''] : ['Representative Not Found']
    },
  },
}

/** Which game a row of the table belongs to, whatever it is called by now. */
let gameOf = new Map<number, string>()

const shared = ({ event_name, team, game_number, event_date, event_time }: GameRow) =>
  [event_name, team, game_number, event_date, event_time].join(' | ')

/** Rows that were written since are of the game whose name and date they have. */
function knowNewRows(rows: readonly GameRow[]): void {
  for (const row of rows.filter(({ event_id }) => !gameOf.has(event_id))) {
    const twin = rows.find((other) => gameOf.has(other.event_id) && shared(other) === shared(row))
    const id = twin && gameOf.get(twin.event_id)
    gameOf.set(row.event_id, id ?? `game ${row.event_id}`)
  }
}

const gamesTable = () => api.db.games.bruins.filter((row) => row.event_name !== null)

const games: Kind = {
  name: 'games',
  at: '/bruins-games',
  seed: () => {
    gameOf = new Map()
    api.db.games = { bruins: [], celtics: [] }
    const game = (event_name: string, team: string, day: string, number: number) => ({
      event_name,
      team: `Bruins vs. ${team}`,
      game_number: number,
      event_date: `2025-12-${day}`,
      event_time: '19:00:00',
    })
    putInPlan(api.db, 'bruins', game('Bone', 'one', '20', 901), 'B26X')
    putInPlan(api.db, 'bruins', game('Bone', 'one', '20', 901), 'B26Y')
    putInPlan(api.db, 'bruins', game('Btwo', 'two', '22', 902), 'B26X')
    // Another game of that code, as a typing error of years ago left it.
    addGame(api.db, 'bruins', game('Btwo', 'three', '27', 903))
    api.db.combinedPlans = [
      aCombinedPlanRow({
        combine_plan_event: 'P26X',
        plan_event_title: 'X',
        original_plans: 'B26X',
      }),
    ]
  },
  stored: () => {
    const rows = gamesTable()
    knowNewRows(rows)
    return [...new Set(rows.map(({ event_id }) => gameOf.get(event_id) as string))].map((id) => {
      const own = rows.filter(({ event_id }) => gameOf.get(event_id) === id)
      const versions = new Set(own.map(shared))
      if (versions.size > 1) {
        throw new Error(`one game reads differently in two plans: ${[...versions].join(' <> ')}`)
      }
      return {
        id,
        fields: texts(own[0] as GameRow, {
          'Event Name': 'event_name',
          Team: 'team',
          'Game Number': 'game_number',
        }),
      }
    })
  },
  add: {
    button: 'Add New Game',
    success: 'New game added successfully!',
    fields: (token) => ({
      'Event Name': `B${token}`,
      Team: `Bruins vs. ${token}`,
      'Game Number': '7',
      'Event Date': '2025-12-24',
      'Event Time': '19:00',
    }),
  },
  edit: {
    action: 'Edit Game',
    success: 'Game updated successfully!',
    values: {
      'Event Name': (token) => `B${token}`,
      Team: (token) => `Bruins vs. ${token}`,
      'Game Number': (token) => String(100 + Number(token.slice(1, -1))),
    },
  },
  remove: {
    action: 'Delete Game',
    success: 'Game deleted successfully!',
    names: ['Event Name', 'Team'],
  },
  row: ['Event Name', 'Team', 'Game Number'],
  mark: 'Team',
  sheet: {
    at: '/bgs/package/p26x/text',
    shows: (stored) => {
      const inPlan = gamesTable().filter((row) => row.plan_event_name === 'B26X')
      const ids = new Set(inPlan.map(({ event_id }) => gameOf.get(event_id)))
      return stored
        .filter(({ id }) => ids.has(id))
        .map(({ fields }) => (fields.Team ?? '').replace('Bruins ', ''))
    },
  },
  // A game that is put into another plan gets one more row there.
  elsewhere: (token) => {
    const row = gamesTable()[0]
    if (!row?.event_name) return
    const { event_name, team, game_number, event_date, event_time } = row
    const fields = { event_name, team, game_number, event_date, event_time }
    putInPlan(api.db, 'bruins', fields, `B26${token}`)
  },
}

const combinedPlans: Kind = {
  name: 'combined plans',
  at: '/bgs/game-plans',
  seed: () => {
    api.db.games = { bruins: [], celtics: [] }
    putInPlan(
      api.db,
      'bruins',
      {
        event_name: 'Bone',
        team: 'Bruins vs. one',
        game_number: 1,
        event_date: '2025-12-20',
        event_time: '19:00:00',
      },
      'B26X',
    )
    api.db.combinedPlans = ['one', 'two'].map((name) =>
      aCombinedPlanRow({
        combine_plan_event: `P26${name}`,
        plan_event_title: `Title ${name}`,
        plan_event_pdf: `file-${name}.pdf`,
        original_plans: 'B26X',
      }),
    )
  },
  stored: () =>
    api.db.combinedPlans.map((plan) => ({
      id: plan.combine_plan_event,
      fields: texts(plan, {
        'Combined Plan Event': 'combine_plan_event',
        'Plan Event Title': 'plan_event_title',
        'Plan Event PDF (URL or Filename)': 'plan_event_pdf',
      }),
    })),
  add: {
    button: 'Add New Plan',
    success: 'Game plan saved successfully!',
    fields: (token) => ({
      'Combined Plan Event': `p26${token}`,
      'Plan Event Title': `Title ${token}`,
    }),
  },
  edit: {
    action: 'Edit',
    success: 'Game plan saved successfully!',
    values: {
      'Plan Event Title': (token) => `Title ${token}`,
      'Plan Event PDF (URL or Filename)': (token) => `file-${token}.pdf`,
    },
  },
  remove: {
    action: 'Delete',
    success: 'Game plan deleted successfully!',
    names: ['Combined Plan Event', 'Plan Event Title'],
  },
  row: ['Combined Plan Event', 'Plan Event Title'],
  mark: 'Plan Event Title',
  sheet: {
    at: '/bgs/package/p26one',
    shows: (stored) =>
      stored.some(({ id }) => id === 'P26one') ? ['vs. one'] : ['No plan found for p26one'],
  },
}

export const kinds = { reps, games, combinedPlans }
