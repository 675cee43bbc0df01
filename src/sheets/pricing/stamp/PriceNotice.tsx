import { couldNotCheck } from '../../../content/words/footerWords'
import { priceChangeWords as words } from '../../../content/words/priceChangeWords'
import { phoneHref } from '../../../domain/hrefs'
import type { PricingLocation } from '../../../domain/pricing'
import type { Rep } from '../../../domain/rep'
import { dayOfNumber, longDayText } from '../../../domain/time/dates'
import controls from '../../kit/controls.module.css'
import copy from '../../kit/stamp/CopyNotice.module.css'
import { comparePrices } from './comparePrices'
import styles from './PriceNotice.module.css'
import { readPriceStamp } from './priceStamp'

interface PriceNoticeProps {
  /** The stamp from the address. */
  stamp: string
  /** The page's path, below the base path. */
  path: string
  /** The locations that the sheet prints. */
  locations: readonly PricingLocation[]
  /** Whether every row is loaded and fresh. */
  isWhole: boolean
  rep: Pick<Rep, 'name' | 'phone'>
}

/**
 * Shows what has changed since prices were printed. Renders nothing for a stamp of another page.
 */
export function PriceNotice({ stamp: text, path, locations, isWhole, rep }: PriceNoticeProps) {
  const stamp = readPriceStamp(text, path)
  if (stamp === null) return null
  if (!isWhole) return <p>{couldNotCheck}</p>
  if (locations.length === 0) return <p>{words.noPrices}</p>
  const day = stamp.printed === null ? '' : longDayText(dayOfNumber(stamp.printed))
  const changes = comparePrices(stamp, locations)
  if (changes.length === 0) {
    return (
      <p>
        <span>{words.upToDate(day)}</span> <span>{words.compared}</span>
      </p>
    )
  }
  const call = phoneHref(rep.phone)
  return (
    <div className={`${copy.changed} ${styles.changes}`}>
      <p>
        <b>{words.changed(day)}</b>
      </p>
      <ul aria-label={words.list}>
        {changes.map(({ heading, lines }) => (
          <li key={heading + lines[0]}>
            {heading && <b>{heading}</b>}
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </li>
        ))}
      </ul>
      {call && (
        <a className={controls.control} href={call}>
          {words.call(rep.name)}
        </a>
      )}
    </div>
  )
}
