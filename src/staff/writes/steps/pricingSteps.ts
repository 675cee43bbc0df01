import { invalidatedByPricing } from '../../../api/pricingLocations'
import { decimalText, withSign } from '../../../domain/money'
import { unreadableText } from '../../../domain/prices'
import { isBlankLocation, type PricingLocation } from '../../../domain/pricing'
import { nameKey } from '../../../domain/recordKeys'
import type { Rep } from '../../../domain/rep'
import { pricingPlanHref } from '../../records/recordLinks'
import { isAssigned } from '../../records/repAssignments'
import type { FieldTexts } from '../fieldTexts'
import {
  changed,
  checkChange,
  checkExisting,
  checkUnchanged,
  DONE,
  GONE,
  ready,
} from './checkResult'
import { isSameLocation, isSameText, locationRef, type RepRef } from './recordRefs'
import { assignStep, type StepOf, type StepTypes, undoChange } from './step'

/** A price as text. A price of 0 is blank. */
const money = (cents: number | null) => (cents ? withSign(decimalText(cents)) : '')

const locationFields: FieldTexts<Omit<PricingLocation, 'id' | 'repNames'>> = {
  pricingPlanName: 'Pricing Plan Name',
  location: 'Location',
  color: ['Color', (color) => color.toLowerCase()],
  planHolderPerGame: ['Plan Holder Price Per Game', money],
  planHolderTotal: ['Plan Holder Total', money],
  boxOfficePerGame: ['Box Office Price Per Game', money],
  boxOfficeTotal: ['Box Office Plan Total', money],
  unreadable: [
    'Not readable',
    (unreadable) =>
      Object.keys(unreadable ?? {})
        .map((name) => unreadableText({ unreadable }, name))
        .join(', '),
  ],
}

const nameOf = ({ pricingPlanName, location }: PricingLocation) =>
  location === '' ? pricingPlanName : `${location} of ${pricingPlanName}`
/** Whether an id is that of a stored row. A new row has -1. */
const isStoredId = (id: number) => id > 0
const locationKey = ({ id }: PricingLocation) => `location ${id}`
/**
 * The key of a plan. New rows of a plan are sent one after another, because the first may fill its
 * blank row.
 */
const planKey = (name: string) => `pricing plan ${nameKey(name)}`
const invalidates = () => invalidatedByPricing

/**
 * Creates the step that deletes a location. Includes the reps who sell it, by the names in the row
 * and by the reps' lists of ids.
 * @param rows all pricing locations.
 * @param reps all known reps.
 */
export function deleteLocationStep(
  location: PricingLocation,
  rows: readonly PricingLocation[],
  reps: readonly Rep[],
): StepOf<'deleteLocation'> {
  const repsById: RepRef[] = reps
    .filter((rep) => isAssigned(rep, location, reps))
    .map(({ id, name }) => ({ id, name }))
  const namesOnly = location.repNames.filter((name) => !repsById.some((rep) => rep.name === name))
  const others = rows.filter((row) => row.id !== location.id && isSameLocation(row, location))
  return {
    kind: 'deleteLocation',
    location,
    reps: [...repsById, ...namesOnly.map((name) => ({ id: null, name }))],
    others: others.map(({ id }) => id),
  }
}

/** The steps for pricing plans and their locations. */
export const pricingSteps: StepTypes<
  'addPricingPlan' | 'addLocation' | 'changeLocation' | 'deleteLocation'
> = {
  addPricingPlan: {
    phase: 'create',
    nameOf: ({ name }) => name,
    recordKeysOf: ({ name }) => [planKey(name)],
    invalidates,
    hrefOf: ({ name }) => pricingPlanHref(name),
    async check({ name }, calls) {
      const rows = await calls.locations()
      const exists = rows.some(({ pricingPlanName }) => isSameText(pricingPlanName, name))
      return exists ? DONE : ready(() => calls.addPricingPlan(name))
    },
    inverse: () => ({ notes: ['A pricing plan stays until its last location is deleted.'] }),
  },
  addLocation: {
    phase: 'create',
    nameOf: ({ location }) => nameOf(location),
    recordKeysOf: ({ location }) => [planKey(location.pricingPlanName)],
    invalidates,
    hrefOf: ({ location }) => pricingPlanHref(location.pricingPlanName),
    async check({ location, others = [] }, calls) {
      const rows = await calls.locations()
      const stored = rows.find((row) => isSameLocation(row, location) && !others.includes(row.id))
      if (stored) return checkExisting(locationFields, stored, location)
      return ready(() =>
        isBlankLocation(location)
          ? calls.addPricingPlan(location.pricingPlanName)
          : calls.addPricingLocation(location),
      )
    },
    inverse: ({ location }) => ({ steps: [{ kind: 'deleteLocation', location }] }),
  },
  changeLocation: {
    phase: 'change',
    nameOf: ({ before }) => nameOf(before),
    recordKeysOf: ({ before }) => [locationKey(before)],
    invalidates,
    hrefOf: ({ after }) => pricingPlanHref(after.pricingPlanName),
    async check({ before, after }, calls) {
      const rows = await calls.locations()
      const stored = rows.find(({ id }) => id === before.id)
      if (stored === undefined) return GONE
      return checkChange(locationFields, { stored, before, after }, () =>
        calls.editPricingRow({ ...after, id: before.id }),
      )
    },
    inverse: undoChange,
  },
  deleteLocation: {
    phase: 'delete',
    nameOf: ({ location }) => nameOf(location),
    recordKeysOf: ({ location }) => [locationKey(location), planKey(location.pricingPlanName)],
    invalidates,
    async check({ location }, calls) {
      const rows = await calls.locations()
      // A location added by a run has no id here. All others are found only by id, because another
      // row may look the same.
      const stored = isStoredId(location.id)
        ? rows.find(({ id }) => id === location.id)
        : rows.find((row) => isSameLocation(row, location))
      if (stored && isBlankLocation(stored)) return changed('It’s empty and holds the plan’s name.')
      if (stored?.repNames.some((name) => !location.repNames.includes(name))) {
        return changed('Its reps have changed since.')
      }
      return checkUnchanged(locationFields, { stored, before: location }, () =>
        calls.deletePricingLocation(stored?.id ?? location.id),
      )
    },
    inverse: ({ location, reps = [], others = [] }) => ({
      steps: [
        { kind: 'addLocation', location, others },
        ...reps.map((rep) => assignStep(rep, locationRef(location, others))),
      ],
    }),
  },
}
