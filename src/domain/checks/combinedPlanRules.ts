import { normalizeLinkText } from '../../config/linkText'
import { seasonYears } from '../../content/words/gameWords'
import { type CombinedPlan, linkCode, planWithSameLinks, worksInLinks } from '../combinedPlan'
import { pdfHref } from '../hrefs'
import { nameKey } from '../recordKeys'
import { joined } from '../text'
import { dayKey, longDayText, readDay, readInstant, todayEastern } from '../time/dates'
import { seasonOfCode, seasonOfGame, seasonStartYear } from '../time/seasons'
import type { CheckRules } from './finding'
import type { SeasonIndex } from './seasonRecords'

const originalPlansOf = ({ originalPlans }: CombinedPlan, { plansByName }: SeasonIndex) =>
  originalPlans.flatMap((name) => plansByName.get(nameKey(name)) ?? [])

/** Whether all its plans are empty because its season has no games yet, as after Next season. */
function isWaitingForGames(plan: CombinedPlan, season: SeasonIndex): boolean {
  const seasonEndYear = seasonOfCode(plan.code)
  const hasGames = originalPlansOf(plan, season).some(({ eventNames }) => eventNames.length > 0)
  if (seasonEndYear === null || hasGames) return false
  return season.games.every((game) => (seasonOfGame(game) ?? 0) < seasonEndYear)
}

/** May, the month after a season's last games. The next season is planned then. */
const PLANNING_MONTH = 5

/** The rules for a combined plan. */
export const combinedPlanRules: CheckRules<'combined plan'> = {
  'missing-part': {
    severity: 'error',
    pluralPredicate: 'have an original plan that doesn’t exist',
    field: 'originalPlans',
    check({ code, originalPlans }, { plansByName, unreadPlans, nearestPlan }) {
      const missing = originalPlans.filter(
        (name) => !plansByName.has(nameKey(name)) && !unreadPlans.has(nameKey(name)),
      )
      if (missing.length === 0) return undefined
      const suggestions = missing.map((name) => {
        const nearest = plansByName.get(nearestPlan(name) ?? '')?.name
        return nearest === undefined ? `'${name}'` : `'${name}' (did you mean ${nearest}?)`
      })
      const verb = missing.length === 1 ? 'doesn’t exist' : 'don’t exist'
      return `${code}: ${joined(suggestions)} ${verb}, so customers don’t see those games.`
    },
  },
  'no-parts': {
    severity: 'error',
    pluralPredicate: 'have no original plans',
    form: { fields: ['originalPlans'] },
    check: ({ code, originalPlans }) =>
      originalPlans.length === 0
        ? `${code} has no original plans, so its pages are empty.`
        : undefined,
  },
  'empty-part': {
    severity: 'error',
    pluralPredicate: 'have an original plan without games',
    form: { fields: ['originalPlans', 'code'], lists: ['plans', 'games'] },
    check(plan, season) {
      const empty = originalPlansOf(plan, season).filter((part) => part.eventNames.length === 0)
      if (empty.length === 0 || isWaitingForGames(plan, season)) return undefined
      const verb = empty.length === 1 ? 'has' : 'have'
      return `${plan.code}: ${joined(empty.map(({ name }) => name))} ${verb} no games.`
    },
  },
  'no-games-yet': {
    severity: 'info',
    pluralPredicate: 'are waiting for their season’s games',
    isLeftByNextSeason: true,
    form: { fields: ['originalPlans', 'code'], lists: ['plans', 'games'] },
    check(plan, season) {
      const names = originalPlansOf(plan, season).map(({ name }) => name)
      if (names.length === 0 || !isWaitingForGames(plan, season)) return undefined
      const years = seasonYears(seasonStartYear(plan.code, season.today))
      return `${plan.code} has no games yet. When the ${years} games are in, add them to ${joined(names)}.`
    },
  },
  'other-season': {
    severity: 'error',
    pluralPredicate: 'have games from another season',
    form: { fields: ['originalPlans', 'code'], lists: ['plans', 'games'] },
    check(plan, season) {
      const year = seasonStartYear(plan.code, season.today)
      const others = originalPlansOf(plan, season).filter((originalPlan) =>
        season.yearsOf(originalPlan).some((other) => other !== year),
      )
      if (others.length === 0) return undefined
      const names = joined(others.map(({ name }) => name))
      const verb = others.length === 1 ? 'has' : 'have'
      return `${plan.code} is for the ${seasonYears(year)} season, but ${names} ${verb} games from another, which its pages leave out.`
    },
  },
  'code-in-links': {
    severity: 'error',
    pluralPredicate: 'have a code that doesn’t work in links',
    check({ code }) {
      if (worksInLinks(code)) return undefined
      const suggestion = linkCode(code)
      return `'${code}' doesn’t work in links.${worksInLinks(suggestion) ? ` Use '${suggestion}'.` : ''}`
    },
  },
  'same-links': {
    severity: 'error',
    pluralPredicate: 'have the same links as another package',
    isMutual: true,
    form: { fields: ['code'], lists: ['combinedPlans'] },
    check({ code }, { combinedPlansByLink }) {
      const duplicates = combinedPlansByLink.get(normalizeLinkText(code)) ?? []
      const other = planWithSameLinks(duplicates, code)
      return other && `'${code}' and '${other.code}' have the same public links.`
    },
  },
  pdf: {
    severity: 'error',
    pluralPredicate: 'have a PDF that isn’t an address or a file',
    form: { fields: ['pdf'] },
    check(plan) {
      const text = (plan.pdf ?? '').trim()
      if (text === '') return undefined
      if (pdfHref(text, '/') !== null && /^https?:\/\/|\.pdf$/i.test(text)) return undefined
      return `${plan.code}: '${text}' isn’t a web address or the name of a PDF file.`
    },
  },
  'game-twice': {
    severity: 'warning',
    pluralPredicate: 'have a game that’s in two of their plans',
    form: { fields: ['originalPlans'], lists: ['plans'] },
    check(plan, season) {
      const codes = originalPlansOf(plan, season).flatMap((part) => season.codesOf(part))
      const repeated = new Set(codes.filter((code, index) => codes.indexOf(code) < index))
      if (repeated.size === 0) return undefined
      const verb = repeated.size === 1 ? 'is' : 'are'
      return `${plan.code}: ${joined([...repeated])} ${verb} in two of its plans.`
    },
  },
  'no-title': {
    severity: 'warning',
    pluralPredicate: 'have no title',
    form: { fields: ['title'] },
    check: ({ code, title }) => (title.trim() === '' ? `${code} has no title.` : undefined),
  },
  'updated-before-season': {
    severity: 'warning',
    pluralPredicate: 'have not been updated for their season',
    isLeftByNextSeason: true,
    check({ code, lastUpdated }, { today }) {
      const instant = readInstant(lastUpdated)
      const day = readDay(instant ? todayEastern(instant) : lastUpdated)
      if (day === null) return undefined
      const year = seasonStartYear(code, today)
      if (dayKey(day) >= dayKey({ year, month: PLANNING_MONTH, day: 1 })) return undefined
      return `${code} was last updated on ${longDayText(day)}, before its season ${seasonYears(year)} was planned.`
    },
  },
}
