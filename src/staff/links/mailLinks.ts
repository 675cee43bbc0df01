import { changeWords } from '../../content/words/changeWords'
import { shareWords } from '../../content/words/shareWords'
import { type Contact, type Rep, venueContact } from '../../domain/rep'
import { phoneText } from '../../domain/text'
import { publicAddress, type SharedPage } from './sharedPage'

/* Links that open an email about public pages. */

/** Some mail programs reject longer links. Counts encoded characters, like the next two limits. */
const MAX_MAIL = 1600
const MAX_TITLE = 240
const MAX_NAME = 150

const encoded = (text: string) => encodeURIComponent(text.toWellFormed())

/** Shortens a text to one line of at most `maxLength` encoded characters. */
function short(text: string, maxLength: number): string {
  const characters = [...text.replace(/\s+/g, ' ').trim()]
  if (encoded(characters.join('')).length <= maxLength) return characters.join('')
  while (encoded(`${characters.join('')}…`).length > maxLength) characters.pop()
  return `${characters.join('')}…`
}

const signature = ({ name, phone, email }: Contact) =>
  [name, phoneText(phone), email].filter(Boolean).map((text) => short(text, MAX_NAME))

/**
 * Returns a link that opens an email with these pages in the person's mail program, signed by the
 * rep if known. Omits the last pages if the link would be too long.
 * @returns the link, and the number of pages in it.
 */
export function mailLink(
  { subject, pages }: { subject: string; pages: readonly SharedPage[] },
  rep: Rep | null,
): { href: string; count: number } {
  const { mail } = shareWords
  const linkTo = (pageCount: number) => {
    const lines = [
      mail.greeting,
      '',
      mail.lead(pageCount),
      ...pages
        .slice(0, pageCount)
        .flatMap((page) => ['', short(page.title, MAX_TITLE), publicAddress(page.address)]),
      '',
      mail.closing,
      ...(rep ? ['', ...signature(rep)] : []),
    ]
    return mailto(mail.subject(short(subject, MAX_TITLE)), lines)
  }
  const count = largestFitting(pages.length, linkTo)
  return { href: linkTo(count), count }
}

/**
 * A message to a package's customer about changed games, as text and as a link that opens it as an
 * email. It names the rep to call, or the venue's sales line. The link omits the last changes if it
 * would be too long.
 * @param title the package's title.
 * @param address the address of the package's page.
 */
export function changeMail(
  title: string,
  changes: readonly string[],
  address: string,
  rep: Rep | null,
): { text: string; href: string } {
  const contact = rep ?? venueContact
  const lines = (lineCount: number) => [
    changeWords.greeting,
    '',
    changeWords.lead(changes.length, short(title, MAX_TITLE)),
    '',
    ...changes.slice(0, lineCount),
    ...(lineCount < changes.length ? [changeWords.more(changes.length - lineCount)] : []),
    '',
    changeWords.link,
    publicAddress(address),
    '',
    changeWords.closing,
    ...(contact ? ['', ...signature(contact)] : []),
  ]
  const subject = changeWords.subject(short(title, MAX_TITLE))
  const linkTo = (lineCount: number) => mailto(subject, lines(lineCount))
  const count = largestFitting(changes.length, linkTo)
  return { text: lines(changes.length).join('\n'), href: linkTo(count) }
}

const mailto = (subject: string, lines: readonly string[]) =>
  `mailto:?subject=${encoded(subject)}&body=${encoded(lines.join('\r\n'))}`

/** The largest count that gives a link within {@link MAX_MAIL}. */
function largestFitting(most: number, linkTo: (count: number) => string): number {
  let count = most
  while (count > 0 && linkTo(count).length > MAX_MAIL) count -= 1
  return count
}
