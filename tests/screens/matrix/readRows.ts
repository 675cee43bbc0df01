import { fireEvent, screen, within } from '@testing-library/react'
import { keys } from '../../../src/api/keys'
import { paths } from '../../../src/config/paths'
import { type SheetOf, sheetKeys, sheets, sheetsOf } from '../../../src/config/sheets'
import type { renderApp } from '../../renderApp'
import { sheetSamples } from '../../sheets/sheetSamples'
import { rowAction } from '../kit/table'

export type App = ReturnType<typeof renderApp>

/** A screen or sheet and one endpoint it reads. */
export interface ReadRow {
  endpoint: string
  /** Address of the screen, below /game-plans. */
  at: string
  /** Who looks; a stranger unless given. */
  as?: 'bgs' | 'admin' | 'viewer'
  /** Where a healthy answer comes from, below /api/game-plans/. */
  truth: string
  /** The requests that are struck; the truth's own unless given. */
  strikes?: RegExp
  /** How many reads are struck at once. */
  reads?: number
  /** Key of the answers that are forgotten and asked for again. */
  key: readonly string[]
  isRecord?: boolean
  /** What the healthy page shows. */
  healthy: RegExp
  /** What it goes on showing when this endpoint fails. */
  stays?: RegExp
  /** The words of a failure; null when it is only logged. */
  failed: string | null
  /** The words of an unknown record, which offer no Try Again. */
  unknown?: string
  /** Under which words it is logged. */
  logged?: string
  /** The field without which one of its rows cannot be read, where that is told. */
  spoils?: string
  /** Leads to the place in the screen where the endpoint is read. */
  open?: (app: App) => Promise<void>
  /** Asks again where a reset does not. */
  again?: (app: App) => Promise<void>
}

const LATER = 'Failed to load data. Please try again later.'
const GAMES_LOG = 'Error fetching original plan details'
const PLAN_LOG = 'Error fetching combined plan data'
const missing = (plan: string) =>
  `Incomplete: the games of ${plan} could not be loaded and are missing here.`

const press = (name: string) => async () => {
  const [button] = await screen.findAllByText(name, { selector: 'button, button > span' })
  fireEvent.click(button as HTMLElement)
  await screen.findByRole('dialog')
}
const pressIn = (row: string, name: string) => async () => {
  const cells = await screen.findByText(row, { selector: 'td, td *' })
  const place = within(cells.closest('tr') as HTMLElement)
  fireEvent.click(place.getByRole('button', { name: rowAction(name) }))
  await screen.findByRole(name.startsWith('Delete') ? 'alertdialog' : 'dialog')
}

const teams = ['bruins', 'celtics'] as const

const staffRows: ReadRow[] = [
  {
    endpoint: 'combined/distinct',
    at: '/bgs/game-plans',
    truth: 'combined/distinct',
    key: keys.combinedPlans.list,
    healthy: /P26SUITE10/,
    spoils: 'combine_plan_event',
    failed: 'Failed to load plans data',
  },
  ...teams.flatMap((team): ReadRow[] => [
    {
      endpoint: `${team}-games/distinct/games/`,
      at: `/${team}-games`,
      truth: `${team}-games/distinct/games/`,
      key: keys.games(team),
      healthy: team === 'bruins' ? /B251009/ : /C251022/,
      spoils: 'event_name',
      failed: 'Failed to load games data',
    },
    {
      endpoint: `${team}-games/distinct/games/`,
      at: `/bgs/game-plans/${team}`,
      open: press('Add New Game Plan'),
      truth: `${team}-games/distinct/games/`,
      key: keys.games(team),
      healthy: /Add New Game Plan/,
      failed: 'Failed to load games data',
    },
    {
      endpoint: `${team}-games/distinct/plans`,
      at: `/bgs/game-plans/${team}`,
      truth: `${team}-games/distinct/plans`,
      key: keys.plans.list(team),
      healthy: team === 'bruins' ? /B26SUITE5/ : /C26SUITE5/,
      spoils: 'plan_event_name',
      failed: 'Failed to load plans data',
    },
    {
      endpoint: `${team}-games/distinct/plans/{plan}`,
      at: `/bgs/game-plans/${team}`,
      open: pressIn(team === 'bruins' ? 'B26SUITE5' : 'C26SUITE5', 'Edit'),
      truth: `${team}-games/distinct/plans/${team === 'bruins' ? 'B' : 'C'}26SUITE5`,
      key: keys.plans.games(team),
      healthy: /5 games · [A-Z][a-z]+ \d+ – [A-Z].*Event ID/,
      failed: 'Failed to load plans data',
      logged: GAMES_LOG,
    },
  ]),
  {
    endpoint: 'bruins-games/distinct/plans/pricing',
    at: '/bruins-pricing-plans',
    truth: 'bruins-games/distinct/plans/pricing',
    key: keys.pricedPlans.withGames,
    healthy: /B26SUITE5/,
    failed: 'Failed to load plans data',
  },
  {
    endpoint: 'bruins-games/distinct/plans/pricing',
    at: '/bruins-games',
    open: press('Add New Game'),
    truth: 'bruins-games/distinct/plans/pricing',
    key: keys.pricedPlans.list,
    healthy: /Event Name/,
    failed: 'Failed to load plans data',
  },
  {
    endpoint: 'celtics-games/distinct/plans',
    at: '/celtics-games',
    open: press('Add New Game'),
    truth: 'celtics-games/distinct/plans',
    key: keys.plans.list('celtics'),
    healthy: /Event Name/,
    failed: 'Failed to load plans data',
  },
  {
    endpoint: 'bruins-games/distinct/plans/pricing/{code}',
    at: '/bruins-pricing-plans',
    open: pressIn('B26SUITE5', 'Edit'),
    truth: 'bruins-games/distinct/plans/pricing/B26SUITE5',
    key: keys.pricedPlans.games,
    healthy: /5 games · [A-Z][a-z]+ \d+ – [A-Z].*Event ID/,
    failed: 'Failed to load plans data',
    logged: GAMES_LOG,
  },
  {
    endpoint: 'gameplans/{id}',
    at: '/bgs/game-plans/edit/1',
    truth: 'gameplans/1',
    strikes: /\/gameplans\/\d+$/,
    key: keys.gamePlans.all,
    isRecord: true,
    healthy: /Plan Total Events/,
    failed: 'Game Plan not found.',
    unknown: 'Game Plan not found.',
    // A form that stands is never taken away: only another record is loaded anew.
    again: ({ router, client }: App) => {
      const next = (Number(router.state.location.pathname.split('/').at(-1)) % 20) + 1
      client.removeQueries({ queryKey: keys.gamePlans.detail(String(next)) })
      return router.navigate(`/bgs/game-plans/edit/${next}`)
    },
  },
  {
    endpoint: 'bruins/reps',
    at: '/bruins-reps',
    truth: 'bruins/reps',
    spoils: 'rep_id',
    key: keys.reps.all,
    healthy: /Dana Whitfield/,
    failed: 'Failed to load representatives',
  },
  {
    endpoint: 'bruins/reps',
    at: '/bruins-gameplanpricing',
    open: press('Reps'),
    truth: 'bruins/reps',
    key: keys.reps.all,
    healthy: /Edit Associated Reps/,
    failed: 'Failed to load reps',
  },
  {
    endpoint: 'bruins/pricing/with-reps',
    at: '/bruins-gameplanpricing',
    truth: 'bruins/pricing/with-reps',
    spoils: 'pricing_plan_id',
    key: keys.pricingLocations.all,
    healthy: /Loge Center/,
    failed: 'Failed to load pricing plans',
  },
  {
    endpoint: 'bruins/pricing/with-reps',
    at: '/bruins-reps',
    open: pressIn('Dana Whitfield', 'Public links'),
    truth: 'bruins/pricing/with-reps',
    key: keys.pricingLocations.all,
    healthy: /Public links for Dana Whitfield/,
    failed: 'Failed to load pricing plans',
  },
  {
    endpoint: 'bruins/pricing/with-reps',
    at: '/bruins-reps',
    open: pressIn('Dana Whitfield', 'Delete'),
    truth: 'bruins/pricing/with-reps',
    key: keys.pricingLocations.all,
    healthy: /Delete this representative/,
    failed: 'Failed to load pricing plans',
  },
  {
    endpoint: 'pricing-plans',
    at: '/bruins-pricing-reps',
    truth: 'pricing-plans',
    strikes: /game-plans\/pricing-plans$/,
    spoils: 'pricing_plan_id',
    key: keys.admin.pricingLocations,
    healthy: /Loge Center/,
    stays: /Dana Whitfield/,
    failed: 'Failed to load pricing plans',
  },
  {
    endpoint: 'reps',
    at: '/bruins-pricing-reps',
    truth: 'reps',
    strikes: /game-plans\/reps$/,
    spoils: 'rep_id',
    key: keys.admin.reps,
    healthy: /Dana Whitfield/,
    stays: /Loge Center/,
    failed: 'Failed to load reps',
  },
].map((row): ReadRow => ({ as: 'bgs', ...row }))

const combined = sheetsOf('combined plan')
const address = (sheet: (typeof combined)[number], code: string) =>
  paths[sheet]({ combinePlanEvent: code })

const singles = combined.map(
  (sheet): ReadRow => ({
    endpoint: 'combined/distinct/single/{code}',
    at: address(sheet, 'p26suite10'),
    truth: 'combined/distinct/single/p26suite10',
    key: keys.combinedPlans.all,
    isRecord: true,
    healthy: /Print/,
    failed: LATER,
    unknown: 'No plan found for p26suite10',
    logged: PLAN_LOG,
  }),
)

const oneTeam = ['p26hb-nine', 'bruins-games/distinct/plans/B26NINE', keys.team('bruins')] as const
const onePlan: Record<
  SheetOf<'combined plan'>,
  readonly [code: string, truth: string, key: readonly string[]]
> = {
  calendar: oneTeam,
  calendarPricingSheet: [
    'p26hc-twelve',
    'celtics-games/distinct/plans/C26TWELVE',
    keys.team('celtics'),
  ],
  packageSheet: ['p26classics', 'details/X26CLASSICS', keys.mixedPlans.all],
  packageText: oneTeam,
}

/** All games of a combined plan of one plan fail. */
const allGames = combined.map((sheet): ReadRow => {
  const [code, truth, key] = onePlan[sheet]
  return {
    endpoint: truth.replace(/[^/]+$/, '{plan}'),
    at: address(sheet, code),
    truth,
    key,
    healthy: /Print/,
    spoils: 'event_name',
    failed: LATER,
    logged: GAMES_LOG,
  }
})

/** One of a combined plan's plans fails: the sheet stands and says what is missing. */
const someGames: ReadRow[] = combined.map((sheet, index) => {
  const [team, plan, stays] =
    index % 2 === 0
      ? (['bruins', 'B26SUITE5', /NYK|New York Knicks|Cavaliers|LAL|Lakers/] as const)
      : (['celtics', 'C26SUITE5', /CHI|Blackhawks|CAR|Hurricanes/] as const)
  return {
    endpoint: `${team}-games/distinct/plans/{plan}, one of several`,
    at: address(sheet, 'p26suite10'),
    truth: `${team}-games/distinct/plans/${plan}`,
    key: keys.team(team),
    healthy: /Print/,
    spoils: 'event_name',
    stays,
    failed: missing(plan),
    logged: GAMES_LOG,
  }
})

const named = sheetKeys.filter((sheet) => sheets[sheet].pattern.endsWith('/:repname'))

const repSheets = named.map(
  (sheet): ReadRow => ({
    endpoint: 'bruins/reps',
    at: sheetSamples[sheet].at,
    truth: 'bruins/reps',
    key: keys.reps.all,
    healthy: new RegExp(sheetSamples[sheet].ready.name),
    failed: 'Failed to load representatives.',
  }),
)

const pricingSheets = sheetsOf('pricing plan').map(
  (sheet): ReadRow => ({
    endpoint: 'bruins/pricing/with-reps',
    at: sheetSamples[sheet].at,
    truth: 'bruins/pricing/with-reps',
    spoils: 'pricing_plan_id',
    key: keys.pricingLocations.all,
    healthy: /Loge Center/,
    failed: LATER,
  }),
)

const schedules: ReadRow[] = [
  {
    endpoint: 'bruins-games/distinct/plans/pricing/{code}',
    at: '/bruins/schedule/5plan/zoenunez',
    truth: 'bruins-games/distinct/plans/pricing/bp265plana',
    strikes: /distinct\/plans\/pricing\/bp265plan[ab]$/,
    reads: 2,
    key: keys.team('bruins'),
    healthy: /Plan A.*Plan B/,
    failed: LATER,
    logged: GAMES_LOG,
  },
  {
    endpoint: 'bruins-games/distinct/plans/pricing/{code}, one of several',
    at: '/bruins/schedule/5plan/zoenunez',
    truth: 'bruins-games/distinct/plans/pricing/bp265planb',
    spoils: 'event_name',
    key: keys.team('bruins'),
    healthy: /Plan A.*Plan B/,
    stays: /Plan A/,
    failed: missing('5-Game Plan B'),
    logged: GAMES_LOG,
  },
  {
    endpoint: 'bruins-games/distinct/plans/{plan}',
    at: '/bruins/youthhockey/zoenunez',
    truth: 'bruins-games/distinct/plans/B26YOUTH',
    spoils: 'event_name',
    key: keys.team('bruins'),
    healthy: /Future Bruins/,
    failed: LATER,
    logged: GAMES_LOG,
  },
]

const accountRows: ReadRow[] = [
  {
    endpoint: 'users',
    at: '/dashboard',
    // Staff see lists of the day there too, which come when they come.
    as: 'viewer',
    truth: '../users/index.php',
    strikes: /users\/index\.php$/,
    key: keys.users,
    healthy: /bgs@example\.com/,
    stays: /Welcome/,
    failed: null,
    logged: 'Error fetching users',
  },
]

export const staffReads: ReadRow[] = [...accountRows, ...staffRows]
export const sheetReads: ReadRow[] = [
  ...singles,
  ...allGames,
  ...someGames,
  ...repSheets,
  ...pricingSheets,
  ...schedules,
]
