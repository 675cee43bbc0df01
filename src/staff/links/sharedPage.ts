import { BASE_PATH } from '../../config/paths'
import { changeWords } from '../../content/words/changeWords'
import { shareWords } from '../../content/words/shareWords'
import { type Contact, type Rep, venueContact } from '../../domain/rep'
import { phoneText } from '../../domain/text'

/** A customer's page: what it is, and its address below the base path. */
export interface PublicLink {
  name: string
  address: string
}

/** A page's address as a customer gets it. */
export const publicAddress = (address: string) => window.location.origin + BASE_PATH + address

/** A customer's page to share. */
export interface SharedPage extends PublicLink {
  /** What it is, for the customer who gets the link alone. */
  title: string
}

/** Pages that belong together: a plan's, or those of every rep. */
export interface PageGroup {
  heading: string
  pages: readonly SharedPage[]
  /** How many are shown at first, above a part that opens; without it all are. */
  initialCount?: number
}

/** All of them, group by group. */
export const pagesOf = (groups: readonly PageGroup[]): SharedPage[] =>
  groups.flatMap(({ pages }) => pages)

/** Some mail programs accept no longer link. In encoded characters, like the next two. */
const LONGEST_MAIL = 1600
const LONGEST_TITLE = 240
const LONGEST_NAME = 150

const encoded = (text: string) => encodeURIComponent(text.toWellFormed())

/** One line, cut where it would be longer than this when encoded. */
function short(text: string, longest: number): string {
  const characters = [...text.replace(/\s+/g, ' ').trim()]
  if (encoded(characters.join('')).length <= longest) return characters.join('')
  while (encoded(`${characters.join('')}…`).length > longest) characters.pop()
  return `${characters.join('')}…`
}

const signature = ({ name, phone, email }: Contact) =>
  [name, phoneText(phone), email].filter(Boolean).map((text) => short(text, LONGEST_NAME))

/**
 * A link that opens an e-mail to a customer in the person's mail program: subject, text and pages, signed by
 * the rep, if known. Omits the last pages when the link would be too long.
 * @returns its address, and how many pages it has.
 */
export function mailLink(
  { subject, pages }: { subject: string; pages: readonly SharedPage[] },
  rep: Rep | null,
): { href: string; count: number } {
  const { mail } = shareWords
  const written = (count: number) => {
    const lines = [
      mail.greeting,
      '',
      mail.lead(count),
      ...pages
        .slice(0, count)
        .flatMap((page) => ['', short(page.title, LONGEST_TITLE), publicAddress(page.address)]),
      '',
      mail.closing,
      ...(rep ? ['', ...signature(rep)] : []),
    ]
    return mailto(mail.subject(short(subject, LONGEST_TITLE)), lines)
  }
  const count = fitting(pages.length, written)
  return { href: written(count), count }
}

/**
 * A message to a package's customer about changed games: as text, and as a link that opens it as an e-mail.
 * The link omits the last changes when it would be too long. It names the rep to call, else the venue's sales line.
 * @param title the package's title.
 * @param address the address of its page.
 */
export function changeMail(
  title: string,
  changes: readonly string[],
  address: string,
  rep: Rep | null,
): { text: string; href: string } {
  const contact = rep ?? venueContact
  const lines = (count: number) => [
    changeWords.greeting,
    '',
    changeWords.lead(changes.length, short(title, LONGEST_TITLE)),
    '',
    ...changes.slice(0, count),
    ...(count < changes.length ? [changeWords.more(changes.length - count)] : []),
    '',
    changeWords.link,
    publicAddress(address),
    '',
    changeWords.closing,
    ...(contact ? ['', ...signature(contact)] : []),
  ]
  const subject = changeWords.subject(short(title, LONGEST_TITLE))
  const written = (count: number) => mailto(subject, lines(count))
  return { text: lines(changes.length).join('\n'), href: written(fitting(changes.length, written)) }
}

const mailto = (subject: string, lines: readonly string[]) =>
  `mailto:?subject=${encoded(subject)}&body=${encoded(lines.join('\r\n'))}`

/** How many of these make a link that mail programs accept. */
function fitting(most: number, written: (count: number) => string): number {
  let count = most
  while (count > 0 && written(count).length > LONGEST_MAIL) count -= 1
  return count
}
