import { expect, it } from 'vitest'
import { csvText } from '../../../src/domain/csv'

const MARK = '\uFEFF'

it('writes rows that a spreadsheet opens with accents, quotes and line ends kept', () => {
  const rows = [
    ['Name', 'Prices'],
    ['Zoë Núñez, "ZN"', 61.5],
    ['two\nlines', -3],
    ['a;b', 0],
    [' room ', ''],
  ]
  expect(csvText(rows)).toBe(
    `${MARK}Name,Prices\r\n"Zoë Núñez, ""ZN""",61.5\r\n"two\nlines",-3\r\n"a;b",0\r\n" room ",\r\n`,
  )
})

it('keeps a text from being a formula, and lets every text be read back as it was', () => {
  const texts = ['=1+1', '+1 617', '-5', '@SUM(A1)', ' =1', '\t=1', '＝1', "'=1", "''+1", '=A,"B"']
  const plain = ["'76ers", 'B251009', '5-gameplan', '—', 'a=b']
  const lines = (cells: string[]) =>
    csvText(cells.map((cell) => [cell]))
      .slice(1)
      .split('\r\n')
      .slice(0, -1)
      .map((line) => (line.startsWith('"') ? line.slice(1, -1).replaceAll('""', '"') : line))
  expect(lines(texts)).toEqual(texts.map((text) => `'${text}`))
  expect(lines(plain)).toEqual(plain)
})
