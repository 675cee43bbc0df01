import type { ReactNode } from 'react'
import { Link, useLinkClickHandler } from 'react-router-dom'
import { arena, arenaAddress, arenaWebsite, salesPhone } from '../../content/venue'
import { footerWords } from '../../content/words/footerWords'
import { stampWords } from '../../content/words/stampWords'
import { phoneHref } from '../../domain/hrefs'
import { QrSquare } from '../../lib/QrSquare'
import { ContactLink } from './contactParts'
import { addressText, stampedAddress } from './footerTexts'
import styles from './SheetFooter.module.css'
import { useSetPage } from './sheetContext'
import type { SheetFooterData } from './useSheetFooter'

interface SheetFooterProps {
  footer: SheetFooterData
  /**
   * Shown above the lines, which are then smaller. The venue's phone number is left out, because
   * the notice or the header names a contact.
   */
  notice?: ReactNode
  /** The plan's code, shown beside the sheet's date. */
  code?: string
  /** Shown below the venue's line. */
  children?: ReactNode
}

/**
 * The footer of a portrait sheet: the venue and the time zone of its games, the sheet's date and
 * address, and the QR code on the right. In a line of several texts (`styles.parts`), each has its
 * own element, with plain spaces between them, so that page translation keeps the spaces.
 */
export function SheetFooter({ footer, notice, code, children }: SheetFooterProps) {
  return (
    <footer className={`${styles.footer} ${notice ? styles.withNotice : ''}`}>
      {notice && <div className={styles.notice}>{notice}</div>}
      <div className={styles.lines}>
        <p className={styles.parts}>
          <b>{arena}</b> <span>{arenaAddress}</span> <SiteLink /> {!notice && <SalesLine />}
        </p>
        {children}
      </div>
      <div className={styles.lines}>
        {footer.timeNote && <p>{footer.timeNote}</p>}
        <PageAddress footer={footer} />
        <p className={styles.parts}>
          <SheetDate footer={footer} /> {code && <span>{code}</span>} <PrintSetPage />
        </p>
      </div>
      <FooterQrCode footer={footer} />
    </footer>
  )
}

/** The address of the QR code, shown beside it. */
export function PageAddress({ footer: { path } }: { footer: SheetFooterData }) {
  return (
    <p className={styles.paperOnly}>
      <span>{footerWords.addressLabel}</span> <Link to={path}>{addressText(path)}</Link>
    </p>
  )
}

/** When the sheet's data changed, or the day of printing, which is shown on paper only. */
export function SheetDate({ footer: { dateText, isPrintDay } }: { footer: SheetFooterData }) {
  return <span className={isPrintDay ? styles.paperOnly : undefined}>{dateText}</span>
}

/** The sheet's page number in a print set. */
function PrintSetPage() {
  const page = useSetPage()
  return page && <span className={styles.paperOnly}>{page}</span>
}

/** A footer of one line: the venue, then `children`. Such a sheet shows its QR code elsewhere. */
export function CompactFooter({ children }: { children: ReactNode }) {
  return (
    <footer className={styles.compact}>
      <p className={styles.parts}>
        <b>{arena}</b> <span>{arenaAddress}</span> <SiteLink /> <SalesLine />
      </p>
      <p className={styles.parts}>
        {children} <PrintSetPage />
      </p>
    </footer>
  )
}

function SiteLink() {
  return <a href={`https://${arenaWebsite}/`}>{arenaWebsite}</a>
}

/** The venue's own phone number. Renders nothing if the venue has none. */
export function SalesLine() {
  if (salesPhone === '') return null
  return (
    <span>
      <span>{footerWords.salesLabel}</span>{' '}
      <ContactLink text={salesPhone} href={phoneHref(salesPhone)} />
    </span>
  )
}

/**
 * The QR code that leads from paper to the live page. Its link has the stamp for a saved PDF. A
 * plain click on screen opens the page without the stamp, because nothing has been printed.
 */
export function FooterQrCode({ footer }: { footer: SheetFooterData }) {
  const { qrCode, stampHeight, stamp, path } = footer
  const openWithoutStamp = useLinkClickHandler(path)
  const address = stampedAddress(footer)
  return (
    <div
      className={styles.qrCode}
      style={{ '--side': qrCode.side, '--quiet': qrCode.quiet, '--stamp-height': stampHeight }}
    >
      <a href={address} onClick={openWithoutStamp}>
        <QrSquare text={address} label={stamp ? stampWords.code : stampWords.qrCodeWithoutGames} />
      </a>
      <p className={styles.caption}>{footerWords.scanCaption}</p>
    </div>
  )
}

/** The address of a link as text, shown on paper only. */
export function PaperAddress({ to }: { to: string }) {
  return <span className={styles.paperOnly}>{addressText(to)}</span>
}
