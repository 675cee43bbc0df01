import { BASE_PATH, paths } from '../../config/paths'
import { type TeamKey, teamKeys, teams } from '../../content/teams'
import type { RecordKind } from '../../domain/checks/finding'
import type { Season } from '../../domain/checks/seasonRecords'
import type { Game } from '../../domain/games/game'
import { teamOfCode } from '../../domain/games/gameCode'
import { codeAndDate } from '../../domain/games/gameLists'
import { may, type User } from '../../domain/session'
import { slug } from '../../domain/slug'
import { dateText, longDayText, readDay } from '../../domain/time/dates'
import { combinedPlanLinks } from '../../staff/combined-plans/combinedPlanLinks'
import type { PublicLink } from '../../staff/links/sharedPage'
import {
  combinedPlanHref,
  gameHref,
  planHref,
  pricingPlanHref,
} from '../../staff/records/recordLinks'
import { ownLinks, pricingLinks } from '../../staff/reps/repLinks'
import { menuEntries } from '../menuSections'
import type { NewRecord } from '../recordDialogs'
import type { Findable } from './matching'

/* All that the palette can find: screens, records, and what can be done with each. */

/** What choosing an entry does. */
export type Choice =
  /** Goes to a screen, by its address below the base path. */
  | { do: 'go'; to: string }
  | { do: 'edit'; kind: RecordKind; key: string }
  | { do: 'add'; what: NewRecord }
  /** A customer's page, by its address below the base path. */
  | { do: 'open' | 'copy'; page: PublicLink }

type Group =
  | 'Screens'
  | 'New'
  | 'Games'
  | 'Plans'
  | 'Packages'
  | 'Pricing plans'
  | 'Reps'
  | 'Public pages'

/** One line of the palette. */
export interface PaletteEntry extends Findable {
  id: string
  /** The heading it stands under. */
  group: Group
  text: string
  /** What tells it from others of the same text. */
  detail?: string
  /** Whose it is, where it is one team's. */
  team?: TeamKey | null | undefined
  /** One way, or several to choose from next. */
  choices: readonly { text: string; choice: Choice }[]
}

const only = (choice: Choice): PaletteEntry['choices'] => [{ text: '', choice }]
const belowBase = (href: string) => href.slice(BASE_PATH.length)
const goes = (text: string, href: string) => ({
  text,
  choice: { do: 'go', to: belowBase(href) } as const,
})
const edits = (text: string, kind: RecordKind, key: string) => ({
  text,
  choice: { do: 'edit', kind, key } as const,
})
const pageChoices = (pages: readonly PublicLink[]) =>
  pages.flatMap((page) => [
    { text: `Open ${page.name}`, choice: { do: 'open', page } as const },
    { text: `Copy link of ${page.name}`, choice: { do: 'copy', page } as const },
  ])

/** The screens a person may open, and what may be made new there. */
export function screenEntries(user: User): PaletteEntry[] {
  const screens = [
    ...menuEntries(user).map(({ text, screen }) => [text, paths[screen]] as const),
    ...(may(user, 'admin') ? [['Register User', paths.register] as const] : []),
    ...(may(user, 'staff') ? [['Plans & Reps', paths.pricingPlansAndReps] as const] : []),
  ]
  const once = [...new Map(screens.map(([text, to]) => [to, text]))]
  return [
    ...once.map(([to, text]) => ({
      id: `screen ${to}`,
      group: 'Screens' as const,
      text,
      words: text,
      choices: only({ do: 'go', to }),
    })),
    ...(may(user, 'staff') ? newEntries : []),
  ]
}

const newEntries: PaletteEntry[] = [
  ...teamKeys.flatMap((team) => [
    { text: `New ${teams[team].name} game`, what: { kind: 'game', team } as const },
    { text: `New ${teams[team].name} plan`, what: { kind: 'plan', team } as const },
  ]),
  { text: 'New package', what: { kind: 'combined plan' } as const },
  { text: 'New pricing plan', what: { kind: 'pricing plan' } as const },
  { text: 'New representative', what: { kind: 'rep' } as const },
].map(({ text, what }) => ({
  id: text,
  group: 'New' as const,
  text,
  words: `${text} add`,
  choices: only({ do: 'add', what }),
}))

/** Every record that is known, and the customers' pages that hang on it. */
export const recordEntries = (season: Season): PaletteEntry[] => [
  ...season.games.map((game) => gameEntry(game, season)),
  ...season.plans.map(({ name }) => ({
    id: `plan ${name}`,
    group: 'Plans' as const,
    text: name,
    team: teamOfCode(name),
    words: `${name} ${slug(name)} plan`,
    choices: [edits('Edit Plan', 'plan', name), goes('Show in the list', planHref(name))],
  })),
  ...season.combinedPlans.map(({ code, title }) => ({
    id: `package ${code}`,
    group: 'Packages' as const,
    text: code,
    detail: title,
    words: `${code} ${slug(code)} ${title} package`,
    choices: [
      edits('Edit Plan', 'combined plan', code),
      goes('Show in the list', combinedPlanHref(code)),
      ...pageChoices(combinedPlanLinks(code)),
    ],
  })),
  ...[...new Set(season.pricing.map(({ pricingPlanName }) => pricingPlanName))].map((name) => ({
    id: `pricing ${name}`,
    group: 'Pricing plans' as const,
    text: name,
    words: `${name} ${slug(name)} pricing plan prices`,
    choices: [
      goes('Show in the list', pricingPlanHref(name)),
      {
        text: 'Change its prices',
        choice: { do: 'go', to: `${paths.prices}?${new URLSearchParams({ plan: name })}` } as const,
      },
    ],
  })),
  ...season.reps.map((rep) => ({
    id: `rep ${rep.id}`,
    group: 'Reps' as const,
    text: rep.name,
    detail: rep.email,
    words: `${rep.name} ${slug(rep.name)} ${rep.email} rep`,
    choices: [
      edits('Edit Representative', 'rep', String(rep.id)),
      ...pageChoices([
        ...ownLinks(rep, season.reps),
        ...pricingLinks(rep, season.reps, season.pricing),
      ]),
    ],
  })),
  ...season.combinedPlans.flatMap(({ code, title }) =>
    pageEntries(combinedPlanLinks(code), code, title),
  ),
  ...season.reps.flatMap((rep) =>
    pageEntries(
      [...ownLinks(rep, season.reps), ...pricingLinks(rep, season.reps, season.pricing)],
      rep.name,
    ),
  ),
]

const pageEntries = (pages: readonly PublicLink[], whose: string, words = ''): PaletteEntry[] =>
  pages.map((page) => ({
    id: `page ${page.address}`,
    group: 'Public pages',
    text: `${page.name}, ${whose}`,
    detail: page.address,
    words: `${page.name} ${whose} ${slug(whose)} ${words} page`,
    choices: pageChoices([page]),
  }))

function gameEntry(game: Game, season: Season): PaletteEntry {
  const { eventName, team, date } = game
  const day = readDay(date)
  const home = teamOfCode(eventName)
  return {
    id: `game ${codeAndDate(game)}`,
    group: 'Games',
    text: `${eventName} ${team}`,
    detail: dateText(date),
    team: home,
    // 'oct 9', 'october 9', 'thu', '10/9', '2025-10-09'.
    words: [
      eventName,
      team,
      season.textOf(game).opponent,
      dateText(date),
      day ? `${longDayText(day)} ${day.month}/${day.day}` : '',
      'game',
    ].join(' '),
    choices: [
      edits('Edit Game', 'game', codeAndDate(game)),
      ...(home ? [goes('Show in the list', gameHref(home, eventName))] : []),
    ],
  }
}
