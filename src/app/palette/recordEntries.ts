import { BASE_PATH, paths } from '../../config/paths'
import type { RecordKind } from '../../domain/checks/finding'
import { indexInParts } from '../../domain/checks/seasonIndex'
import type { SeasonIndex, SeasonRecords } from '../../domain/checks/seasonRecords'
import type { CombinedPlan } from '../../domain/combinedPlan'
import { type Game, teamOfCode } from '../../domain/games/game'
import { gameSearchWords } from '../../domain/games/gameSearch'
import { codeAndDate } from '../../domain/games/uniqueGames'
import type { Plan } from '../../domain/plan'
import type { Rep } from '../../domain/rep'
import { slug } from '../../domain/slug'
import { dateText } from '../../domain/time/dates'
import { combinedPlanLinks } from '../../staff/combined-plans/combinedPlanLinks'
import type { PublicLink } from '../../staff/links/sharedPage'
import { createTokenSearch, tokenize } from '../../staff/list/wordSearch'
import {
  combinedPlanHref,
  gameHref,
  planHref,
  pricingPlanHref,
} from '../../staff/records/recordLinks'
import { repLinks } from '../../staff/reps/repLinks'
import type { EntryChoice, PaletteEntry } from './entries'

/**
 * The number of games that are prepared between two pauses. They take a slow machine some
 * milliseconds.
 */
const GAMES_PER_PART = 250

/**
 * Prepares the search of screens, records and public pages, with pauses between the parts of the
 * work (see `useInSlices`).
 * @returns the indexed records and the search.
 */
export function* prepareSearch(screens: readonly PaletteEntry[], records: SeasonRecords) {
  const season = yield* indexInParts(records)
  const entries = screens.map(tokenize)
  for (const [index, game] of season.games.entries()) {
    if (index % GAMES_PER_PART === 0) yield
    entries.push(tokenize(gameEntry(game, season)))
  }
  for (const entry of otherEntries(season)) entries.push(tokenize(entry))
  return { season, search: createTokenSearch(entries) }
}

/** The entries of all records except games, and of all public pages. */
const otherEntries = (season: SeasonIndex): PaletteEntry[] => [
  ...season.plans.map(planEntry),
  ...season.combinedPlans.map(packageEntry),
  ...[...new Set(season.pricing.map(({ pricingPlanName }) => pricingPlanName))].map(pricingEntry),
  ...season.reps.map((rep) => repEntry(rep, season)),
  ...season.combinedPlans.flatMap(({ code, title }) =>
    pageEntries(combinedPlanLinks(code), code, title),
  ),
  ...season.reps.flatMap((rep) => pageEntries(repPages(rep, season), rep.name)),
]

/** The choice that opens a screen; `to` is its path below the base path. */
const navigateTo = (text: string, to: string): EntryChoice => ({
  text,
  choice: { type: 'navigate', to },
})

/** The choice that opens a list with a search for the record; `href` has the base path. */
const showInList = (href: string) => navigateTo('Show in list', href.slice(BASE_PATH.length))

/** The choice that opens a record's dialog. */
const editRecord = (text: string, kind: RecordKind, key: string): EntryChoice => ({
  text,
  choice: { type: 'edit', kind, key },
})

/** Choices that open or copy each page's link. */
const pageChoices = (pages: readonly PublicLink[]) =>
  pages.flatMap((page): EntryChoice[] => [
    { text: `Open ${page.name}`, choice: { type: 'open', page } },
    { text: `Copy link to ${page.name}`, choice: { type: 'copy', page } },
  ])

function gameEntry(game: Game, season: SeasonIndex): PaletteEntry {
  const { eventName, team, date } = game
  const home = teamOfCode(eventName)
  return {
    id: `game ${codeAndDate(game)}`,
    group: 'Games',
    text: `${eventName} ${team}`,
    detail: dateText(date),
    team: home,
    words: `${gameSearchWords(game, season.factsOf(game).text)} game`,
    choices: [
      editRecord('Edit Game', 'game', codeAndDate(game)),
      ...(home ? [showInList(gameHref(home, eventName))] : []),
    ],
  }
}

const planEntry = ({ name }: Plan): PaletteEntry => ({
  id: `plan ${name}`,
  group: 'Plans',
  text: name,
  team: teamOfCode(name),
  words: `${name} ${slug(name)} plan`,
  choices: [editRecord('Edit Plan', 'plan', name), showInList(planHref(name))],
})

const packageEntry = ({ code, title }: CombinedPlan): PaletteEntry => ({
  id: `package ${code}`,
  group: 'Packages',
  text: code,
  detail: title,
  words: `${code} ${slug(code)} ${title} package`,
  choices: [
    editRecord('Edit Plan', 'combined plan', code),
    showInList(combinedPlanHref(code)),
    ...pageChoices(combinedPlanLinks(code)),
  ],
})

/** The entry of a pricing plan. */
const pricingEntry = (name: string): PaletteEntry => ({
  id: `pricing ${name}`,
  group: 'Pricing plans',
  text: name,
  words: `${name} ${slug(name)} pricing plan prices`,
  choices: [
    showInList(pricingPlanHref(name)),
    navigateTo('Edit prices', `${paths.prices}?${new URLSearchParams({ plan: name })}`),
  ],
})

const repEntry = (rep: Rep, season: SeasonIndex): PaletteEntry => ({
  id: `rep ${rep.id}`,
  group: 'Reps',
  text: rep.name,
  detail: rep.email,
  words: `${rep.name} ${slug(rep.name)} ${rep.email} rep`,
  choices: [
    editRecord('Edit Representative', 'rep', String(rep.id)),
    ...pageChoices(repPages(rep, season)),
  ],
})

function repPages(rep: Rep, season: SeasonIndex): PublicLink[] {
  const links = repLinks(rep, season.reps, season.pricing)
  return [...links.general, ...links.pricing]
}

const pageEntries = (pages: readonly PublicLink[], owner: string, words = ''): PaletteEntry[] =>
  pages.map((page) => ({
    id: `page ${page.address}`,
    group: 'Public pages',
    text: `${page.name}, ${owner}`,
    detail: page.address,
    words: `${page.name} ${owner} ${slug(owner)} ${words} page`,
    choices: pageChoices([page]),
  }))
