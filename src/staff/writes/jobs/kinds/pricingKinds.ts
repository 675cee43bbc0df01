import { touchedByPricing } from '../../../../api/pricing'
import { decimals, withSign } from '../../../../domain/money'
import { isBlankLocation, type PricingLocation } from '../../../../domain/pricing'
import { isSamePlace, isSameText } from '../../restore/recognised'
import type { FieldTexts } from '../../save/fields'
import { changed, GONE, type Kinds, other, PHASE, ready, removed, SO, taken } from './kind'

/** A price of 0 is an empty one. */
const money = (cents: number | null) => (cents ? withSign(decimals(cents)) : '')

const fields: FieldTexts<Omit<PricingLocation, 'id' | 'repNames'>> = {
  pricingPlanName: 'Pricing Plan Name',
  location: 'Location',
  color: ['Color', (color) => color.toLowerCase()],
  planHolderPerGame: ['Plan Holder Price Per Game', money],
  planHolderTotal: ['Plan Holder Total', money],
  boxOfficePerGame: ['Box Office Price Per Game', money],
  boxOfficeTotal: ['Box Office Plan Total', money],
}

const nameOf = ({ pricingPlanName, location }: PricingLocation) =>
  location === '' ? pricingPlanName : `${location} of ${pricingPlanName}`
const byId = ({ id }: PricingLocation) => `location ${id}`
/** New rows of one plan leave one after another: the first may fill the plan's blank row. */
const byPlan = (name: string) => `pricing plan ${name.trim().toLowerCase()}`
const touches = () => touchedByPricing

/** Pricing plans and their locations. */
export const pricingKinds: Kinds<
  'addPricingPlan' | 'addLocation' | 'changeLocation' | 'deleteLocation'
> = {
  addPricingPlan: {
    phase: PHASE.make,
    nameOf: ({ name }) => name,
    recordsOf: ({ name }) => [byPlan(name)],
    async look({ name }, calls) {
      const rows = await calls.locations()
      const isThere = rows.some(({ pricingPlanName }) => isSameText(pricingPlanName, name))
      return isThere ? SO : ready(() => calls.addPricingPlan(name))
    },
    inverse: () => 'A pricing plan stays until its last location is deleted.',
    touches,
  },
  addLocation: {
    phase: PHASE.join,
    nameOf: ({ location }) => nameOf(location),
    recordsOf: ({ location }) => [byPlan(location.pricingPlanName)],
    async look({ location }, calls) {
      const rows = await calls.locations()
      const is = rows.find((row) => isSamePlace(row, location))
      return is ? taken(fields, is, location) : ready(() => calls.addPricingLocation(location))
    },
    inverse: ({ location }) => ({ kind: 'deleteLocation', location }),
    touches,
  },
  changeLocation: {
    phase: PHASE.change,
    nameOf: ({ before }) => nameOf(before),
    recordsOf: ({ before }) => [byId(before)],
    async look({ before, after }, calls) {
      const rows = await calls.locations()
      const is = rows.find(({ id }) => id === before.id)
      if (is === undefined) return GONE
      return changed(fields, { is, before, after }, () =>
        calls.editPricingLocation({ ...after, id: before.id }),
      )
    },
    inverse: ({ before, after }) => ({ kind: 'changeLocation', before: after, after: before }),
    touches,
  },
  deleteLocation: {
    phase: PHASE.remove,
    nameOf: ({ location }) => nameOf(location),
    recordsOf: ({ location }) => [byId(location), byPlan(location.pricingPlanName)],
    async look({ location }, calls) {
      const rows = await calls.locations()
      // One that a job has made has no id here; of any other a row alike is not it.
      const is =
        location.id > 0
          ? rows.find(({ id }) => id === location.id)
          : rows.find((row) => isSamePlace(row, location))
      if (is && isBlankLocation(is)) return other('It is empty and carries the plan’s name.')
      if (is?.repNames.some((name) => !location.repNames.includes(name))) {
        return other('Other reps sell it by now.')
      }
      return removed(fields, [is, location], () =>
        calls.deletePricingLocation(is?.id ?? location.id),
      )
    },
    inverse: ({ location }) => ({ kind: 'addLocation', location }),
    touches,
  },
}
