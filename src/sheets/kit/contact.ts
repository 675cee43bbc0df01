import { salesPhone } from '../../content/venue'
import { footerWords } from '../../content/words/footerWords'
import type { Contact } from '../../domain/rep'
import { phoneText } from '../../domain/text'
import { heightIn, type PaperType, sum, textWidth } from './fit/textWidth'

/* Whom to call about a sheet: as text, and the space that AccountManager takes in a header. */

/** The venue's own number with its label; '' where it has none. */
export const salesText = salesPhone && `${footerWords.salesLabel} ${salesPhone}`

/** Name, phone and e-mail in one line; '' where nobody is known. */
export const contactText = (contact: Contact | null): string =>
  contact ? [contact.name, phoneText(contact.phone), contact.email].filter(Boolean).join(' ') : ''

/* The sizes of AccountManager.module.css, in points. */

/** The greatest width on portrait paper. */
const maxAccountWidth = 148
/** The height of all four lines: headers have one height, with or without a phone or an e-mail. */
const minAccountHeight = 48.9
const leadType: PaperType = { size: 8, line: 9.6, weight: 500 }
const nameType: PaperType = { size: 12, line: 13.5, weight: 700 }
const phoneType: PaperType = { size: 14, line: 15, weight: 700 }
const mailType: PaperType = { size: 9, line: 10.8, weight: 500 }
const padding = 4

/** Each line with its type. */
const accountLines = ({ name, phone, email }: Contact): [string, PaperType][] => [
  [footerWords.contactLabel, leadType],
  [name, nameType],
  [phoneText(phone), phoneType],
  [email, mailType],
]

/** Height of the account manager in a portrait header, in points. */
export const accountHeight = (contact: Contact | null): number =>
  contact
    ? Math.max(minAccountHeight, linesHeight(accountLines(contact), maxAccountWidth))
    : minAccountHeight

/** The same with the lead, name and phone on one line, in `width` points. */
export function inlineAccountHeight({ name, phone, email }: Contact, width: number): number {
  // The label is smaller than the name: as many of its letters are as wide at the name's size.
  const letters = Math.ceil((footerWords.contactLabel.length * leadType.size) / nameType.size)
  const firstLine = [footerWords.contactLabel.slice(0, letters), name, phoneText(phone)]
  return linesHeight(
    [
      [firstLine.filter(Boolean).join(' '), nameType],
      [email, mailType],
    ],
    width,
  )
}

const linesHeight = (lines: readonly [string, PaperType][], width: number) =>
  sum(lines.map(([line, type]) => (line ? heightIn(width - padding, line, type) : 0)))

/** Width of the account manager in a portrait header, in points; 0 where nobody is named. */
export function accountWidth(contact: Contact | null): number {
  if (!contact) return 0
  const widths = accountLines(contact).map(
    ([line, { size, weight }]) => textWidth(line, weight) * size + padding,
  )
  return Math.min(maxAccountWidth, Math.max(...widths))
}
