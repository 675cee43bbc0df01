import { useMemo } from 'react'
import { BASE_PATH } from '../../config/paths'
import { arena, arenaAddress, arenaSite, salesLine } from '../../content/venue'
import { footerWords } from '../../content/words/footerWords'
import type { Game } from '../../domain/games/game'
import { phoneText } from '../../domain/phoneText'
import type { Rep } from '../../domain/rep'
import { longDayText, readDay } from '../../domain/time/dates'
import { portraitWidth } from './fit/portrait'
import { heightIn, type PaperType, textWidth } from './fit/textWidth'
import { squareSize, writeStamp } from './stamp/stamp'
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
}

/** What stands at the footer of a sheet, and the space that it takes. */
export type SheetFooterFacts = ReturnType<typeof useSheetFooter>

/* The sizes of SheetFooter.module.css, in points. */
const aboveIt = 16
const gap = 12
/** The words under the square; white paper is between. */
const captionHeight = 8
const captionWidth = 7.2 * textWidth(footerWords.scan, 700)
const textType: PaperType = { size: 9, line: 11.5, weight: 500 }

/** The footer of the sheet that is open; on portrait paper a fit must leave it `height`. */
export function useSheetFooter(options: FooterOptions) {
  const { games, warning = '', dated, moduleMm = 0.4, times = '' } = options
  const path = useOwnPath()
  const today = useToday()
  const day = readDay(today)
  const ofGames = useMemo(
    () => (games && warning === '' ? writeStamp(games, today, path) : ''),
    [games, warning, today, path],
  )
  const stamp = options.stamp || ofGames
  const square = squareSize(stampedAddress({ stamp, path }).length, moduleMm, captionWidth)
  const age = dated || (day ? footerWords.printed(longDayText(day)) : '')
  const stampHeight = square.side + square.quiet + captionHeight
  const column = (portraitWidth - square.side - 2 * gap) / 2
  const heights = [venueLines, [times, age, `${footerWords.online} ${addressText(path)}`]].map(
    (lines) => lines.reduce((sum, line) => sum + (line ? heightIn(column, line, textType) : 0), 0),
  )
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
    height: aboveIt + Math.max(stampHeight, ...heights),
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
export const scanText = ({ path }: { path: string }) => `${footerWords.online} ${addressText(path)}`

/** Whom to call, in one line; '' where nobody is known. */
export const contactText = (contact: Contact | null): string =>
  contact ? [contact.name, phoneText(contact.phone), contact.email].filter(Boolean).join(' ') : ''

/** The venue's own number, as it is read; '' where it has none. */
export const salesText = salesLine && `${footerWords.sales} ${salesLine}`

/** Whose sheet it is. */
const venueLines = [`${arena} ${arenaAddress}`, `${arenaSite} ${salesText}`]

/* The sizes of AccountManager.module.css, in points. */
/** The widest that it is on portrait paper. */
export const accountWidth = 176
const leadHeight = 9.6
const callType: PaperType = { size: 12, line: 13.5, weight: 700 }
const mailType: PaperType = { size: 9, line: 10.8, weight: 500 }

/**
 * What the account manager takes in a header, in points, in a space of so many; `isInline` as there.
 * Nothing where nobody is named.
 */
export function accountHeight(contact: Contact | null, space: number, isInline = false): number {
  if (!contact) return 0
  const { name, phone, email } = contact
  // On the name's line, at two thirds of its size.
  const lead = isInline ? footerWords.contact.slice(0, 14) : ''
  const call = [lead, name, phoneText(phone)].filter(Boolean).join(' ')
  const mail = email && heightIn(space, email, mailType)
  return (isInline ? 0 : leadHeight) + heightIn(space - 4, call, callType) + (mail || 0)
}
