import { paths } from '../../config/paths'
import { type SheetKey, sheets, sheetsOf } from '../../config/sheets'
import { printSetWords } from '../../content/words/printSetWords'
import { scheduleTitles } from '../../content/words/scheduleWords'
import {
  type PricingSheetName,
  type ScheduleName,
  scheduleNames,
  scheduleOfPricingSheet,
} from '../../domain/sheetNames'

/* Which sheets a print set has, in which order, and which are left out by default. */

/** A sheet of a set. */
export interface SetSheet {
  kind: SheetKey
  /** The parameters of its path. */
  names: Readonly<Record<string, string>>
  /** Below the base path, with its query. Unique in the set. */
  address: string
  /** Its name in the list. May start with its group. */
  label: string
  /** Its name below the heading of its group. */
  shortLabel: string
  /** The heading of its group on the cover, or ''. */
  group: string
  /**
   * Whether it is left out by default, because it shows the same as another sheet in another form.
   */
  isExtra?: boolean
}

/**
 * Every sheet of these combined plans, plan by plan.
 * @param query for their addresses: `?rep=7` or ''.
 */
export function packageSheets(codes: readonly string[], query: string): SetSheet[] {
  return codes.flatMap((combinePlanEvent) => {
    const group = codes.length > 1 ? combinePlanEvent.toUpperCase() : ''
    const lead = group && `${group}: `
    return sheetsOf('combined plan').flatMap((kind): SetSheet[] => {
      const address = paths[kind]({ combinePlanEvent }) + query
      const shortLabel = sheets[kind].linkLabel
      const names = { combinePlanEvent }
      const base = { kind, names, address, label: lead + shortLabel, shortLabel, group }
      // The season calendar has the same games, and also marks preseason games.
      if (kind === 'calendarPricingSheet') return [{ ...base, isExtra: true }]
      if (kind !== 'packageSheet') return [base]
      const withCalendar = {
        address: `${address}${query ? '&' : '?'}view=calendar`,
        label: lead + printSetWords.withCalendar,
        shortLabel: printSetWords.withCalendar,
        isExtra: true,
      }
      return [base, { ...base, ...withCalendar }]
    })
  })
}

/** Prices and games of one pricing plan under a rep's name. */
export const planSheets = (planname: PricingSheetName, repname: string, query: string) => [
  ...pricingSheets(planname, repname, query, ''),
  scheduleSheet(scheduleOfPricingSheet[planname], repname, query, ''),
]

/**
 * Every sheet under a rep's name.
 * @param plans that the rep sells, by their public names, each with its query.
 */
export function repSheets(
  plans: readonly { planname: PricingSheetName; name: string; query: string }[],
  repname: string,
  query: string,
): SetSheet[] {
  return [
    ...sheetsOf('rep').map((kind) => ({
      kind,
      names: { repname },
      address: paths[kind]({ repname }) + query,
      label: sheets[kind].linkLabel,
      shortLabel: sheets[kind].linkLabel,
      group: printSetWords.flyers,
    })),
    ...plans.flatMap((plan) => pricingSheets(plan.planname, repname, plan.query, plan.name)),
    ...scheduleNames.map((name) => scheduleSheet(name, repname, query, printSetWords.schedules)),
  ]
}

const pricingSheets = (planname: string, repname: string, query: string, group: string) =>
  sheetsOf('pricing plan').map((kind) => ({
    kind,
    names: { planname, repname },
    address: paths[kind]({ planname, repname }) + query,
    label: (group && `${group}: `) + sheets[kind].linkLabel,
    shortLabel: sheets[kind].linkLabel,
    group,
  }))

const scheduleSheet = (planname: ScheduleName, repname: string, query: string, group: string) => ({
  kind: 'schedule' as const,
  names: { planname, repname },
  address: paths.schedule({ planname, repname }) + query,
  label: printSetWords.schedule(scheduleTitles[planname]),
  shortLabel: scheduleTitles[planname],
  group,
})

/** The query of a sheet's address that names a rep or a plan by id, or ''. */
export function idQuery(ids: Readonly<Record<string, string | null>>): string {
  const named = Object.entries(ids).flatMap(([name, id]) => (id ? [[name, id]] : []))
  return named.length > 0 ? `?${new URLSearchParams(named)}` : ''
}
