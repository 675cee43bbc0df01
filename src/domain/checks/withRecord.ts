import { normalizeText } from '../../config/paths'
import { isSameGame } from '../games/game'
import { groupByPricingPlan } from '../pricing'
import { codeKey, type Groups, nameKey } from '../recordKeys'
import type { Rep } from '../rep'
import { slug } from '../slug'
import type { CheckedRecord, RecordKind } from './finding'
import type { SeasonIndex } from './seasonRecords'

/** What takes whose place. */
interface Change<T> {
  /** As it is stored; null when the record is new. */
  stored: T | null
  record: T
}

/** A list in which the record stands where its stored version stood, a new one at the end. */
function replaced<T>(
  list: readonly T[],
  { stored, record }: Change<T>,
  isSame: (one: T, other: T) => boolean,
): readonly T[] {
  const index = stored === null ? -1 : list.findIndex((one) => isSame(one, stored))
  return index < 0 ? [...list, record] : list.with(index, record)
}

/** Groups in which the record stands, under its own key, instead of its stored version. */
function regrouped<T, Key>(
  groups: Groups<T, Key>,
  { stored, record }: Change<T>,
  { keyOf, isSame }: { keyOf: (one: T) => Key | undefined; isSame: (one: T, other: T) => boolean },
): Groups<T, Key> {
  return {
    get(key) {
      const group = groups.get(key) ?? []
      const others = stored ? group.filter((one) => !isSame(one, stored)) : group
      return keyOf(record) === key ? [...others, record] : others
    },
  }
}

const hasSameId = (one: { id: number }, other: { id: number }) => one.id === other.id

const changes: {
  [Kind in RecordKind]: (
    season: SeasonIndex,
    change: Change<CheckedRecord[Kind]>,
  ) => Partial<SeasonIndex>
} = {
  game: ({ gamesByCode, gamesByEvening, factsOf }, change) => ({
    gamesByCode: regrouped(gamesByCode, change, {
      keyOf: ({ eventName }) => codeKey(eventName),
      isSame: isSameGame,
    }),
    gamesByEvening: regrouped(gamesByEvening, change, {
      keyOf: (game) => factsOf(game).evening,
      isSame: isSameGame,
    }),
  }),
  // No rule asks for another plan.
  plan: () => ({}),
  'combined plan': ({ combinedPlansByLink }, change) => ({
    combinedPlansByLink: regrouped(combinedPlansByLink, change, {
      keyOf: ({ code }) => normalizeText(code),
      isSame: (one, other) => nameKey(one.code) === nameKey(other.code),
    }),
  }),
  'pricing location': ({ pricingPlans }, change) => ({
    pricingPlans: {
      get(name) {
        const rows = pricingPlans.get(name)?.locations ?? []
        // A row that stays in its plan keeps its place: some rules speak of a plan's first row.
        const now =
          change.record.pricingPlanName === name
            ? replaced(rows, change, hasSameId)
            : rows.filter(({ id }) => id !== change.stored?.id)
        return groupByPricingPlan(now)[0]
      },
    },
  }),
  rep: ({ repsByLink, sellers }, change) => ({
    repsByLink: regrouped(repsByLink, change, {
      keyOf: ({ name }) => slug(name) || undefined,
      isSame: hasSameId,
    }),
    // Plans name their reps as they are stored; what this one sells by now, his own list says.
    sellers: {
      has: (name) =>
        sellers.has(name) &&
        (name !== change.stored?.name || sellsTheSame(change.stored, change.record)),
    },
  }),
}

const sellsTheSame = (one: Rep, other: Rep) =>
  one.pricingLocationIds.join() === other.pricingLocationIds.join()

/**
 * The season as the rules of this kind of record see it once `record` is saved in the place of
 * `stored`: no list is copied and no map built again, so it is asked for at every keystroke.
 */
export const withRecord = <Kind extends RecordKind>(
  season: SeasonIndex,
  kind: Kind,
  change: Change<CheckedRecord[Kind]>,
): SeasonIndex => ({ ...season, ...changes[kind](season, change) })
