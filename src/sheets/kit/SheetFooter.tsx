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
  /** Above the lines. The venue has one line then, and the contact is in the notice or the header. */
  notice?: ReactNode
  /** Beside the sheet's age: the plan's code. */
  code?: string
  /** Below the venue's line. */
  children?: ReactNode
}

/**
 * The footer of a portrait sheet: the venue and the time zone of its games; below, the sheet's age and
 * address; at the right the QR code.
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
        {children}
      </div>
      <div className={styles.lines}>
        {footer.times && <p>{footer.times}</p>}
        <PageAddress footer={footer} />
        <p className={styles.parts}>
          <SheetDate footer={footer} /> {code && <span>{code}</span>} <SetPage />
        </p>
      </div>
      <FooterQrCode footer={footer} />
    </footer>
  )
}

/** Beside the QR code: its address. */
export function PageAddress({ footer: { path } }: { footer: SheetFooterFacts }) {
  return (
    <p className={styles.paperOnly}>
      <span>{footerWords.addressLabel}</span> <Link to={path}>{addressText(path)}</Link>
    </p>
  )
}

/** How old a sheet is; the day of printing is shown on paper alone. */
export function SheetDate({ footer: { dated, isPrintDay } }: { footer: SheetFooterFacts }) {
  return <span className={isPrintDay ? styles.paperOnly : undefined}>{dated}</span>
}

/** The sheet's page number in a print set. */
function SetPage() {
  const page = useSetPage()
  return page && <span className={styles.paperOnly}>{page}</span>
}

/** The footer of a sheet with space for a line: the venue, and `children` at the end. The QR code is elsewhere. */
export function CompactFooter({ children }: { children: ReactNode }) {
  return (
    <footer className={styles.low}>
      <p className={styles.parts}>
        <b>{arena}</b> <span>{arenaAddress}</span> <SiteLink /> <SalesLine />
      </p>
      <p className={styles.parts}>
        {children} <SetPage />
      </p>
    </footer>
  )
}

function SiteLink() {
  return <a href={`https://${arenaWebsite}/`}>{arenaWebsite}</a>
}

/** The venue's own phone number; nothing where it has none. */
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
 * The QR code that leads from paper to the live page, with white around it. A click on screen opens
 * the page without the stamp, because nothing has been printed.
 */
export function FooterQrCode({ footer }: { footer: SheetFooterFacts }) {
  const { qrCode, stampHeight, stamp, path } = footer
  const navigate = useNavigate()
  const address = stampedAddress(footer)
  return (
    <div
      className={styles.stamp}
      style={{ '--side': qrCode.side, '--quiet': qrCode.quiet, '--stamp-height': stampHeight }}
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

/** Beside a link inside the app: the link's address as text, for paper. */
export function PaperAddress({ to }: { to: string }) {
  return <span className={styles.paperOnly}>{addressText(to)}</span>
}
