import { aCombinedPlan, aGame, aLocation, aRep } from '../../records'
// Node's own, much quicker than expect, where a rule is asked hundreds of thousands of times.

import { doesNotMatch, equal, ok } from 'node:assert/strict'
import { expect } from 'vitest'
import { segment } from '../../../src/api/addresses'
import { normalizeLinkText, normalizePublicPath } from '../../../src/config/linkText'
import { BASE_PATH, paths } from '../../../src/config/paths'
import { sheets } from '../../../src/config/sheets'
import { schedulePlans } from '../../../src/content/season/current'
import { cssColor, GRAY } from '../../../src/domain/colors'
import { readGameText } from '../../../src/domain/games/gameText'
import { findOpponent, opponentAbbreviation } from '../../../src/domain/games/opponents'
import { mailHref, pdfHref, phoneHref, safeHref } from '../../../src/domain/hrefs'
import { listedPriceText } from '../../../src/domain/money'
import { findPricingPlans, isSoldBy, pricingPlansOf } from '../../../src/domain/pricing'
import {
  publicPagesOfPlan,
  publicPagesOfPricingPlan,
  publicPagesOfRep,
} from '../../../src/domain/publicPages'
import { findRep } from '../../../src/domain/rep'
import {
  findScheduleName,
  pricingSheetName,
  pricingSheetNames,
} from '../../../src/domain/sheetNames'
import { slug } from '../../../src/domain/slug'
import {
  dateText,
  dayKey,
  minutesOfDay,
  printedTime,
  readDay,
  timeText,
  updatedDay,
} from '../../../src/domain/time/dates'
import { calendarCode, seasonStartYear } from '../../../src/domain/time/seasons'
import { eventPrice } from '../../../src/sheets/calendar/calendarPrices'
import { seasonCalendar } from '../../../src/sheets/calendar/seasonCalendar'
import { lastUpdatedText } from '../../../src/staff/combined-plans/lastUpdatedText'
import { outcome, SITE } from './answers'

/*
 * What every function keeps to for any text at all. Each entry is a rule that takes the text;
 * it throws when the rule is broken.
 */

/** What says http or https by itself, as browsers read it: they skip tabs and line ends. */
function saysHttp(text: string): void {
  expect(text.trim().replace(/[\t\n\r]/g, '')).toMatch(/^https?:/i)
}

/** A folder on this site and one on another host; a file name can leave neither. */
const PDF_BASES = ['/api/pdfs/', 'https://files.example/pdfs/']

function pdfHrefKeepsItsFolder(text: string): void {
  for (const base of PDF_BASES) {
    const href = pdfHref(text, base)
    if (href === null) continue
    const url = new URL(href, `${SITE}/game-plans/`)
    expect(['http:', 'https:']).toContain(url.protocol)
    if (href.startsWith(base)) {
      const folder = new URL(base, SITE)
      const name = url.pathname.slice(folder.pathname.length)
      expect([url.origin, url.search, url.hash]).toEqual([folder.origin, '', ''])
      expect(url.pathname.startsWith(folder.pathname)).toBe(true)
      expect(name).not.toMatch(/^\.{0,2}$|\//)
      expect(decodeURIComponent(name)).toBe(text.trim().toWellFormed())
    } else {
      saysHttp(text)
      expect(href).toBe(new URL(text.trim()).href)
    }
  }
}

function safeHrefIsSafe(text: string): void {
  const href = safeHref(text)
  if (href === null) return
  const url = new URL(href, `${SITE}/game-plans/`)
  expect(['http:', 'https:']).toContain(url.protocol)
  if (href.startsWith('/')) expect(url.origin).toBe(SITE)
  else {
    saysHttp(text)
    expect(url.href).toBe(href)
  }
}

/** Every link, with the text in the place of a name of its pattern. */
const linksWith = (text: string) =>
  Object.entries(paths).flatMap(([key, path]) => {
    const isPublic = key in sheets
    if (typeof path === 'string') return [{ link: path, isPublic }]
    const names = { id: text, combinePlanEvent: text, planname: 'plana', repname: text }
    return [names, { ...names, planname: text, repname: 'rep' }].map((given) => ({
      link: path(given),
      isPublic,
    }))
  })

function linksStayInTheApp(text: string): void {
  for (const { link, isPublic } of linksWith(text)) {
    const url = new URL(BASE_PATH + link, SITE)
    equal(url.origin + url.search + url.hash, SITE)
    ok(url.pathname.startsWith(`${BASE_PATH}/`))
    if (!link.split('/').some((part) => part === '.' || part === '..'))
      equal(url.pathname, BASE_PATH + link)
    if (isPublic) equal(normalizePublicPath(link), link)
  }
}

/** Also for what a browser makes of an address somebody typed. */
function redirectEndsAndStaysHere(text: string): void {
  const typed = [text, `/bgs/calendar/${text}`]
  const seen = typed.map((path) => new URL(`${SITE}${BASE_PATH}/${path}`).pathname)
  for (const path of [...typed, ...seen]) {
    const once = normalizePublicPath(path)
    equal(normalizePublicPath(once), once)
    equal(once.split('/').length, path.split('/').length)
    doesNotMatch(once, /[?#\s\\]/)
    const shown = decodeURIComponent(once)
    doesNotMatch(shown, /\s/)
    equal(shown, shown.toLowerCase())
    equal(new URL(`${BASE_PATH}/${once}`, SITE).origin, SITE)
  }
}

async function segmentIsOneOrRefused(text: string): Promise<void> {
  const name = text.trim()
  const ended = await outcome(() => segment(text))
  if (['', '.', '..'].includes(name) || !name.isWellFormed()) {
    expect(ended).toMatchObject({ error: { kind: 'refused' } })
    return
  }
  if (!('value' in ended)) throw ended.error
  const part = String(ended.value)
  expect(decodeURIComponent(part)).toBe(name)
  expect(new URL(`${SITE}/api/delete/${part}`).pathname).toBe(`/api/delete/${part}`)
  expect(part).not.toContain('/')
}

function slugRules(text: string): void {
  const short = slug(text)
  expect(short).toMatch(/^[\p{L}\p{N}]*$/u)
  expect(slug(short)).toBe(short)
  // What the redirect of a public link does to a name must not lose its owner.
  expect(normalizeLinkText(short)).toBe(short)
  expect(slug(normalizeLinkText(text))).toBe(short)
}

function repIsFoundByHisLink(text: string): void {
  const rep = aRep({ name: text })
  const link = paths.groupTickets({ repname: slug(text) })
  const asked = decodeURIComponent(link.split('/').at(-1) ?? '')
  expect(findRep([rep], asked)).toBe(slug(text) === '' ? undefined : rep)
}

function pricingRules(text: string): void {
  const rows = [
    aLocation({ id: 1, pricingPlanName: text, repNames: [text] }),
    aLocation({ id: 2, pricingPlanName: '__proto__' }),
    aLocation({ id: 3, pricingPlanName: text, repNames: [text, 'constructor'] }),
  ]
  const plans = pricingPlansOf(rows)
  expect(plans.flatMap((plan) => plan.locations)).toHaveLength(3)
  const [plan] = plans
  expect(plan?.name).toBe(text)
  expect(new Set(plan?.repNames).size).toBe(plan?.repNames.length)
  expect(findPricingPlans(plans, slug(text))[0]).toBe(slug(text) === '' ? undefined : plan)
  if (plan) {
    expect(isSoldBy(plan, { name: text }, [])).toBe(true)
    for (const sheet of publicPagesOfPricingPlan(plan, plans))
      expect(normalizePublicPath(sheet).split('?')[0]).toBe(sheet.split('?')[0])
  }
  for (const sheet of publicPagesOfRep(text, rows)) expect(normalizePublicPath(sheet)).toBe(sheet)
  expect(
    publicPagesOfPlan(text, [aCombinedPlan({ code: text, originalPlans: [text] })]).length,
  ).toBeGreaterThanOrEqual(3)
  expect([undefined, ...pricingSheetNames]).toContain(pricingSheetName(text))
  expect([undefined, ...Object.keys(schedulePlans)]).toContain(findScheduleName(text))
}

function gameTextRules(text: string): void {
  for (const [eventName, team] of [
    ['B251009', text],
    [text, 'Bruins vs. Kings'],
    [text, `PRESEASON Celtics vs. ${text} *GP`],
  ] as const) {
    const read = readGameText({ eventName, team })
    expect([null, 'bruins', 'celtics']).toContain(read.team)
    expect([null, 'group', 'potential']).toContain(read.cup)
    expect(typeof read.isPreseason).toBe('boolean')
    expect(read.opponent).toBe(read.opponent.trim())
    expect(read.opponent).not.toMatch(/[\n\t]/)
    expect(opponentAbbreviation(read.team, read.opponent)).toMatch(/^([A-Z]{2,3}|X)$/)
  }
  expect(findOpponent(null, text)).toBeNull()
  for (const team of ['bruins', 'celtics'] as const) {
    const found = findOpponent(team, text)
    if (found !== null) expect(found.code).toMatch(/^[A-Z]{2,3}$/)
  }
}

function clockRules(text: string): void {
  const day = readDay(text)
  if (day) expect(dayKey(day)).toBe(text.trim().slice(0, 10))
  expect(dateText(text)).toMatch(day ? /^[A-Z][a-z]{2}, [A-Z][a-z]{2} \d{1,2}, \d+$/ : /^/)
  if (!day) expect(dateText(text)).toBe(text)
  const minutes = minutesOfDay(text)
  if (minutes === null) {
    expect(printedTime(text)).toBe(text.trim())
    expect(timeText(text)).toBe(text.trim())
  } else {
    expect(minutes >= 0 && minutes < 1440).toBe(true)
    expect(printedTime(text)).toMatch(/^(1[0-2]|[1-9]):[0-5]\d$|^$/)
    expect(timeText(text)).toMatch(/^(1[0-2]|[1-9]):[0-5]\d [AP]M$|^$/)
  }
  const printed = updatedDay(text)
  expect(printed).toMatch(/^$|^[A-Z][a-z]+ \d{1,2}, \d+$/)
  expect(lastUpdatedText(text).startsWith(printed)).toBe(true)
  expect(lastUpdatedText(text) === '').toBe(printed === '')
}

function seasonRules(text: string): void {
  const year = seasonStartYear(text, '2025-10-08')
  expect(year === 2025 || (year >= 1999 && year <= 2098)).toBe(true)
  const code = calendarCode(text, new Set(['bruins']), year)
  expect(code).toMatch(/^P\d\d(FA|HB)$/)
  const game = aGame({ eventName: text })
  const games = [
    { ...game, team: text, date: text, time: text },
    { ...game, team: text, date: `${year}-10-08`, time: text },
  ]
  const calendar = seasonCalendar(text, games, '2025-10-08')
  // No game is lost: it stands on its day, apart, or lies outside the season.
  const outside = readDay(text) !== null && calendar.games.length === 1 ? 1 : 0
  expect(calendar.games.length + calendar.undated.length + outside).toBe(2)
  expect(calendar.months).toHaveLength(8)
}

function cssRules(text: string): void {
  const color = cssColor(text)
  if (color !== GRAY) expect(color).toMatch(/^#([0-9a-f]{3,4}|[0-9a-f]{6})$/i)
}

function contactRules(text: string): void {
  const mail = mailHref(text)
  if (mail !== null) {
    const url = new URL(mail)
    expect([url.protocol, url.search, url.hash]).toEqual(['mailto:', '', ''])
    expect(url.pathname).toBe(text.trim())
    expect(url.pathname.split(/[@,;]/)).toHaveLength(2)
  }
  const phone = phoneHref(text)
  if (phone !== null) expect(phone).toMatch(/^tel:\+?\d{6,16}(,\d{1,7})?$/)
}

function priceRules(text: string): void {
  const price = listedPriceText(text)
  expect(price).toBe(price.trim())
  expect(price).not.toMatch(/^(NaN|undefined|null)$/.test(text.trim()) ? /^$/ : /^NaN$/)
  const { a, b } = eventPrice(text, false)
  expect(typeof a + typeof b).toBe('stringstring')
}

/** Every rule with the check it belongs to. */
export const textRules: [title: string, rule: (text: string) => void | Promise<void>][] = [
  ['[check 2] a PDF keeps its folder', pdfHrefKeepsItsFolder],
  ['[check 10] a logo is http(s) or of this site', safeHrefIsSafe],
  ['[check 9] a mail or telephone link has one target', contactRules],
  ['[check 8] a colour is hex or grey', cssRules],
  ['[check 15] a link stays in the app', linksStayInTheApp],
  ['[check 18] a redirect ends and stays on this site', redirectEndsAndStaysHere],
  ['[check 55] a name is one path segment or refused', segmentIsOneOrRefused],
  ['[check 69] [check 70] days and hours are read or shown as sent', clockRules],
  ['[check 71] a price is printed as a price or as sent', priceRules],
  ['[check 78] a season starts in a year, and no game is lost', seasonRules],
  ['a name in a link is letters and digits', slugRules],
  ['a rep is found by his link', repIsFoundByHisLink],
  ['pricing rows keep their plan', pricingRules],
  ['the text of a game is read', gameTextRules],
]
