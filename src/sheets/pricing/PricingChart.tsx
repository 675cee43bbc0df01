import { paths } from '../../config/paths'
import { chartFacts, links, planTitles } from '../../content/words/pricingWords'
import { slug } from '../../domain/slug'
import controls from '../kit/controls.module.css'
import { useCopyStatus } from '../kit/copying'
import { tableHtml, tableText } from './copiedTable'
import { LoadedPricing, type PricingAddress, type PricingOnPaper } from './LoadedPricing'
import styles from './PricingChart.module.css'
import { PlanLink, PricingPaper } from './PricingPaper'
import { planFacts } from './planFacts'
import { type PriceRow, priceRows } from './priceRows'

/** The price table alone, for an e-mail or a slide (docs/rules/sheets.md#pricing-sheet). */
export function PricingChart(address: PricingAddress) {
  return <LoadedPricing {...address}>{(ready) => <ReadyChart {...ready} />}</LoadedPricing>
}

/** The table under a header of its own, with its rep, so that it can stand alone elsewhere. */
function ReadyChart(ready: PricingOnPaper) {
  const { planname, plan, rep } = ready
  const { games, season } = planFacts(planname)
  const rows = priceRows(plan)
  return (
    <PricingPaper
      {...ready}
      kind="chart"
      tools={
        <>
          <PlanLink
            to={paths.pricingSheet({ planname, repname: slug(rep.name) })}
            text={links.sheet}
          />
          {rows.length > 0 && (
            <CopyTable
              key={plan.name}
              rows={rows}
              title={`${planTitles[planname]}: ${chartFacts(season, games)}`}
            />
          )}
        </>
      }
    />
  )
}

/** Puts the table on the clipboard, formatted for e-mails and slides, as columns for spreadsheets. */
function CopyTable({ rows, title }: { rows: PriceRow[]; title: string }) {
  const { message, copy } = useCopyStatus({
    copied: 'Copied. Paste it into an email, a document or a slide.',
    blocked: 'This browser doesn’t allow copying. Select the prices and copy them by hand.',
  })

  /** Throws where there is no clipboard on this connection, or no permission. */
  async function write() {
    const text = tableText(rows, title)
    const isFormatted = copyFormatted({ 'text/html': tableHtml(rows, title), 'text/plain': text })
    if (!isFormatted) await navigator.clipboard.writeText(text)
  }

  return (
    <>
      <p className={styles.result} role="status">
        {message}
      </p>
      <button type="button" className={controls.control} onClick={() => void copy(write)}>
        Copy table
      </button>
    </>
  )
}

/**
 * Puts a text in several formats on the clipboard; only while a click is handled.
 * @param parts text by media type.
 * @returns whether the browser took it.
 *
 * Not by clipboard.write: Chromium reads the HTML given to it under the page's own policy, which
 * refuses the inline styles that mail programs need.
 */
function copyFormatted(parts: Readonly<Record<string, string>>): boolean {
  let isTaken = false
  const give = (event: ClipboardEvent) => {
    if (!event.clipboardData) return
    for (const [type, text] of Object.entries(parts)) event.clipboardData.setData(type, text)
    event.preventDefault()
    isTaken = true
  }
  // Safari copies without a selection only for a page that says so.
  const allow = (event: Event) => event.preventDefault()
  document.addEventListener('beforecopy', allow)
  document.addEventListener('copy', give)
  try {
    return document.execCommand('copy') && isTaken
  } catch {
    return false
  } finally {
    document.removeEventListener('beforecopy', allow)
    document.removeEventListener('copy', give)
  }
}
