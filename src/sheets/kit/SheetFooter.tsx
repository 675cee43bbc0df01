import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { arena, arenaAddress, arenaSite, salesLine } from '../../content/venue'
import { footWords } from '../../content/words/footWords'
import { stampWords as words } from '../../content/words/stampWords'
import { phoneHref } from '../../domain/hrefs'
import { QrSquare } from '../../lib/QrSquare'
import { ContactLink } from './ContactLink'
import styles from './SheetFooter.module.css'
import { addressText, type SheetFooterFacts, stampedAddress } from './useSheetFooter'

/** The footer of a portrait sheet: whose it is, how old, and its address. */
export function SheetFooter({ footer }: { footer: SheetFooterFacts }) {
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
          <Dated footer={footer} />
        </p>
        <ScanWords footer={footer} />
      </div>
    </footer>
  )
}

/** Beside the square: what it is for, and where it leads. */
export function ScanWords({ footer: { stamp, path } }: { footer: SheetFooterFacts }) {
  return (
    <>
      {!stamp && <p className={styles.paperOnly}>{footWords.scanPlain}</p>}
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

/**
 * The place of the QR code that leads from paper to the live page; white paper is around it. Pressed
 * on screen it opens the page alone, for nothing has been printed there.
 */
export function StampSlot({ footer }: { footer: SheetFooterFacts }) {
  const { square, stampHeight, stamp, isScanBeside, path } = footer
  const navigate = useNavigate()
  const address = stampedAddress(footer)
  return (
    <div
      className={styles.stamp}
      style={{ '--side': square.side, '--quiet': square.quiet, '--stamp-height': stampHeight }}
    >
      <a
        href={address}
        onClick={(event) => {
          event.preventDefault()
          navigate(path)
        }}
      >
        <QrSquare text={address} label={stamp ? words.code : words.plainCode} />
      </a>
      {stamp && !isScanBeside && <p className={styles.caption}>{footWords.scan}</p>}
    </div>
  )
}

/** Stands beside a link inside the app: nobody can press it on paper, so there its address is words. */
export function PaperAddress({ to }: { to: string }) {
  return <span className={styles.address}>{addressText(to)}</span>
}
