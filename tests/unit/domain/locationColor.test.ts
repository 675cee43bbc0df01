import { expect, it } from 'vitest'
import { cssColor, GRAY } from '../../../src/domain/colors'

it.each([
  ['C8102E', '#C8102E'],
  ['0b6', '#0b6'],
  ['0b6f', '#0b6f'],
  ['abcde', GRAY],
  ['1234567', GRAY],
  ['#fff', GRAY],
  ['', GRAY],
  ['fff} #root{display:none} .x{a:b', GRAY],
  ['fff;background-image:url(/leak)', GRAY],
])('the color %j is %s', (color, css) => {
  expect(cssColor(color)).toBe(css)
})
