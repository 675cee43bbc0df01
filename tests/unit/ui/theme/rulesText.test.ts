import { expect, it } from 'vitest'
import { rulesText } from '../../../../src/ui/theme/rulesText'

it('writes rules as they stand: names of variables stay, others are written in the way of CSS', () => {
  expect(
    rulesText({
      ':root': { colorScheme: 'light', '--mui-shape-borderRadius': '8px', '--x': 1 },
      '@media screen': { '[data-scheme="dark"]': { '--x': 2 } },
    }),
  ).toEqual([
    ':root{color-scheme:light;--mui-shape-borderRadius:8px;--x:1;}',
    '@media screen{[data-scheme="dark"]{--x:2;}}',
  ])
})
