import { expect, it } from 'vitest'
import { cssColor, GREY } from '../../../src/domain/colors'

it.each([
  ['C8102E', '#C8102E'],
  ['0b6', '#0b6'],
  ['0b6f', '#0b6f'],
  ['abcde', GREY],
  ['1234567', GREY],
  ['#fff', GREY],
  ['', GREY],
  ['fff} #root{display:none} .x{a:b', GREY],
  ['fff;background-image:url(/leak)', GREY],
])('the color %j is %s', (color, css) => {
  expect(cssColor(color)).toBe(css)
})
