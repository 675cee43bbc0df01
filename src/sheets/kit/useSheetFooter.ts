import { useMemo } from 'react'
import { BASE_PATH } from '../../config/paths'
import { arena, arenaAddress, arenaWebsite, salesPhone } from '../../content/venue'
import { footerWords } from '../../content/words/footerWords'
import type { Game } from '../../domain/games/game'
import { phoneText } from '../../domain/phoneText'
import type { Rep } from '../../domain/rep'
import { longDayText, readDay } from '../../domain/time/dates'
import { portraitWidth } from './fit/portrait'
import { heightIn, type PaperType, sum, textWidth } from './fit/textWidth'
import { squareSize } from './qrSize'
import { useSetPage } from './sheetContext'
import { writeStamp } from './stamp/stamp'
import { useOwnPath } from './useAskedRep'
import { useToday } from './useToday'

/** Whom to call about a sheet. */
export type Contact = Pick<Rep, 'name' | 'phone' | 'email'>

interface FooterOptions {
  /** What the sheet prints; the QR code holds each. */
  games?: readonly Game[]
  /** The stamp of a page that prints no games (docs/rules/sheets.md#printed-copy). */
  stamp?: string
  /** Says that games are missing: the QR code then holds none. */
  warning?: string
  /** When its data changed, in words; without, the footer says which day it was printed. */
  dated?: string
  /** Width of the square's modules. */
  moduleMm?: number
  /** Whose clock the sheet's games are by; '' where it lists none. */
  times?: string
  /** In a frame above its lines. */
  notice?: string
  /** A line above the notice. */
  hasFootnote?: boolean
  /** Below the venue's line where there is a notice: where else to look. */
  more?: string
}

/** What stands at the footer of a sheet, and the space that it takes. */
export type SheetFooterFacts = ReturnType<typeof useSheetFooter>

/* The sizes of SheetFooter.module.css, in points. */
const aboveIt = 16
/** Between the rule above it and its first line; a square keeps more of white. */
const padding = 6
const gap = 12
/** The words under the square; white paper is between. */
const captionHeight = 8
/** One size for all but the fullest codes. */
const leastSquare = 60
const textType: PaperType = { size: 9, line: 11.5, weight: 500 }
/** With a notice its lines are smaller; the notice has a frame with air around it. */
const smallType: PaperType = { size: 8, line: 10, weight: 500 }
const noticeType: PaperType = { size: 9.5, line: 12, weight: 500 }
const noticeSides = 20
const noticeFrame = 14
const footnote = 16

/** The footer of the sheet that is open; on portrait paper a fit must leave it `height`. */
export function useSheetFooter(options: FooterOptions) {
  const { games, warning = '', dated, moduleMm = 0.4, times = '' } = options
  const { notice = '', hasFootnote = false, more = '' } = options
  const path = useOwnPath()
  const today = useToday()
  const day = readDay(today)
  const ofGames = useMemo(
    () => (games && warning === '' ? writeStamp(games, today, path) : ''),
    [games, warning, today, path],
  )
  const stamp = options.stamp || ofGames
  const square = squareSize(stampedAddress({ stamp, path }).length, moduleMm, leastSquare)
  const age = dated || (day ? footerWords.printed(longDayText(day)) : '')
  const stampHeight = square.side + square.quiet + captionHeight
  const belowRule = Math.max(0, square.quiet - padding)
  const width = portraitWidth - square.side - gap
  const type = notice ? smallType : textType
  const venue = [joined(arena, arenaAddress, arenaWebsite, notice ? '' : salesText), times, more]
  const own = [joined(age, useSetPage()), scanText({ path })]
  // With a notice there are two columns of lines under it.
  const columns = notice ? [venue, own] : [[...venue, ...own]]
  const space = width / columns.length - gap / 2
  const heights = columns.map((lines) =>
    sum(lines.map((line) => (line ? heightIn(space, line, type) : 0))),
  )
  const framed = notice && noticeFrame + heightIn(width - noticeSides, notice, noticeType)
  const above = (framed || 0) + (hasFootnote ? footnote : 0)
  return {
    /** What was printed, for the QR code; '' where it holds the address alone. */
    stamp,
    square,
    /** The square with the words under it: its height in points. */
    stampHeight,
    times,
    /** The page's address below the base path. */
    path,
    /** How old it is. */
    dated: age,
    /** Of the day of printing, which a screen does not show. */
    isPrintDay: !dated,
    /** Points it takes on portrait paper, with the gap above it. */
    height: aboveIt + Math.max(belowRule + stampHeight, above + Math.max(...heights)),
  }
}

/** What the QR code leads to: the page, with what was printed behind its address. */
export const stampedAddress = ({ stamp, path }: { stamp: string; path: string }) =>
  window.location.origin + BASE_PATH + path + (stamp && `#p=${stamp}`)

/** What somebody would type: `tickets.example.com/game-plans/bgs/calendar/p26fa`. */
export function addressText(path: string): string {
  return window.location.host.replace(/^www\./, '') + BASE_PATH + path
}

/** The words beside the square, in one line. */
export const scanText = ({ path }: { path: string }) =>
  `${footerWords.addressLabel} ${addressText(path)}`

/** Whom to call, in one line; '' where nobody is known. */
export const contactText = (contact: Contact | null): string =>
  contact ? [contact.name, phoneText(contact.phone), contact.email].filter(Boolean).join(' ') : ''

/** The venue's own number, as it is read; '' where it has none. */
export const salesText = salesPhone && `${footerWords.salesLabel} ${salesPhone}`

/** Parts of a footer's line; those that are empty are left out. */
const joined = (...parts: string[]) => parts.filter(Boolean).join(' · ')

/** Whom to call where no rep is known: the venue itself. Null where it has no number. */
export const venueContact: Contact | null = salesPhone
  ? { name: footerWords.salesLabel, phone: salesPhone, email: '' }
  : null

/* The sizes of AccountManager.module.css, in points. */
/** The widest that it is on portrait paper. */
export const accountWidth = 148
const leadType: PaperType = { size: 8, line: 9.6, weight: 500 }
const nameType: PaperType = { size: 12, line: 13.5, weight: 700 }
const phoneType: PaperType = { size: 14, line: 15, weight: 700 }
const mailType: PaperType = { size: 9, line: 10.8, weight: 500 }

/** What all of its lines take: every header is as high, whoever is named. */
const accountLeast = 48.9

/** The account manager's lines in a header, and how each is set. */
const accountLines = ({ name, phone, email }: Contact): [string, PaperType][] => [
  [footerWords.contactLabel, leadType],
  [name, nameType],
  [phoneText(phone), phoneType],
  [email, mailType],
]

/**
 * What the account manager takes in a header, in points, in a space of so many; `isInline` as there.
 * Inline nothing where nobody is named.
 */
export function accountHeight(contact: Contact | null, space: number, isInline = false): number {
  const least = isInline ? 0 : accountLeast
  if (!contact) return least
  const { name, phone, email } = contact
  // On the name's line, at two thirds of its size.
  const call = [footerWords.contactLabel.slice(0, 14), name, phoneText(phone)]
    .filter(Boolean)
    .join(' ')
  const lines: [string, PaperType][] = isInline
    ? [
        [call, nameType],
        [email, mailType],
      ]
    : accountLines(contact)
  const heights = lines.map(([line, type]) => (line ? heightIn(space - 4, line, type) : 0))
  return Math.max(least, sum(heights))
}

/** How wide the account manager is in a header, in points; 0 where nobody is named. */
export const accountSpace = (contact: Contact | null): number =>
  contact
    ? Math.min(
        accountWidth,
        Math.max(...accountLines(contact).map(([line, type]) => widthOf(line, type))),
      )
    : 0

const widthOf = (line: string, { size, weight }: PaperType) => textWidth(line, weight) * size + 4
