import { BASE_PATH } from '../../config/paths'
import { arena, arenaAddress, arenaSite, salesLine } from '../../content/venue'
import { footWords } from '../../content/words/footWords'
import type { Game } from '../../domain/games/game'
import { phoneText } from '../../domain/phoneText'
import type { Rep } from '../../domain/rep'
import { longDayText, readDay } from '../../domain/time/dates'
import { portraitWidth } from './fit/portrait'
import { heightIn, type PaperType } from './fit/textWidth'
import { seasonOfCodes } from './stamp/printedGame'
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
  /** Its words are beside the square: below it they would take room from the games. */
  isScanBeside?: boolean
}

/** What stands at the footer of a sheet, and the room that it takes. */
export interface SheetFooterFacts {
  games: readonly Game[]
  /** What the square says of a page without games; '' for nothing. */
  stamped: string
  stamp: StampSize
  /** The square with the words under it, if they are there: its height in points. */
  stampHeight: number
  isScanBeside: boolean
  /** The square says what was printed. */
  isStamped: boolean
  /** How old it is. */
  dated: string
  /** That is the day of printing, which a screen does not show. */
  isPrintDay: boolean
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
/** The words under the square; white paper is between. */
const captionHeight = 8
const textType: PaperType = { size: 7.8, line: 9.8, weight: 500 }
const nameType: PaperType = { size: 11, line: 12, weight: 700 }

/** The footer of the sheet that is open; on portrait paper a fit must leave it `height`. */
export function useSheetFooter(asked: FooterOptions): SheetFooterFacts {
  const {
    warning = '',
    dated,
    contact = null,
    code = '',
    moduleMm = 0.4,
    stamped = '',
    isScanBeside = false,
  } = asked
  const games = warning === '' ? asked.games : noGames
  const path = useOwnPath()
  const day = readDay(useToday())
  const address = window.location.origin + BASE_PATH + path
  const stamp = stamped
    ? squareSize(address.length + `#p=${stamped}`.length, moduleMm)
    : stampSize(address, games, moduleMm)
  const isStamped = stamped !== '' || seasonOfCodes(games) !== null
  const facts = {
    ...{ games, stamped, stamp, isStamped, isScanBeside, contact, code, path },
    stampHeight: stamp.side + (isStamped && !isScanBeside ? stamp.quiet + captionHeight : 0),
    isPrintDay: !dated,
    dated: dated || (day ? footWords.printed(longDayText(day)) : ''),
  }
  return { ...facts, height: footerHeight(facts) }
}

/** What somebody would type: `tickets.example.com/game-plans/bgs/calendar/p26fa`. */
export function addressText(path: string): string {
  return window.location.host.replace(/^www\./, '') + BASE_PATH + path
}

/** The words beside the square, in one line. */
export const scanText = ({ isStamped, path }: Pick<SheetFooterFacts, 'isStamped' | 'path'>) =>
  [!isStamped && footWords.scanPlain, footWords.online, addressText(path)].filter(Boolean).join(' ')

/** Whom to call, in one line; '' where nobody is known. */
export const contactText = (contact: Contact | null): string =>
  contact ? [contact.name, phoneText(contact.phone), contact.email].filter(Boolean).join(' ') : ''

/** The venue's own number, as it is read; '' where it has none. */
export const salesText = salesLine && `${footWords.sales} ${salesLine}`

/** Whose sheet it is. */
const venueLines = [
  [arena, arenaAddress],
  [arenaSite, salesText],
] as const

function footerHeight(facts: Omit<SheetFooterFacts, 'height'>): number {
  const { stamp, stampHeight, contact, dated, code } = facts
  const side = stamp.side + gap + (contact ? contactWidth + gap : 0)
  const words = [
    ...venueLines.map((line) => line.filter(Boolean).join(' · ')),
    [dated, code].filter(Boolean).join(' · '),
    ...(facts.isStamped ? [] : [footWords.scanPlain]),
    `${footWords.online} ${addressText(facts.path)}`,
  ].reduce((sum, line) => sum + heightIn(portraitWidth - side, line, textType), 0)
  return aboveIt + Math.max(stampHeight, words, contact ? contactHeight(contact) : 0)
}

/* The sizes of AccountManager.module.css, in points. */
/** The widest that it is on portrait paper. */
export const accountWidth = 176
const leadHeight = 9.6
const callType: PaperType = { size: 12, line: 13.5, weight: 700 }
const mailType: PaperType = { size: 9, line: 10.8, weight: 500 }

/**
 * What the account manager takes in a head, in points, in a room of so many; `isInline` as there.
 * Nothing where nobody is named.
 */
export function accountHeight(contact: Contact | null, room: number, isInline = false): number {
  if (!contact) return 0
  const { name, phone, email } = contact
  // On the name's line, at two thirds of its size.
  const lead = isInline ? footWords.contact.slice(0, 14) : ''
  const call = [lead, name, phoneText(phone)].filter(Boolean).join(' ')
  const mail = email && heightIn(room, email, mailType)
  return (isInline ? 0 : leadHeight) + heightIn(room - 4, call, callType) + (mail || 0)
}

function contactHeight({ name, phone, email }: Contact): number {
  const ways = [phone, email].filter(Boolean)
  return ways.reduce(
    (sum, way) => sum + heightIn(contactWidth, way, textType),
    heightIn(contactWidth, name, nameType) + textType.line,
  )
}
