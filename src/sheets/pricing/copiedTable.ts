import { priceTerms } from '../../content/season/current'
import { priceColumns } from '../../content/words/pricingWords'
import { escapeFormula } from '../../domain/text'
import type { PriceRow } from './priceRows'

/*
 * The price table for the clipboard. Mail programs drop style sheets, so every style is inline, and
 * the color of a location is a thick border.
 */

const cells = (row: PriceRow) => [
  { text: row.holderPerGame, isBold: false },
  { text: row.holderTotal, isBold: true },
  { text: row.boxPerGame, isBold: false },
  { text: row.boxTotal, isBold: false },
  { text: row.saved, isBold: true },
]

/**
 * Removes tabs and line breaks, which would shift the columns, and keeps a name from being read as
 * a formula.
 */
const oneLine = (text: string) => escapeFormula(text.replace(/\s+/g, ' ').trim())

/** The validity of the prices and the fees, as below the table on paper. */
const termsOf = (rows: readonly PriceRow[]) =>
  rows.length > 0 ? [priceTerms.validity, priceTerms.fees].filter(Boolean) : []

/** The table as tab-separated text for spreadsheets: title, header, rows and terms. */
export function tableText(rows: readonly PriceRow[], title: string): string {
  const { location, holder, box, perGame, total, saved } = priceColumns
  const header = [
    location,
    ...[holder, box].flatMap((group) => [perGame, total].map((part) => `${group} ${lower(part)}`)),
    saved,
  ]
  const lines = [header, ...rows.map(textCells)]
  return [oneLine(title), ...lines.map((line) => line.join('\t')), ...termsOf(rows)].join('\n')
}

const textCells = (row: PriceRow) => [oneLine(row.location), ...cells(row).map(({ text }) => text)]

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** Escapes text for HTML, because names come from data. */
const escaped = (text: string) =>
  oneLine(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')

const STYLES = {
  table: 'border-collapse:collapse;font-family:Arial,Helvetica,sans-serif;font-size:14px',
  caption: 'padding:0 0 8px;text-align:left;font-size:16px;font-weight:bold',
  header: 'padding:6px 12px;border-bottom:2px solid #14181d;text-align:right;vertical-align:bottom',
  group: 'padding:6px 12px 0;text-align:right',
  name: 'padding:8px 12px;border-bottom:1px solid #c3c9d0;text-align:left',
  price: 'padding:8px 12px;border-bottom:1px solid #c3c9d0;text-align:right',
  terms: 'margin:8px 0 0;font-family:Arial,Helvetica,sans-serif;font-size:12px',
  bold: ';font-weight:bold',
}

const th = (text: string, style: string, more: string) =>
  `<th ${more} style="${style}">${escaped(text)}</th>`

/** The table with inline styles and every text escaped. */
export function tableHtml(rows: readonly PriceRow[], title: string): string {
  const { location, holder, box, perGame, total, saved } = priceColumns
  const group = (text: string) => th(text, STYLES.group, 'scope="colgroup" colspan="2"')
  const column = (text: string) => th(text, STYLES.header, 'scope="col"')
  const tall = (text: string, style: string) => th(text, style, 'scope="col" rowspan="2"')
  return [
    `<table style="${STYLES.table}">`,
    `<caption style="${STYLES.caption}">${escaped(title)}</caption>`,
    '<thead>',
    `<tr>${tall(location, `${STYLES.header};text-align:left`)}${group(holder)}${group(box)}${tall(saved, STYLES.header)}</tr>`,
    `<tr>${[perGame, total, perGame, total].map(column).join('')}</tr>`,
    '</thead>',
    `<tbody>${rows.map(rowHtml).join('')}</tbody>`,
    '</table>',
    ...termsOf(rows).map((term) => `<p style="${STYLES.terms}">${escaped(term)}</p>`),
  ].join('')
}

function rowHtml(row: PriceRow): string {
  const name = th(row.location, `${STYLES.name};border-left:8px solid ${row.color}`, 'scope="row"')
  const prices = cells(row).map(
    ({ text, isBold }) =>
      `<td style="${STYLES.price}${isBold ? STYLES.bold : ''}">${escaped(text)}</td>`,
  )
  return `<tr>${name}${prices.join('')}</tr>`
}
