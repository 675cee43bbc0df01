import { describe, expect, it } from 'vitest'
import { createSearch } from '../../../../src/staff/list/wordSearch'

const entries = [
  'Bruins Games',
  'B251009 Bruins vs. Chicago Blackhawks Thu, Oct 9, 2025 October 9, 2025 10/9',
  'C251029 Celtics vs. Cavaliers Wed, Oct 29, 2025 October 29, 2025 10/29',
  'B251018 Bruins vs. Utah Mammoth Sat, Oct 18, 2025 October 18, 2025 10/18',
  'Zoë Núñez zoe@example.com rep',
  'P26SUITE10 Ten Games package',
].map((words) => ({ words }))
const search = createSearch(entries)
const found = (text: string) => search(text).map(({ words }) => words.split(' ')[0])

describe('what the palette finds', () => {
  it.each([
    ['oct 9', ['B251009']],
    ['october', ['B251009', 'C251029', 'B251018']],
    ['10/9', ['B251009']],
    ['b251009', ['B251009']],
    ['hawks', ['B251009']],
    ['zoe nunez', ['Zoë']],
    ['NÚÑEZ', ['Zoë']],
    ['suite', ['P26SUITE10']],
    // A whole word before its beginning, that before what is in the middle of one.
    ['game', ['Bruins', 'P26SUITE10']],
    ['bruins oct 18', ['B251018']],
    ['rangers', []],
    ['', []],
    ['?!', []],
  ])('%j: %j', (text, codes) => expect(found(text)).toEqual(codes))

  it('finds each entry by its own words', () => {
    for (const entry of entries) expect(search(entry.words)[0]).toBe(entry)
  })
})
