import controls from '../kit/controls.module.css'
import { useCopyWords } from '../kit/useCopyWords'
import styles from './CopyTable.module.css'
import { tableHtml, tableText } from './copiedTable'
import { copyFormatted } from './copyFormatted'
import type { PriceRow } from './priceRows'

interface CopyTableProps {
  rows: PriceRow[]
  title: string
}

/** Puts the table on the clipboard, formatted for e-mails and slides, as columns for spreadsheets. */
export function CopyTable({ rows, title }: CopyTableProps) {
  const { words, copy } = useCopyWords({
    copied: 'Copied. Paste it into an e-mail, a document or a slide.',
    blocked: 'This browser does not allow copying. Select the prices and copy them by hand.',
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
        {words}
      </p>
      <button type="button" className={controls.control} onClick={() => void copy(write)}>
        Copy table
      </button>
    </>
  )
}
