import { paths } from '../../config/paths'
import { chartFacts, planPageLinks, planTitles } from '../../content/words/pricingWords'
import { slug } from '../../domain/slug'
import controls from '../kit/controls.module.css'
import { useCopyStatus } from '../kit/useCopyStatus'
import { tableHtml, tableText } from './copiedTable'
import { LoadedPricing, type LoadedPricingData, type PricingAddress } from './LoadedPricing'
import styles from './PricingChart.module.css'
import { PlanLink, PricingPaper } from './PricingPaper'
import { planFacts } from './planFacts'
import { type PriceRow, priceRows } from './priceRows'

/** The price table alone, for an e-mail or a slide (docs/rules/sheets.md#pricing-sheet). */
export function PricingChart(address: PricingAddress) {
  return <LoadedPricing {...address}>{(data) => <ReadyChart {...data} />}</LoadedPricing>
}

/** The table with its own header and rep, so that it can be used without the sheet. */
function ReadyChart(data: LoadedPricingData) {
  const { planname, plan, rep } = data
  const { games, season } = planFacts(planname)
  const rows = priceRows(plan)
  return (
    <PricingPaper
      {...data}
      kind="chart"
      tools={
        <>
          <PlanLink
            to={paths.pricingSheet({ planname, repname: slug(rep.name) })}
            text={planPageLinks.sheet}
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

/**
 * A button that copies the table: formatted for e-mails and slides, and as columns for
 * spreadsheets.
 */
function CopyTable({ rows, title }: { rows: PriceRow[]; title: string }) {
  const { message, copy } = useCopyStatus({
    copied: 'Copied. Paste it into an email, a document or a slide.',
    blocked: 'This browser doesn’t allow copying. Select the prices and copy them by hand.',
  })

  /** Throws if the clipboard is not available on this connection, or not allowed. */
  async function copyTable() {
    const text = tableText(rows, title)
    const isFormatted = copyFormatted({ 'text/html': tableHtml(rows, title), 'text/plain': text })
    if (!isFormatted) await navigator.clipboard.writeText(text)
  }

  return (
    <>
      <p className={styles.result} role="status">
        {message}
      </p>
      <button type="button" className={controls.control} onClick={() => void copy(copyTable)}>
        Copy table
      </button>
    </>
  )
}

/**
 * Copies text in several formats. Works only while a click is handled. `clipboard.write` is not
 * used, because Chromium applies the page's content security policy to the HTML, which removes the
 * inline styles that mail programs need.
 * @param parts the text by media type.
 * @returns whether it was copied.
 */
function copyFormatted(parts: Readonly<Record<string, string>>): boolean {
  let isCopied = false
  const onCopy = (event: ClipboardEvent) => {
    if (!event.clipboardData) return
    for (const [type, text] of Object.entries(parts)) event.clipboardData.setData(type, text)
    event.preventDefault()
    isCopied = true
  }
  // Safari copies without a selection only if `beforecopy` is canceled.
  const onBeforeCopy = (event: Event) => event.preventDefault()
  document.addEventListener('beforecopy', onBeforeCopy)
  document.addEventListener('copy', onCopy)
  try {
    return document.execCommand('copy') && isCopied
  } catch {
    return false
  } finally {
    document.removeEventListener('beforecopy', onBeforeCopy)
    document.removeEventListener('copy', onCopy)
  }
}
