import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { arena, arenaAddress, arenaWebsite, salesPhone } from '../../content/venue'
import { footerWords } from '../../content/words/footerWords'
import { stampWords as words } from '../../content/words/stampWords'
import { phoneHref } from '../../domain/hrefs'
import { QrSquare } from '../../lib/QrSquare'
import { ContactLink } from './ContactLink'
import styles from './SheetFooter.module.css'
import { useSetPage } from './sheetContext'
import { addressText, type SheetFooterFacts, stampedAddress } from './useSheetFooter'

interface SheetFooterProps {
  footer: SheetFooterFacts
  /** Above the lines; the venue's are then one, and whom to call is in the notice or the header. */
  notice?: ReactNode
  /** Beside its age: what staff call it. */
  code?: string
  /** Below the venue's line. */
  children?: ReactNode
}

/**
 * The footer of a portrait sheet: whose it is and whose clock its games are by; under it how old it
 * is and its address; at the right the square.
 */
export function SheetFooter(props: SheetFooterProps) {
  const { footer, notice, code, children } = props
  return (
    <footer className={`${styles.footer} ${notice ? styles.noticed : ''}`}>
      {notice && <div className={styles.notice}>{notice}</div>}
      <div className={styles.lines}>
        <p className={styles.parts}>
          <b>{arena}</b> <span>{arenaAddress}</span> <SiteLink /> {!notice && <SalesLine />}
        </p>
        {footer.times && <p>{footer.times}</p>}
        {children}
      </div>
      <div className={styles.lines}>
        <p className={styles.parts}>
          <Dated footer={footer} /> {code && <span>{code}</span>} <SetPage />
        </p>
        <ScanWords footer={footer} />
      </div>
      <StampSlot footer={footer} />
    </footer>
  )
}

/** Beside the square: where it leads. */
export function ScanWords({ footer: { path } }: { footer: SheetFooterFacts }) {
  return (
    <p className={styles.paperOnly}>
      <span>{footerWords.addressLabel}</span> <Link to={path}>{addressText(path)}</Link>
    </p>
  )
}

/** How old a sheet is; the day of printing is for paper alone. */
export function Dated({ footer: { dated, isPrintDay } }: { footer: SheetFooterFacts }) {
  return <span className={isPrintDay ? styles.paperOnly : undefined}>{dated}</span>
}

/** Which page of a print set it is. */
function SetPage() {
  const page = useSetPage()
  return page && <span className={styles.paperOnly}>{page}</span>
}

/**
 * The footer of a sheet that has space for a line or two: whose it is, and `children` at its end. The
 * square and its words stand elsewhere.
 */
export function CompactFooter({ children }: { children: ReactNode }) {
  return (
    <footer className={styles.low}>
      <p className={styles.parts}>
        <b>{arena}</b> <span>{arenaAddress}</span> <SiteLink /> <SalesLine /> <SetPage />
      </p>
      {children}
    </footer>
  )
}

/** The venue on the web. */
function SiteLink() {
  return <a href={`https://${arenaWebsite}/`}>{arenaWebsite}</a>
}

/** The venue's own number, for those who know nobody there; nothing where it has none. */
export function SalesLine() {
  return (
    salesPhone && (
      <span>
        <span>{footerWords.salesLabel}</span>{' '}
        <ContactLink text={salesPhone} href={phoneHref(salesPhone)} />
      </span>
    )
  )
}

/**
 * The place of the QR code that leads from paper to the live page; white paper is around it. Pressed
 * on screen it opens the page alone, for nothing has been printed there.
 */
export function StampSlot({ footer }: { footer: SheetFooterFacts }) {
  const { square, stampHeight, stamp, path } = footer
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
        <QrSquare text={address} label={stamp ? words.code : words.qrCodeWithoutGames} />
      </a>
      <p className={styles.caption}>{footerWords.scanCaption}</p>
    </div>
  )
}

/** Stands beside a link inside the app: nobody can press it on paper, so there its address is words. */
export function PaperAddress({ to }: { to: string }) {
  return <span className={styles.paperOnly}>{addressText(to)}</span>
}
