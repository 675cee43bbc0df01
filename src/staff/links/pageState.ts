import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { RowList } from '../../api/cache/rowList'
import { combinedPlanQuery } from '../../api/combinedPlans'
import { originalPlanGamesQuery, planGamesQuery, pricedPlanGamesQuery } from '../../api/plans'
import { pricingLocationsQuery } from '../../api/pricingLocations'
import { repsQuery } from '../../api/reps'
import { scheduleCodes } from '../../api/sheets/sheetQueries'
import { type SheetKey, sheets } from '../../config/sheets'
import { seasonCode, youthPlan } from '../../content/season/current'
import { pricingTeam } from '../../content/teams'
import { worksInLinks } from '../../domain/combinedPlan'
import type { Game } from '../../domain/games/game'
import { findPricingPlans, isBlankLocation, isSoldBy, pricingPlansOf } from '../../domain/pricing'
import { findRep, type Rep } from '../../domain/rep'
import { slug } from '../../domain/slug'
import { todayEastern } from '../../domain/time/dates'
import { seasonGames, seasonStartYear } from '../../domain/time/seasons'

/** A public page, read from its address. */
export interface CheckedPage {
  sheet: SheetKey
  params: Readonly<Record<string, string>>
  /**
   * The ids that distinguish reps and pricing plans with the same link name; null if not in the
   * address.
   */
  ids: Record<'rep' | 'plan', string | null>
}

/** Whether a page opens for a customer. */
export interface PageState {
  status: 'opens' | 'incomplete' | 'not-found' | 'unknown'
  /** A sentence about what is wrong; '' if nothing is. */
  reason: string
}

const OPENS: PageState = { status: 'opens', reason: '' }
const UNKNOWN: PageState = { status: 'unknown', reason: 'We couldn’t check it: no response.' }
const incomplete = (reason: string): PageState => ({ status: 'incomplete', reason })
const notFound = (reason: string): PageState => ({ status: 'not-found', reason })

/**
 * Returns whether a page opens, judged by the cached responses of its sheet's queries
 * (docs/rules/share.md#checked). Returns 'unknown' if the latest read of any query failed, even if
 * an earlier response is cached, because the customer has no earlier response.
 */
export function pageState(client: QueryClient, page: CheckedPage): PageState {
  const { combinePlanEvent = '', planname = '', repname = '' } = page.params
  const { owner } = sheets[page.sheet]
  if (owner === 'combined plan') return combinedPlanState(client, combinePlanEvent)

  const reps = lastResponse(client, repsQuery())
  if (reps === undefined) return UNKNOWN
  const rep = findRep(reps.rows, repname, page.ids.rep)
  if (rep === undefined) {
    const isUnread = reps.unread.some((row) => slug(row.owner) === slug(repname))
    return isUnread ? UNKNOWN : notFound('This representative doesn’t exist.')
  }
  switch (owner) {
    case 'schedule':
      return scheduleState(client, planname)
    case 'pricing plan':
      return pricingPlanState(client, page, rep, reps.rows)
    case 'rep':
      // The only sheet of a rep that shows games. The others always open.
      if (page.sheet !== 'youthHockey') return OPENS
      return gameListsState(client, [youthPlan], youthGamesQuery, startYearOfCode(seasonCode))
  }
}

/** The start year of the season in a code that has one, so that no current year is needed. */
const startYearOfCode = (code: string) => seasonStartYear(code, '')

/** The response of a query; undefined if its latest read failed. */
function lastResponse<Key extends QueryKey>(client: QueryClient, { queryKey }: { queryKey: Key }) {
  const state = client.getQueryState(queryKey)
  return state?.status === 'success' ? state.data : undefined
}

function combinedPlanState(client: QueryClient, code: string): PageState {
  const plan = lastResponse(client, combinedPlanQuery(code))
  if (plan === undefined) return UNKNOWN
  if (plan === null) return notFound('This plan doesn’t exist.')
  if (!worksInLinks(plan.code)) return notFound(`'${plan.code}' doesn’t work in links.`)
  if (plan.unreadable?.originalPlans) return incomplete('Its plans can’t be read.')
  const startYear = seasonStartYear(code, todayEastern())
  return gameListsState(client, plan.originalPlans, originalPlanGamesQuery, startYear)
}

function scheduleState(client: QueryClient, planname: string): PageState {
  const codes = scheduleCodes(planname)
  return gameListsState(client, codes, pricedPlanGamesQuery, startYearOfCode(codes[0] ?? ''))
}

const youthGamesQuery = (plan: string) => planGamesQuery(pricingTeam, plan)

/**
 * The state of a pricing sheet. Finds the rep's plan by its link name, as `usePublicPricing` does.
 * @param reps all reps, to tell whose names are in the plan's rows.
 */
function pricingPlanState(
  client: QueryClient,
  page: CheckedPage,
  rep: Rep,
  reps: readonly Rep[],
): PageState {
  const { planname = '' } = page.params
  const pricing = lastResponse(client, pricingLocationsQuery())
  if (pricing === undefined) return UNKNOWN
  const plans = findPricingPlans(pricingPlansOf(pricing.rows), planname, page.ids.plan)
  const plan = plans.find((candidate) => isSoldBy(candidate, rep, reps))
  const link = slug(planname)
  const isUnread = pricing.unread.some(({ owner }) => owner === '' || slug(owner) === link)
  if (plan === undefined) {
    return isUnread ? UNKNOWN : notFound('The representative doesn’t sell this plan.')
  }
  if (isUnread || plan.locations.some(({ unreadable }) => unreadable)) {
    return incomplete('Some of its prices couldn’t be read.')
  }
  return plan.locations.every(isBlankLocation) ? incomplete('It has no prices yet.') : OPENS
}

/**
 * The state of a sheet of games; {@link UNKNOWN} if no plan's list could be read.
 * @param startYear the year in which the sheet's season starts.
 */
function gameListsState(
  client: QueryClient,
  plans: readonly string[],
  gamesQuery: (plan: string) => { queryKey: QueryKey },
  startYear: number,
): PageState {
  const lists = plans.map((plan) => ({
    plan,
    games: lastResponse(client, gamesQuery(plan)) as RowList<Game> | undefined,
  }))
  if (lists.length > 0 && lists.every(({ games }) => games === undefined)) return UNKNOWN
  const missing = lists.filter(({ games }) => games === undefined || games.unread.length > 0)
  if (missing.length > 0) {
    return incomplete(`Games of ${missing.map(({ plan }) => plan).join(', ')} couldn’t be read.`)
  }
  const allGames = lists.flatMap(({ games }) => games?.rows ?? [])
  return seasonGames(allGames, startYear).length === 0 ? incomplete('It has no games yet.') : OPENS
}
