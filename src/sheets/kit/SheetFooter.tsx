import { type ReactNode, useMemo } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { BASE_PATH } from '../../config/paths'
import { arena, arenaAddress, arenaSite, salesLine } from '../../content/venue'
import { footWords } from '../../content/words/footWords'
import { stampWords as words } from '../../content/words/stampWords'
import type { Game } from '../../domain/games/game'
import { mailHref, phoneHref } from '../../domain/hrefs'
import { phoneText } from '../../domain/phoneText'
import { QrSquare } from '../../lib/QrSquare'
import { ContactLink } from './RepCard'
import styles from './SheetFooter.module.css'
import { writeStamp } from './stamp/stamp'
import { addressText, type Contact, type SheetFooterFacts } from './useSheetFooter'
import { useToday } from './useToday'

/** The footer of a portrait sheet: whose it is, how old, whom to call, where it lives. */
export function SheetFooter({ footer }: { footer: SheetFooterFacts }) {
  const { contact, code } = footer
  return (
    <footer className={styles.footer}>
      <StampSlot footer={footer} />
      <div className={styles.lines}>
        <p>
          <b>{arena}</b> <span>{arenaAddress}</span>
        </p>
        <p>
          <VenueLinks />
        </p>
        <p>
          <Dated footer={footer} /> {code && <span className={styles.code}>{code}</span>}
        </p>
        <ScanWords footer={footer} />
      </div>
      {contact && <AccountContact {...contact} />}
    </footer>
  )
}

/** Beside the square: what it is for, and where it leads. */
export function ScanWords({ footer: { isStamped, path } }: { footer: SheetFooterFacts }) {
  return (
    <>
      {!isStamped && <p className={styles.paperOnly}>{footWords.scanPlain}</p>}
      <p className={styles.paperOnly}>
        <span>{footWords.online}</span> <Link to={path}>{addressText(path)}</Link>
      </p>
    </>
  )
}

/** How old a sheet is; the day of printing is for paper alone. */
export function Dated({ footer: { dated, isPrintDay } }: { footer: SheetFooterFacts }) {
  return <span className={isPrintDay ? styles.paperOnly : undefined}>{dated}</span>
}

/**
 * The footer of a sheet that has room for a line or two: whose it is, and `children` at its end. The
 * square and its words stand elsewhere.
 */
export function CompactFooter({ children }: { children: ReactNode }) {
  return (
    <footer className={styles.low}>
      <p>
        <b>{arena}</b> <span>{arenaAddress}</span> <VenueLinks />
      </p>
      {children}
    </footer>
  )
}

/** The venue on the web, and its number where it has one. */
function VenueLinks() {
  return (
    <>
      <a href={`https://${arenaSite}/`}>{arenaSite}</a> <SalesLine />
    </>
  )
}

/** The venue's own number, for those who know nobody there; nothing where it has none. */
export function SalesLine() {
  return (
    salesLine && (
      <span>
        <span>{footWords.sales}</span> <ContactLink text={salesLine} href={phoneHref(salesLine)} />
      </span>
    )
  )
}

function AccountContact({ name, phone, email }: Contact) {
  return (
    <address className={styles.contact}>
      <p className={styles.lead}>{footWords.contact}</p>
      <p className={styles.name}>{name}</p>
      <p className={styles.links}>
        <ContactLinks {...{ phone, email }} />
      </p>
    </address>
  )
}

/** A rep's number and address, as links where they are such. */
function ContactLinks({ phone, email }: Pick<Contact, 'phone' | 'email'>) {
  return (
    <>
      {phone && <ContactLink text={phoneText(phone)} href={phoneHref(phone)} />}{' '}
      {email && <ContactLink text={email} href={mailHref(email)} />}
    </>
  )
}

/** The place of the QR code that leads from paper to the live page; white paper is around it. */
export function StampSlot({ footer }: { footer: SheetFooterFacts }) {
  const { stamp, stampHeight, isStamped, isScanBeside, games, stamped, path } = footer
  return (
    <div
      className={styles.stamp}
      style={{ '--side': stamp.side, '--quiet': stamp.quiet, '--stamp-height': stampHeight }}
    >
      <PaperStamp games={games} stamped={stamped} path={path} />
      {isStamped && !isScanBeside && <p className={styles.caption}>{footWords.scan}</p>}
    </div>
  )
}

interface PaperStampProps {
  /** All that the sheet prints; the page's PrintedCopy compares the same. */
  games: readonly Game[]
  /** What it says of a page without games. */
  stamped?: string
  /** The page's, below the base path. */
  path: string
}

/**
 * A sheet's QR code, a link on screen and in a PDF: its page, with what was printed behind the address.
 * Pressed on screen it opens the page alone, for nothing has been printed there.
 * @forTests
 */
export function PaperStamp({ games, stamped, path }: PaperStampProps) {
  const navigate = useNavigate()
  const today = useToday()
  const stamp = useMemo(
    () => stamped || writeStamp(games, today, path),
    [games, stamped, today, path],
  )
  const address = window.location.origin + BASE_PATH + path + (stamp && `#p=${stamp}`)
  return (
    <a
      href={address}
      onClick={(event) => {
        event.preventDefault()
        navigate(path)
      }}
    >
      <QrSquare text={address} label={stamp ? words.code : words.plainCode} />
    </a>
  )
}

/** Stands beside a link inside the app: nobody can press it on paper, so there its address is words. */
export function PaperAddress({ to }: { to: string }) {
  return <span className={styles.address}>{addressText(to)}</span>
}
