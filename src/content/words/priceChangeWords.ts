import { columns } from './pricingWords'

const { holder, box, perGame, total } = columns
const both = (group: string, part: string) => `${group}, ${part.toLowerCase()}`
const on = (day: string) => day && ` on ${day}`
const of = (day: string) => day && ` of ${day}`

/** What a pricing sheet says of its printed copy (docs/rules/sheets.md#printed-copy). */
export const priceChangeWords = {
  upToDate: (day: string) => `Your printed copy${of(day)} is up to date.`,
  /** Behind it. */
  compared: 'All prices are as printed.',
  noPrices: 'This page has no prices now, so we couldn’t compare your printed copy.',
  changed: (day: string) => `Prices changed since your copy was printed${on(day)}.`,
  /** To a screen reader. */
  list: 'Changes since your copy was printed',
  kinds: {
    planHolderPerGame: both(holder, perGame),
    planHolderTotal: both(holder, total),
    boxOfficePerGame: both(box, perGame),
    boxOfficeTotal: both(box, total),
  },
  changedPrice: (location: string, was: string, is: string) => `${location} ${was} → ${is}`,
  none: 'no price',
  removed: 'No longer listed',
  /** The copy holds no names: the price tells which one it was. */
  removedOne: (total: string) => `A location at ${total} for the plan`,
  added: 'New',
  addedOne: (location: string, total: string) => [location, total].filter(Boolean).join(' '),
  /** Of a copy that holds checks alone. */
  locations: 'The list of locations changed.',
  kindChanged: (kind: string) => `${kind}: changed.`,
  call: (name: string) => `Call ${name}`,
} as const
