import { contentLine, escapeText } from './contentLine'
import { phoneHref } from './hrefs'
import type { Contact } from './rep'

/** The fields of a contact card besides the rep's own. */
interface CardFacts {
  /** The rep's employer. */
  organization: string
  /** The rep's job title. */
  jobTitle: string
  /** The absolute address of the rep's page; '' if there is none. */
  url: string
}

/**
 * A rep as a contact card in vCard 3.0, the version that all phones read
 * (docs/rules/share.md#contact-card). Empty fields are left out; a phone number is written as
 * dialed.
 */
export function vcard(rep: Contact, { organization, jobTitle, url }: CardFacts): string {
  const name = rep.name || rep.email
  const dialed = phoneHref(rep.phone)?.slice('tel:'.length)
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    contentLine('FN', escapeText(name)),
    contentLine('N', nameParts(name)),
    contentLine('ORG', escapeText(organization)),
    contentLine('TITLE', escapeText(jobTitle)),
    rep.phone && contentLine('TEL;TYPE=WORK,VOICE', escapeText(dialed ?? rep.phone)),
    rep.email && contentLine('EMAIL;TYPE=INTERNET,WORK', escapeText(rep.email)),
    url && contentLine('URL', url),
    'END:VCARD',
  ]
  return `${lines.filter(Boolean).join('\r\n')}\r\n`
}

/**
 * Family name, given name, and three empty parts. Only a name of two plain words is split, because
 * in any other name it is unknown which part is the family name.
 */
function nameParts(name: string): string {
  const [, given, family] = /^([\p{L}\p{M}'’-]+) ([\p{L}\p{M}'’-]+)$/u.exec(name) ?? []
  const parts = family === undefined ? ['', name] : [family, given ?? '']
  return `${parts.map(escapeText).join(';')};;;`
}
