import { useState } from 'react'
import controls from '../kit/controls.module.css'
import styles from './CopyTable.module.css'
import { tableHtml, tableText } from './copiedTable'
import { copyFormatted } from './copyFormatted'
import type { PriceRow } from './priceRows'

interface CopyTableProps {
  rows: PriceRow[]
  title: string
}

const words = {
  copied: 'Copied. Paste it into an e-mail, a document or a slide.',
  blocked: 'This browser does not allow copying. Select the prices and copy them by hand.',
}

/** Puts the table on the clipboard, formatted for e-mails and slides, as columns for spreadsheets. */
export function CopyTable({ rows, title }: CopyTableProps) {
  const [result, setResult] = useState<keyof typeof words>()

  async function copy() {
    const text = tableText(rows, title)
    if (copyFormatted({ 'text/html': tableHtml(rows, title), 'text/plain': text })) {
      setResult('copied')
      return
    }
    try {
      await navigator.clipboard.writeText(text)
      setResult('copied')
    } catch {
      // No clipboard on this connection, or no permission.
      setResult('blocked')
    }
  }

  return (
    <>
      <p className={styles.result} role="status">
        {result && words[result]}
      </p>
      <button type="button" className={controls.control} onClick={() => void copy()}>
        Copy table
      </button>
    </>
  )
}
