import { normalizeLinkText } from '../../config/linkText'
import { isSameGame } from '../games/game'
import { pricingPlansOf } from '../pricing'
import { codeKey, type Groups, nameKey } from '../recordKeys'
import type { Rep } from '../rep'
import { slug } from '../slug'
import type { RecordByKind, RecordKind } from './finding'
import type { SeasonIndex } from './seasonRecords'

/** A record that replaces its stored version. */
export interface RecordChange<T> {
  /** Null when the record is new. */
  stored: T | null
  record: T
}

/**
 * Returns the season as it will be after `record` is saved, for the rules of its kind. It is called
 * at every keystroke, so it copies no list and rebuilds no map.
 */
export const withRecord = <Kind extends RecordKind>(
  season: SeasonIndex,
  kind: Kind,
  change: RecordChange<RecordByKind[Kind]>,
): SeasonIndex => ({ ...season, ...changes[kind](season, change) })

/** What a change to a record of each kind replaces in the season. */
const changes: {
  [Kind in RecordKind]: (
    season: SeasonIndex,
    change: RecordChange<RecordByKind[Kind]>,
  ) => Partial<SeasonIndex>
} = {
  game: ({ gamesByCode, gamesByDayAndTeam, factsOf }, change) => ({
    gamesByCode: regrouped(gamesByCode, change, {
      keyOf: ({ eventName }) => codeKey(eventName),
      isSame: isSameGame,
    }),
    gamesByDayAndTeam: regrouped(gamesByDayAndTeam, change, {
      keyOf: (game) => factsOf(game).dayAndTeam,
      isSame: isSameGame,
    }),
  }),
  // Nothing changes, because no rule compares plans.
  plan: () => ({}),
  'combined plan': ({ combinedPlansByLink }, change) => ({
    combinedPlansByLink: regrouped(combinedPlansByLink, change, {
      keyOf: ({ code }) => normalizeLinkText(code),
      isSame: (a, b) => nameKey(a.code) === nameKey(b.code),
    }),
  }),
  'pricing location': ({ pricingPlans }, { stored, record }) => ({
    pricingPlans: {
      get(name) {
        const rows = pricingPlans.get(name)?.locations ?? []
        const index = rows.findIndex(({ id }) => id === stored?.id)
        const updated = index < 0 ? [...rows, record] : rows.with(index, record)
        // A row that stays in its plan keeps its position, because some rules check only a plan's
        // first row.
        return pricingPlansOf(updated.filter((row) => row.pricingPlanName === name))[0]
      },
    },
  }),
  rep: ({ repsByLink, repNamesInPlans }, change) => ({
    repsByLink: regrouped(repsByLink, change, {
      keyOf: ({ name }) => slug(name) || undefined,
      isSame: hasSameId,
    }),
    // Plans hold the reps' names as stored. A rep with a changed list counts as new.
    repNamesInPlans: {
      has: (name) =>
        repNamesInPlans.has(name) &&
        (name !== change.stored?.name || sellsTheSame(change.stored, change.record)),
    },
  }),
}

/** Whether a rep still sells the same locations. */
const sellsTheSame = (a: Rep, b: Rep) => a.pricingLocationIds.join() === b.pricingLocationIds.join()

const hasSameId = (a: { id: number }, b: { id: number }) => a.id === b.id

/** Replaces a record's stored version in groups. The record gets its new key. */
const regrouped = <T, Key>(
  groups: Groups<T, Key>,
  { stored, record }: RecordChange<T>,
  { keyOf, isSame }: { keyOf: (record: T) => Key | undefined; isSame: (a: T, b: T) => boolean },
): Groups<T, Key> => ({
  get(key) {
    const group = groups.get(key) ?? []
    // Compare the keys too, because games of two teams may have equal ids.
    const hadStored = stored !== null && keyOf(stored) === key
    const others = hadStored ? group.filter((entry) => !isSame(entry, stored)) : group
    return keyOf(record) === key ? [...others, record] : others
  },
})
