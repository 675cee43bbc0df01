import { footerWords } from '../../../content/words/footerWords'
import type { Contact } from '../../../domain/rep'
import { phoneText } from '../../../domain/text'
import { heightIn, sum, type TextStyle, textWidth } from './textWidth'

/* The space that contacts take on paper. Lengths are in points. */

/** Must match AccountManager.module.css. */
const ACCOUNT = {
  label: { size: 8, line: 9.6, weight: 500 },
  name: { size: 12, line: 13.5, weight: 700 },
  phone: { size: 14, line: 15, weight: 700 },
  mail: { size: 9, line: 10.8, weight: 500 },
} satisfies Record<string, TextStyle>
const ACCOUNT_PADDING = 4
/** The maximum width on portrait paper. */
const MAX_ACCOUNT_WIDTH = 148
/** All four lines, so that headers have the same height without a phone or an e-mail. */
const MIN_ACCOUNT_HEIGHT =
  ACCOUNT.label.line + ACCOUNT.name.line + ACCOUNT.phone.line + ACCOUNT.mail.line

type StyledLine = [text: string, style: TextStyle]

const accountLines = ({ name, phone, email }: Contact): StyledLine[] => [
  [footerWords.contactLabel, ACCOUNT.label],
  [name, ACCOUNT.name],
  [phoneText(phone), ACCOUNT.phone],
  [email, ACCOUNT.mail],
]

/** Width of a text on one line. */
const lineWidth = ([text, { size, weight }]: StyledLine) => textWidth(text, weight) * size

/** Height of texts below each other. Empty texts have none. */
const linesHeight = (lines: readonly StyledLine[], width: number) =>
  sum(lines.map(([text, style]) => (text ? heightIn(width - ACCOUNT_PADDING, text, style) : 0)))

/** Height of the account manager in a portrait header. */
export const accountHeight = (contact: Contact | null): number =>
  contact
    ? Math.max(MIN_ACCOUNT_HEIGHT, linesHeight(accountLines(contact), MAX_ACCOUNT_WIDTH))
    : MIN_ACCOUNT_HEIGHT

/** Width of the account manager in a portrait header; 0 without a contact. */
export function accountWidth(contact: Contact | null): number {
  if (!contact) return 0
  const widths = accountLines(contact).map((line) => lineWidth(line) + ACCOUNT_PADDING)
  return Math.min(MAX_ACCOUNT_WIDTH, Math.max(...widths))
}

/** Height of the account manager in this width, with label, name and phone on one line. */
export function inlineAccountHeight({ name, phone, email }: Contact, width: number): number {
  const { contactLabel } = footerWords
  // The label is smaller than the name, so count only as many letters as would fit at the name's
  // size.
  const letters = Math.ceil((contactLabel.length * ACCOUNT.label.size) / ACCOUNT.name.size)
  const firstLine = [contactLabel.slice(0, letters), name, phoneText(phone)].filter(Boolean)
  const lines: StyledLine[] = [
    [firstLine.join(' '), ACCOUNT.name],
    [email, ACCOUNT.mail],
  ]
  return linesHeight(lines, width)
}

/**
 * The card on a flyer at the size of other sheets: the frame with its padding, the lead, the widths
 * of both columns, and their texts. Must match RepCard.module.css and Flyer.module.css.
 */
const CARD = {
  frame: 20,
  lead: 13.25,
  wordsWidth: 197,
  linksWidth: 172,
  name: { size: 15, line: 18.75, weight: 700 },
  phone: { size: 17, line: 21.25, weight: 700 },
  mail: { size: 11, line: 13.75, weight: 500 },
} as const

/**
 * A flyer's card is larger, because a flyer asks for a call. Must match .callout of
 * Flyer.module.css.
 */
const CARD_SCALE = 1.3

/** Height of a rep's card on a flyer. Phone and e-mail are beside the name. */
export function repCardHeight({ name, phone, email }: Contact): number {
  const words = CARD.lead + linesHeight([[name, CARD.name]], CARD.wordsWidth)
  const links: StyledLine[] = [
    [phoneText(phone), CARD.phone],
    [email, CARD.mail],
  ]
  return CARD_SCALE * (CARD.frame + Math.max(words, linesHeight(links, CARD.linksWidth)))
}
