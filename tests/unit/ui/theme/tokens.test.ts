import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const css = readFileSync('src/ui/theme/tokens.css', 'utf8')
/** The tokens of the rule that begins so. */
function tokensOf(rule: string): Record<string, string> {
  const [, body = ''] = css.split(`${rule} {`)
  const [own = ''] = body.split('}')
  return Object.fromEntries(
    [...own.matchAll(/--([\w-]+): (.+);/g)].map(([, name, value]) => [name, value]),
  )
}
const light = tokensOf(':root')
const dark = tokensOf('[data-scheme="dark"]')

/** Relative luminance of `#rgb` or `#rrggbb`, 0 to 1 (WCAG 2). */
function luminance(color: string): number {
  const [, short, long] = /^#(?:([\da-f]{3})|([\da-f]{6}))$/.exec(color) ?? []
  const hex = long ?? [...(short ?? '')].map((digit) => digit + digit).join('')
  expect(hex, color).toHaveLength(6)
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

type Token = string
const grounds: Token[] = ['surface', 'raised', 'surface-sunken', 'hover', 'selected', 'chip']
const words: Token[] = ['text', 'text-soft', 'text-quiet']
/** What is read, on what. */
const read: [Token, Token][] = [
  ...words.flatMap((word) => grounds.map((ground): [Token, Token] => [word, ground])),
  ...(['accent', 'bad', 'good', 'info', 'warn'] as const).flatMap((word) =>
    (['surface', 'raised', 'hover'] as const).map((ground): [Token, Token] => [word, ground]),
  ),
  ['text', 'chip-hover'],
  ['text', 'warn-soft'],
  ['text', 'bad-soft'],
  ['on-strong', 'strong'],
  ['on-bar', 'bar'],
  ['good', 'good-soft'],
  ['info', 'info-soft'],
  ['warn', 'warn-soft'],
  ['bad', 'bad-soft'],
  ['on-mark-bruins', 'mark-bruins'],
  ['on-mark-celtics', 'mark-celtics'],
]
/** Edges and marks that say something, and the ground they stand on. */
const seen: [Token, Token][] = (
  ['edge', 'strong', 'accent', 'focus', 'selection', 'bad'] as const
).flatMap((mark) =>
  (['surface', 'raised', 'hover'] as const).map((ground): [Token, Token] => [mark, ground]),
)
/** A home team's mark: its tile is seen, or else the ring on it. */
const marks: [Token, Token][] = [
  ['mark-bruins', 'on-mark-bruins'],
  ['mark-celtics', 'on-mark-celtics'],
]

describe.each([
  ['light', light],
  ['dark', dark],
])('%s', (_scheme, tokens) => {
  test.each(read)('%s is read on %s', (word, ground) => {
    expect(contrast(tokens[word] ?? '', tokens[ground] ?? '')).toBeGreaterThanOrEqual(4.5)
  })
  test.each(seen)('%s is seen on %s', (mark, ground) => {
    expect(contrast(tokens[mark] ?? '', tokens[ground] ?? '')).toBeGreaterThanOrEqual(3)
  })
  test.each(marks)('the mark of %s is seen on the menu', (tile, ring) => {
    const seenBy = [tile, ring].map((part) => contrast(tokens[part] ?? '', tokens.surface ?? ''))
    expect(Math.max(...seenBy)).toBeGreaterThanOrEqual(3)
  })
})

const files = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? files(join(folder, entry.name)) : [join(folder, entry.name)],
  )
const styles = ['src/ui', 'src/staff', 'src/app', 'src/session', 'src/sheets']
  .flatMap(files)
  .filter((name) => /\.(css|tsx|ts)$/.test(name) && !/tokens\.css$/.test(name))
  .map((name) => ({ name, text: readFileSync(name, 'utf8') }))
const names = new Set(Object.keys(light))

test('every color is a token, but for those of a team or a kind of game', () => {
  const own = styles
    .filter(
      ({ name }) =>
        name.endsWith('.css') &&
        !/PrintedTable|teamLook|MonthGrid|MiniCalendar|CopyNotice/.test(name),
    )
    .flatMap(({ name, text }) =>
      [...text.replaceAll(/var\([^)]*\)/g, '').matchAll(/#[\da-f]{3,8}\b|rgba?\(/gi)].map(
        ([color]) => `${color} in ${name}`,
      ),
    )
  expect(own).toEqual([])
})

test('every token is used, and every one used is there', () => {
  const isSheet = ({ name }: { name: string }) => name.startsWith('src/sheets')
  const asked = new Set(
    [styles.filter(isSheet), styles.filter((style) => !isSheet(style))].flatMap((side) => {
      // A part may have names of its own.
      const own = side.flatMap(({ text }) => [...text.matchAll(/(--[\w-]+)['"]?:/g)])
      const other = new Set(own.map(([, name = '']) => name))
      const used = side.flatMap(({ text }) => [...text.matchAll(/var\((--[\w-]+)/g)])
      return used.map(([, name = '']) => name).filter((name) => !other.has(name))
    }),
  )
  // A team's are named by its key.
  const started = [...asked].filter((name) => name.endsWith('-'))
  expect([...asked].filter((name) => !names.has(name.slice(2)))).toEqual(started)
  const isNamed = (name: string) =>
    asked.has(`--${name}`) || started.some((start) => `--${name}`.startsWith(start))
  expect([...names].filter((name) => !isNamed(name))).toEqual([])
})

test('a sheet’s own names are no tokens: what it has not set would come from the staff side', () => {
  const own = styles
    .filter(({ name }) => name.startsWith('src/sheets'))
    .flatMap(({ text }) => [...text.matchAll(/--([\w-]+)['"]?:/g)].map(([, name = '']) => name))
  expect(own.filter((name) => names.has(name))).toEqual([])
})
