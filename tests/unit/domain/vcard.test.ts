import fc from 'fast-check'
import { expect, it } from 'vitest'
import { vcard } from '../../../src/domain/vcard'

const facts = {
  organization: 'TD Garden',
  jobTitle: 'Account manager',
  url: 'https://tickets.example.com/game-plans/bruins/grouptickets/zoenunez',
}
const rep = { name: 'Zoë Núñez', email: 'zoe@example.com', phone: '617-555-0101 x45' }

/** The card as a phone reads it: unfolded, each value parted and unescaped letter by letter. */
function readBack(text: string): Record<string, string | string[]> {
  const lines = text.replaceAll('\r\n ', '').split('\r\n')
  expect([lines.shift(), lines.pop(), lines.pop()]).toEqual(['BEGIN:VCARD', '', 'END:VCARD'])
  return Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':')
      // An escaped letter is no border: it stands aside as its number until the parts are parted.
      const values = line
        .slice(colon + 1)
        .replace(/\\(.)/gs, (_, letter: string) => `\0${letter.charCodeAt(0)}\0`)
        .split(';')
        .map((part) => part.replace(/\0(\d+)\0/g, (_, code) => String.fromCharCode(Number(code))))
      const name = line.slice(0, colon).split(';')[0] ?? ''
      return [name, name === 'N' ? values : values.join(';')]
    }),
  )
}

it('says who the rep is and how to reach him, in the version that every phone reads', () => {
  expect(readBack(vcard(rep, facts))).toEqual({
    VERSION: '3.0',
    FN: 'Zoë Núñez',
    N: ['Núñez', 'Zoë', '', '', ''],
    ORG: 'TD Garden',
    TITLE: 'Account manager',
    TEL: '6175550101,45',
    EMAIL: 'zoe@example.com',
    URL: facts.url,
  })
})

it('keeps any name whole: nothing in it ends a line, a field or the card', () => {
  const odd = "O'Neil; Smith, Jr. \\"
  const card = readBack(vcard({ ...rep, name: odd }, facts))
  expect([card.FN, card.N]).toEqual([odd, ['', odd, '', '', '']])
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (text) => {
      const name = `A${text.replace(/[\p{Cc}\u2028\u2029]/gu, ' ')}é`
      const written = vcard({ ...rep, name }, facts)
      for (const line of written.split('\r\n'))
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
      expect(written.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
      expect(readBack(written).FN).toBe(name)
    }),
  )
})
