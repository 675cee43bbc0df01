import { type TeamKey, teamKeys, teams } from '../content/teams'
import { type CombinedPlan, planWithSameLinks } from './combinedPlan'
import { teamOfCode } from './games/game'
import { isSamePlanName, type Plan, planNameProblem } from './plan'
import { isBlankLocation, type PricingLocation, pricingPlansOf } from './pricing'
import { firstOfEach, groupBy, nameKey } from './recordKeys'
import { slug } from './slug'
import { codeInSeason, seasonOfCode, seasonText, yearDigits } from './time/seasons'

/* Copies a season's plans, packages and pricing plans to the next season. */

/** A record that is copied. */
export type CopySource =
  | { kind: 'plan'; team: TeamKey; plan: Plan }
  | { kind: 'combined plan'; plan: CombinedPlan }
  | { kind: 'pricing plan'; locations: readonly PricingLocation[] }

/** One line of the preview. */
export interface CopyRow {
  key: string
  source: CopySource
  /** Its name now. */
  from: string
  /** Its name in the next season; '' if its current name has no season. */
  to: string
}

/** The lists that are copied. */
export interface SeasonLists {
  plans: Readonly<Record<TeamKey, readonly Plan[]>>
  combinedPlans: readonly CombinedPlan[]
  pricing: readonly PricingLocation[]
}

/** All plans of all teams. A plan with games of both teams is listed twice. */
export const allPlans = ({ plans }: SeasonLists): Plan[] => teamKeys.flatMap((team) => plans[team])

const nameOf = ({ name }: { name: string }) => name

/** The seasons in the codes of plans and combined plans, the last one first. */
export const seasonsOf = (lists: SeasonLists): number[] =>
  seasonsIn([...allPlans(lists).map(nameOf), ...lists.combinedPlans.map(({ code }) => code)])

/** The seasons that have games, the last one first. Only these can be copied. */
export const seasonsWithGames = (lists: SeasonLists): number[] =>
  seasonsIn(
    allPlans(lists)
      .filter(({ eventNames }) => eventNames.length > 0)
      .map(nameOf),
  )

function seasonsIn(codes: readonly string[]): number[] {
  const seasons = codes.map(seasonOfCode).filter((season) => season !== null)
  return [...new Set(seasons)].sort((a, b) => b - a)
}

/**
 * The records of one season with their names in the next, in the order of the lists. A pricing plan
 * without a season in its name is included without a new name, because it may serve every year.
 */
export function copyRows({ plans, combinedPlans, pricing }: SeasonLists, season: number) {
  const isInSeason = (code: string) => seasonOfCode(code) === season
  const copyRow = (source: CopySource, from: string): CopyRow => ({
    key: `${source.kind} ${'team' in source ? source.team : ''} ${from}`,
    source,
    from,
    to: isInSeason(from) ? codeInSeason(from, season + 1) : '',
  })
  const planRows = teamKeys.flatMap((team) =>
    plans[team]
      .filter(({ name }) => isInSeason(name))
      .map((plan) => copyRow({ kind: 'plan', team, plan }, plan.name)),
  )
  return [
    // A plan with games of both teams is in both lists, but is copied once.
    ...firstOfEach(planRows, ({ from }) => from.toLowerCase()),
    ...combinedPlans
      .filter(({ code }) => isInSeason(code))
      .map((plan) => copyRow({ kind: 'combined plan', plan }, plan.code)),
    ...pricingPlansOf(pricing)
      .filter(({ name }) => (seasonOfCode(name) ?? season) === season)
      .map(({ name, locations }) => copyRow({ kind: 'pricing plan', locations }, name)),
  ]
}

/** Whether a row can be copied. `reason` says why its name is invalid; '' if the name is blank. */
export type CopyState = { status: 'new' | 'exists' } | { status: 'invalid'; reason: string }

/** The state of each row, in order. If two rows have the same name, both are invalid. */
export function copyStates(rows: readonly CopyRow[], lists: SeasonLists): CopyState[] {
  const keyOf = ({ source, to }: CopyRow) => `${source.kind} ${nameKey(to)}`
  const rowsByKey = groupBy(rows, keyOf)
  const existing: Record<CopySource['kind'], readonly string[]> = {
    plan: allPlans(lists).map(nameOf),
    'combined plan': lists.combinedPlans.map(({ code }) => code),
    'pricing plan': pricingPlansOf(lists.pricing).map(nameOf),
  }
  /** Why a new record cannot have this name; undefined if it can. */
  function nameProblem(kind: CopySource['kind'], name: string): string | undefined {
    if (kind === 'plan') return planNameProblem(name)
    const other =
      kind === 'combined plan'
        ? planWithSameLinks(lists.combinedPlans, name)?.code
        : existing[kind].find((known) => slug(known) === slug(name))
    return other && `${other} has the same public links.`
  }
  return rows.map((row): CopyState => {
    const { kind } = row.source
    const name = row.to.trim()
    if (name === '') return { status: 'invalid', reason: '' }
    if (rowsByKey.get(keyOf(row))?.length !== 1) {
      return { status: 'invalid', reason: 'Another row has the same name.' }
    }
    if (existing[kind].some((other) => isSamePlanName(other, name))) return { status: 'exists' }
    const reason = nameProblem(kind, name)
    return reason === undefined ? { status: 'new' } : { status: 'invalid', reason }
  })
}

/**
 * Why a row isn't selected by default, as a sentence; undefined if it is.
 * @param next the combined plan of the row in the next season; undefined for any other record.
 * @param willExist returns whether there will be a plan of this name.
 */
export function omissionReason(
  { source }: CopyRow,
  next: CombinedPlan | undefined,
  willExist: (planName: string) => boolean,
): string | undefined {
  if (source.kind === 'pricing plan') {
    return source.locations.every(isBlankLocation) ? 'It has no locations.' : undefined
  }
  if (source.kind === 'plan') {
    if (source.plan.eventNames.length === 0) return 'It has no games.'
    return teamOfCode(source.plan.name) === null ? 'It isn’t a Bruins or Celtics plan.' : undefined
  }
  const { originalPlans = [] } = next ?? {}
  if (originalPlans.length === 0) return 'It has no plans.'
  const missing = originalPlans.filter((name) => !willExist(name))
  return missing.length > 0 ? `These plans won’t exist: ${missing.join(', ')}.` : undefined
}

/**
 * A combined plan in the next season: its original plans have their new names, and the PDF is left
 * out, because it is last season's.
 * @param renamed the new names in the preview, by {@link nameKey}. Any other code gets the next
 * season.
 */
export function nextCombinedPlan(
  plan: CombinedPlan,
  { to, season, renamed }: { to: string; season: number; renamed: ReadonlyMap<string, string> },
): CombinedPlan {
  const nextName = (name: string) =>
    renamed.get(nameKey(name)) ??
    (seasonOfCode(name) === season ? codeInSeason(name, season + 1) : name)
  return {
    code: to.trim(),
    title: inNextSeason(plan.title, season),
    pdf: null,
    lastUpdated: '',
    originalPlans: plan.originalPlans.map(nextName),
  }
}

/** A title with the next season instead of this one: '2025-26', '2025-2026', and codes. */
function inNextSeason(title: string, season: number): string {
  const next = season + 1
  const codes = new RegExp(`\\b([a-z]{1,2})${yearDigits(season)}(?!\\d)`, 'gi')
  return title
    .replaceAll(`${season - 1}-${season}`, `${season}-${next}`)
    .replaceAll(seasonText(season), seasonText(next))
    .replace(codes, `$1${yearDigits(next)}`)
}

/**
 * Copies a pricing plan's locations under another name, with prices but without reps. Their id
 * isn't a stored row's.
 */
export const nextLocations = (locations: readonly PricingLocation[], to: string) =>
  locations
    .filter((row) => !isBlankLocation(row))
    .map((row) => ({ ...row, id: -1, pricingPlanName: to.trim(), repNames: [] }))

/** The section of the preview that lists a record: 'Bruins plans', 'Packages', 'Pricing plans'. */
export function copySectionTitle(source: CopySource): string {
  if (source.kind === 'plan') return `${teams[source.team].name} plans`
  return source.kind === 'combined plan' ? 'Packages' : 'Pricing plans'
}
