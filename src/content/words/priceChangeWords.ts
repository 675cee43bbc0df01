import { priceColumns } from './pricingWords'

const { holder, box, perGame, total } = priceColumns
const columnName = (group: string, part: string) => `${group}, ${part.toLowerCase()}`
const onDay = (day: string) => day && ` on ${day}`
const ofDay = (day: string) => day && ` of ${day}`

/** The texts of a pricing sheet about its printed copy (docs/rules/sheets.md#printed-copy). */
export const priceChangeWords = {
  upToDate: (day: string) => `Your printed copy${ofDay(day)} is up to date.`,
  /** After it. */
  compared: 'All prices are as printed.',
  noPrices: 'This page has no prices now, so we couldn’t compare your printed copy.',
  changed: (day: string) => `Prices changed since your copy was printed${onDay(day)}.`,
  /** The accessible name of the list. */
  list: 'Changes since your copy was printed',
  kinds: {
    planHolderPerGame: columnName(holder, perGame),
    planHolderTotal: columnName(holder, total),
    boxOfficePerGame: columnName(box, perGame),
    boxOfficeTotal: columnName(box, total),
  },
  changedPrice: (location: string, before: string, now: string) => `${location} ${before} → ${now}`,
  none: 'no price',
  removed: 'No longer listed',
  /** The QR code on paper has no names, so the price identifies the location. */
  removedOne: (price: string) => `A location at ${price} for the plan`,
  added: 'New',
  addedOne: (location: string, price: string) => [location, price].filter(Boolean).join(' '),
  /** For a copy whose QR code has only checksums. */
  locations: 'The list of locations changed.',
  kindChanged: (kind: string) => `${kind}: changed.`,
  call: (name: string) => `Call ${name}`,
} as const
