import type { Page } from '@playwright/test'
import { type SheetKey, sheetKeys, sheets, sheetsOf } from '../../src/config/sheets'

type Role = Parameters<Page['getByRole']>[0]

/** One address of a sheet in the sample season, and what is known of it. */
interface SheetSample {
  /** Below the base path. */
  at: string
  title: string
  /** The name of its saved PDF, without the day. */
  printed: string
  /** What stands on it when its data is there, and on none of its other states. */
  ready: { role: Role; name: string }
  /** A day or an hour of the arena that it says; null where it says none. */
  when: string | null
  /** Part of the path of a call without which it cannot be. */
  needs: string
}

/**
 * Every sheet once. The tests that go through all sheets take them from here: a sheet that is
 * missing is a type error.
 */
export const sheetSamples: Record<SheetKey, SheetSample> = {
  calendar: {
    at: '/bgs/calendar/p26all',
    title: 'P26ALL Calendar',
    printed: 'P26ALL – Season calendar',
    ready: { role: 'list', name: 'Legend' },
    when: '7:00',
    needs: 'combined/distinct/single',
  },
  calendarPricingSheet: {
    at: '/bgs/calendar/pricing-sheet/p26rafb-p',
    title: 'P26RAFB-P Calendar',
    printed: 'P26RAFB-P – Pricing calendar',
    ready: { role: 'list', name: 'Legend' },
    when: '7:00',
    needs: 'combined/distinct/single',
  },
  packageSheet: {
    at: '/bgs/package/p26suite10',
    title: 'P26SUITE10 Package',
    printed: 'P26SUITE10 – Package',
    ready: { role: 'heading', name: 'GAMES IN YOUR PACKAGE' },
    when: 'Oct 9',
    needs: 'combined/distinct/single',
  },
  packageText: {
    at: '/bgs/package/p26hb-nine/text',
    title: 'P26HB-NINE Package',
    printed: 'P26HB-NINE – Package text',
    ready: { role: 'link', name: 'Package sheet' },
    when: 'Oct 9',
    needs: 'distinct/plans/B26NINE',
  },
  pricingSheet: {
    at: '/bruins/plana/zoenunez',
    title: 'Bruins Pricing Plan',
    printed: 'Bruins Plan A – Zoë Núñez – Pricing sheet',
    ready: { role: 'heading', name: 'Half Season Plan A' },
    when: null,
    needs: 'bruins/pricing/with-reps',
  },
  pricingChart: {
    at: '/bruins/chart/plana/zoenunez',
    title: 'Game Plans',
    printed: 'Bruins Plan A – Zoë Núñez – Price chart',
    ready: { role: 'heading', name: 'Half Season Plan A' },
    when: null,
    needs: 'bruins/pricing/with-reps',
  },
  schedule: {
    at: '/bruins/schedule/halfseason/zoenunez',
    title: 'Bruins Plan Schedule',
    printed: 'Bruins Half Season Plans – Zoë Núñez – Schedule',
    ready: { role: 'button', name: 'Print' },
    when: 'Oct 9',
    needs: 'distinct/plans/pricing/',
  },
  groupTickets: {
    at: '/bruins/grouptickets/zoenunez',
    title: 'Group Tickets',
    printed: 'Bruins Group Tickets – Zoë Núñez – Flyer',
    ready: { role: 'button', name: 'Print' },
    when: null,
    needs: 'bruins/reps',
  },
  youthHockey: {
    at: '/bruins/youthhockey/zoenunez',
    title: 'Game Plans',
    printed: 'Bruins Youth Hockey – Zoë Núñez – Flyer',
    ready: { role: 'button', name: 'Print' },
    when: 'Oct 13',
    needs: 'distinct/plans/B26YOUTH',
  },
}

export const everySample = sheetKeys.map((sheet) => sheetSamples[sheet])

/** The pages that every rep has whatever he sells, by the name in his links: whoever names them all expects these. */
export const repPages = (repname: string): { name: string; at: string }[] =>
  sheetsOf('rep').map((sheet) => ({
    name: sheets[sheet].linkLabel,
    at: sheetSamples[sheet].at.replace(/[^/]+$/, repname),
  }))
