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

/* Which sheets a print set has, in which order, and which are left out at first. */

/** A sheet of a set. */
export interface SetSheet {
  sheet: SheetKey
  /** The names of its pattern. */
  names: Readonly<Record<string, string>>
  /** Below the base path, with parameters; unique in the set. */
  address: string
  /** Its name in the list. */
  label: string
  /** Heading of a group of sheets on the cover, '' for none; the label may begin with it. */
  group: string
  /** Left out at first: it shows the same as another sheet, in another form. */
  isExtra?: boolean
}

/** Every sheet of these combined plans, plan by plan. @param ending of their addresses: `?rep=7`, ''. */
export function packageSheets(codes: readonly string[], ending: string): SetSheet[] {
  return codes.flatMap((combinePlanEvent) => {
    const group = codes.length > 1 ? combinePlanEvent.toUpperCase() : ''
    const lead = group && `${group}: `
    return sheetsOf('combined plan').flatMap((sheet): SetSheet[] => {
      const address = paths[sheet]({ combinePlanEvent }) + ending
      const label = lead + sheets[sheet].linkLabel
      const one = { sheet, names: { combinePlanEvent }, address, label, group }
      // The season calendar has the same games, and marks preseason games too.
      if (sheet === 'calendarPricingSheet') return [{ ...one, isExtra: true }]
      if (sheet !== 'packageSheet') return [one]
      const withCalendar = {
        address: `${address}${ending ? '&' : '?'}view=calendar`,
        label: lead + printSetWords.withCalendar,
        isExtra: true,
      }
      return [one, { ...one, ...withCalendar }]
    })
  })
}

/** Prices and games of one pricing plan under a rep's name. */
export const planSheets = (planname: PricingSheetName, repname: string, ending: string) => [
  ...pricingSheets(planname, repname, ending, ''),
  scheduleSheet(scheduleOfPricingSheet[planname], repname, ending),
]

/** Every sheet under a rep's name. @param plans that he sells, by their public names, each with its ending. */
export function repSheets(
  plans: readonly { planname: PricingSheetName; name: string; ending: string }[],
  repname: string,
  ending: string,
): SetSheet[] {
  return [
    ...sheetsOf('rep').map((sheet) => ({
      sheet,
      names: { repname },
      address: paths[sheet]({ repname }) + ending,
      label: sheets[sheet].linkLabel,
      group: printSetWords.flyers,
    })),
    ...plans.flatMap((plan) => pricingSheets(plan.planname, repname, plan.ending, plan.name)),
    ...scheduleNames.map((name) => ({
      ...scheduleSheet(name, repname, ending),
      group: printSetWords.schedules,
    })),
  ]
}

const pricingSheets = (planname: string, repname: string, ending: string, group: string) =>
  sheetsOf('pricing plan').map((sheet) => ({
    sheet,
    names: { planname, repname },
    address: paths[sheet]({ planname, repname }) + ending,
    label: (group && `${group}: `) + sheets[sheet].linkLabel,
    group,
  }))

const scheduleSheet = (planname: ScheduleName, repname: string, ending: string): SetSheet => ({
  sheet: 'schedule',
  names: { planname, repname },
  address: paths.schedule({ planname, repname }) + ending,
  label: printSetWords.schedule(scheduleTitles[planname]),
  group: '',
})

/** The parameters of a sheet's address that name a rep or a plan by id; '' without any. */
export function idEnding(ids: Readonly<Record<string, string | null>>): string {
  const named = Object.entries(ids).flatMap(([name, id]) => (id ? [[name, id]] : []))
  return named.length > 0 ? `?${new URLSearchParams(named)}` : ''
}
