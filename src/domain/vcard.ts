import { contentLine, escapeText } from './contentLine'
import { phoneHref } from './hrefs'
import type { Rep } from './rep'

/** What a contact card says beside the rep's own facts. */
interface CardFacts {
  /** Whom the rep works for. */
  organization: string
  /** What the rep is there. */
  role: string
  /** A page of the rep's own, whole; '' for none. */
  address: string
}

/**
 * A rep as a contact card, by vCard 3.0, the version that phones of all makers take in
 * (docs/rules/share.md#contact-card). What is empty is left out; a number that can be dialed stands
 * as it is dialed.
 */
export function vcard(rep: Pick<Rep, 'name' | 'email' | 'phone'>, facts: CardFacts): string {
  const name = rep.name || rep.email
  const { organization, role, address } = facts
  const dialed = phoneHref(rep.phone)?.slice('tel:'.length)
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    contentLine('FN', escapeText(name)),
    contentLine('N', nameParts(name)),
    contentLine('ORG', escapeText(organization)),
    contentLine('TITLE', escapeText(role)),
    rep.phone && contentLine('TEL;TYPE=WORK,VOICE', escapeText(dialed ?? rep.phone)),
    rep.email && contentLine('EMAIL;TYPE=INTERNET,WORK', escapeText(rep.email)),
    address && contentLine('URL', address),
    'END:VCARD',
  ]
  return `${lines.filter(Boolean).join('\r\n')}\r\n`
}

/**
 * Family name, given name, and three parts nobody has told. Only of a name of two plain words is it
 * known which is which; any other stays whole, or a phone would turn it around.
 */
function nameParts(name: string): string {
  const [, given, family] = /^([\p{L}\p{M}'’-]+) ([\p{L}\p{M}'’-]+)$/u.exec(name) ?? []
  const parts = family === undefined ? ['', name] : [family, given ?? '']
  return `${parts.map(escapeText).join(';')};;;`
}
