import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { withSiteAddress } from '../../../src/config/withSiteAddress'

const page = readFileSync('index.html', 'utf8').replaceAll('%BASE_URL%', '/game-plans/')
const picture = (html: string) => /property="og:image" content="([^"]+)"/.exec(html)?.[1]

it.each([
  [undefined, '/game-plans/share-card.png'],
  ['', '/game-plans/share-card.png'],
  [' https://Tickets.example.com ', 'https://tickets.example.com/game-plans/share-card.png'],
  ['http://localhost:8080/', 'http://localhost:8080/game-plans/share-card.png'],
])('built for %j, a shared link’s picture lies at %s', (site, address) => {
  expect(picture(withSiteAddress(page, site ?? ''))).toBe(address)
})

it.each([
  'tickets.example.com',
  'https://tickets.example.com/game-plans/',
  'https://tickets.example.com/?a=b',
  'javascript:alert(1)',
  'https://a.example.com" onload="x',
])('a build for %j fails', (site) => {
  expect(() => withSiteAddress(page, site)).toThrow(/VITE_SITE_URL/)
})

it('a build fails whose page has lost its picture', () => {
  expect(() => withSiteAddress('<html></html>', 'https://a.example.com')).toThrow(/no picture/)
})
