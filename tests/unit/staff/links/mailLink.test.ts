import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mailLink } from '../../../../src/staff/links/mailLinks'
import { aRep } from '../../../records'

const SITE = 'https://tickets.example.com'
beforeEach(() => vi.stubGlobal('window', { location: { origin: SITE } }))
afterEach(() => vi.unstubAllGlobals())
const page = (title: string, address = '/bgs/calendar/p26all') => ({
  name: 'Calendar',
  title,
  address,
})

/** A letter as a mail program shows it. */
function read({ href }: { href: string }) {
  const [, subject = '', body = ''] = /^mailto:\?subject=([^&]*)&body=([^&]*)$/.exec(href) ?? []
  // A plus is a plus here, and a lone line feed no new line.
  expect(href).not.toMatch(/[+\s]|(?<!%0D)%0A/)
  return { subject: decodeURIComponent(subject), body: decodeURIComponent(body) }
}

it('is never too long for a mail program, and keeps a page’s whole address', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 400 })
  fc.assert(
    fc.property(text, text, fc.integer({ min: 1, max: 40 }), (about, name, count) => {
      const pages = Array.from({ length: count }, (_, at) => page(about, `/bgs/package/p${at}x`))
      const letter = mailLink({ subject: about, pages }, aRep({ name, phone: name, email: name }))
      expect(letter.href.length).toBeLessThanOrEqual(1600)
      const found = read(letter).body.match(/package\/p\d+x\r\n/g) ?? []
      expect(found).toHaveLength(letter.count)
      expect(letter.count).toBeGreaterThan(0)
    }),
  )
})
