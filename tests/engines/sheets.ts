import { paths } from '../../src/config/paths'
import { type SheetOf, sheetsOf } from '../../src/config/sheets'
import { schedulePlans, youthPlan } from '../../src/content/season/current'
import { pricingSheetName, pricingSheetNames } from '../../src/domain/sheetNames'
import { slug } from '../../src/domain/slug'
import { eventPrice, priceLabel } from '../../src/sheets/calendar/calendarPrices'
import { expectedGames } from '../browser/expectedGames'
import { SAMPLE_COMBINED_PLANS, type SampleCombinedPlan } from '../mock-api/data/combinedPlans'
import { SAMPLE_PLANS } from '../mock-api/data/plans'
import { SAMPLE_PRICING } from '../mock-api/data/pricing'
import { SAMPLE_REPS } from '../mock-api/data/reps'
import { SEASON, type SeasonGame } from '../mock-api/data/season'
import { printedPrices } from '../printedPrices'
import type { Orientation } from './engine'

/** A sheet of the sample season and what its paper must show. */
export interface Sheet {
  /** Below the base path. */
  address: string
  orientation: Orientation
  /** As few as its content needs. */
  pages: number
  /** Smallest text allowed, in points. */
  smallest: number
  /** Games and prices from the sample's facts; what stands here twice must be printed twice. */
  facts: string[]
  /** A card of a game is never cut between two pages. */
  hasCards: boolean
  /** Printed in a quick run too. */
  isChosen: boolean
}

const chosen = [
  paths.calendar({ combinePlanEvent: 'P26RAFB-P' }),
  paths.calendarPricingSheet({ combinePlanEvent: 'P26ALL' }),
  paths.packageSheet({ combinePlanEvent: 'P26ALL' }),
  paths.pricingSheet({ planname: 'plana', repname: '' }),
  paths.schedule({ planname: 'halfseason', repname: '' }),
]

/** Every sheet of every sample plan; the reps take turns. */
export const sheets: Sheet[] = [
  ...SAMPLE_COMBINED_PLANS.flatMap(calendars),
  ...SAMPLE_COMBINED_PLANS.flatMap(packages),
  ...pricingSheetNames.flatMap(pricings),
  ...Object.entries(schedulePlans).map(([name, codes], index) =>
    portrait(paths.schedule({ planname: name, repname: repname(index) }), [
      ...codes.flatMap((code) => gamesOf([code.toUpperCase()]).flatMap(listedFacts)),
      ...repFacts(repname(index)),
    ]),
  ),
  ...sheetsOf('rep').flatMap((sheet) =>
    ['zoenunez', 'sianmullerdarcy', 'salesteam'].map((repname) =>
      portrait(paths[sheet]({ repname }), [
        ...(factsBesideRep()[sheet] ?? []),
        ...repFacts(repname),
      ]),
    ),
  ),
]

/** What a sheet of a rep says beside who he is. */
function factsBesideRep(): { [Sheet in SheetOf<'rep'>]?: string[] } {
  return {
    groupTickets: ['$200'],
    youthHockey: ['$200', ...gamesOf([youthPlan]).flatMap(listedFacts)],
  }
}

function portrait(address: string, facts: string[], more: Partial<Sheet> = {}): Sheet {
  return {
    address,
    orientation: 'portrait',
    pages: 1,
    // Seven, less what an engine shrinks a page by to keep it off the edges its printer leaves white.
    smallest: 6.3,
    facts,
    hasCards: false,
    isChosen: chosen.some((it) => address === it || (it.endsWith('/') && address.startsWith(it))),
    ...more,
  }
}

function calendars(plan: SampleCombinedPlan): Sheet[] {
  const facts = expectedGames(plan).flatMap(({ code, abbreviation, time }) => {
    const { a, b } = eventPrice(code, abbreviation === 'CUP')
    return [abbreviation, time, priceLabel('A', a).slice(2), priceLabel('B', b).slice(2)]
  })
  return [paths.calendar, paths.calendarPricingSheet].map((path) =>
    portrait(path({ combinePlanEvent: plan.combine_plan_event }), facts.filter(Boolean), {
      orientation: 'landscape',
      smallest: 6,
    }),
  )
}

function packages({ combine_plan_event, original_plans }: SampleCombinedPlan): Sheet[] {
  const games = gamesOf(original_plans.split(',').map((name) => name.trim()))
  const facts = games.filter(({ kind }) => kind !== 'cup-potential').flatMap(listedFacts)
  if (games.some(({ kind }) => kind === 'cup-potential')) facts.push('NBA CUP')
  const count = games.length
  const sheet = (address: string, onOnePage: number, hasCards = true) =>
    portrait(address, facts, { pages: count > onOnePage ? 2 : 1, hasCards })
  const names = { combinePlanEvent: combine_plan_event }
  return [
    sheet(paths.packageSheet(names), 48),
    sheet(`${paths.packageSheet(names)}?view=calendar`, 44),
    sheet(paths.packageText(names), 48, false),
  ]
}

function pricings(name: (typeof pricingSheetNames)[number], index: number): Sheet[] {
  const rows = SAMPLE_PRICING.filter(({ pricing_name }) => pricingSheetName(pricing_name) === name)
  const reps = rows[0]?.reps ?? []
  const rep = repname((reps[index % reps.length] ?? 0) - 1)
  const facts = [...printedPrices(rows).flat(), ...repFacts(rep)]
  return [
    portrait(paths.pricingSheet({ planname: name, repname: rep }), facts),
    portrait(paths.pricingChart({ planname: name, repname: rep }), facts),
  ]
}

/** The sample season's games of these plans, each once. */
function gamesOf(plans: readonly string[]): SeasonGame[] {
  const codes = SAMPLE_PLANS.filter(({ name }) => plans.includes(name)).flatMap(
    ({ games }) => games,
  )
  return SEASON.filter(({ code }) => codes.includes(code))
}

/** The same in a list that names the year above its dates, or in them. */
function listedFacts(game: SeasonGame): string[] {
  return gameFacts(game).map((fact) => fact.replace(/, \d{4}$/, ''))
}

function gameFacts({ date, time, city, nickname }: SeasonGame): string[] {
  const day = new Date(`${date}T12:00:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
  })
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const clock = `${((hours + 11) % 12) + 1}:${String(minutes).padStart(2, '0')}`
  return [day, `${clock} ${hours < 12 ? 'AM' : 'PM'}`, `vs. ${city} ${nickname}`]
}

function repname(index: number): string {
  return slug(SAMPLE_REPS[index]?.rep_name ?? '')
}

function repFacts(name: string): string[] {
  const rep = SAMPLE_REPS.find(({ rep_name }) => slug(rep_name) === name)
  return rep ? [rep.rep_name, rep.rep_email] : []
}
