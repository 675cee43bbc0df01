import { BASE_PATH } from '../../config/paths'
import { arena, arenaAddress, arenaSite, salesLine } from '../../content/venue'
import { footWords } from '../../content/words/footWords'
import type { Game } from '../../domain/games/game'
import type { Rep } from '../../domain/rep'
import { longDayText, readDay } from '../../domain/time/dates'
import { portraitWidth } from './fit/portrait'
import { heightIn, type PaperType } from './fit/textWidth'
import { type StampSize, squareSize, stampSize } from './stamp/stamp'
import { useOwnPath } from './useAskedRep'
import { useToday } from './useToday'

/** Whom to call about a sheet. */
export type Contact = Pick<Rep, 'name' | 'phone' | 'email'>

interface FooterOptions {
  /** What the sheet prints; the square at its footer says so of each. */
  games: readonly Game[]
  /** What the square says of a page that prints no games: its stamp (docs/rules/sheets.md#printed-copy). */
  stamped?: string
  /** Says that games are missing: of those that are there the square is then silent, too. */
  warning?: string
  /** When its data changed, in words; without, the footer says which day it was printed. */
  dated?: string
  /** Whom to call, where no card on the sheet says it. */
  contact?: Contact | null
  /** What the venue itself calls it: small, at the end. */
  code?: string
  /** Width of the square's modules. */
  moduleMm?: number
}

/** What stands at the footer of a sheet, and the room that it takes. */
export interface SheetFooterFacts {
  games: readonly Game[]
  /** What the square says of a page without games; '' for nothing. */
  stamped: string
  stamp: StampSize
  /** How old it is. */
  dated: string
  contact: Contact | null
  code: string
  /** The page's address below the base path. */
  path: string
  /** Points it takes on portrait paper, with the gap above it. */
  height: number
}

const noGames: readonly Game[] = []

/* The sizes of SheetFooter.module.css, in points. */
const aboveIt = 16
const gap = 10
const contactWidth = 150
const textType: PaperType = { size: 7.8, line: 9.8, weight: 500 }
const nameType: PaperType = { size: 11, line: 12, weight: 700 }

/** The footer of the sheet that is open; on portrait paper a fit must leave it `height`. */
export function useSheetFooter(asked: FooterOptions): SheetFooterFacts {
  const { warning = '', dated, contact = null, code = '', moduleMm = 0.4, stamped = '' } = asked
  const games = warning === '' ? asked.games : noGames
  const path = useOwnPath()
  const day = readDay(useToday())
  const address = window.location.origin + BASE_PATH + path
  const stamp = stamped
    ? squareSize(address.length + `#p=${stamped}`.length, moduleMm)
    : stampSize(address, games, moduleMm)
  const facts = {
    ...{ games, stamped, stamp, contact, code, path },
    dated: dated || (day ? footWords.printed(longDayText(day)) : ''),
  }
  return { ...facts, height: footerHeight(facts) }
}

/** What somebody would type: `tickets.example.com/game-plans/bgs/calendar/p26fa`. */
export function addressText(path: string): string {
  return window.location.host.replace(/^www\./, '') + BASE_PATH + path
}

/** The line of AccessibleVersion, as it is read. */
export const accessibleText = ({ path }: Pick<SheetFooterFacts, 'path'>) =>
  `${footWords.accessible} ${addressText(path)}`

/** All words of the square, in one line. */
export const scanText = (footer: Pick<SheetFooterFacts, 'path'>) =>
  `${footWords.scan} ${accessibleText(footer)}`

/** Whom to call, in one line; '' where nobody is known. */
export const contactText = (contact: Contact | null): string =>
  contact ? [contact.name, contact.phone, contact.email].filter(Boolean).join(' ') : ''

/** The venue's own number, as it is read; '' where it has none. */
export const salesText = salesLine && `${footWords.sales} ${salesLine}`

/** Whose sheet it is. */
const venueLines = [
  [arena, arenaAddress],
  [arenaSite, salesText],
] as const

function footerHeight(facts: Omit<SheetFooterFacts, 'height'>): number {
  const { stamp, contact, dated, code, path } = facts
  const side = stamp.side + gap + (contact ? contactWidth + gap : 0)
  const words = [
    ...venueLines.map((line) => line.filter(Boolean).join(' · ')),
    [dated, code].filter(Boolean).join(' · '),
    footWords.scan,
    accessibleText({ path }),
  ].reduce((sum, line) => sum + heightIn(portraitWidth - side, line, textType), 0)
  return aboveIt + Math.max(stamp.side, words, contact ? contactHeight(contact) : 0)
}

function contactHeight({ name, phone, email }: Contact): number {
  const ways = [phone, email].filter(Boolean)
  return ways.reduce(
    (sum, way) => sum + heightIn(contactWidth, way, textType),
    heightIn(contactWidth, name, nameType) + textType.line,
  )
}
