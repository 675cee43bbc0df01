import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answer, apache, ask, type Host, nginx } from './hosts'

/*
 * The build behind the web servers of docs/deploy.md, with the very configurations it gives. Both are
 * set up unkindly: listings on, and rules of the site's own that would touch the app's files.
 */

if (!existsSync('dist/index.html')) throw new Error('dist/ is missing: run npm run build')

const page = readFileSync('dist/index.html', 'utf8')
/** The largest first: gzip makes a file of a hundred bytes longer. */
const assets = readdirSync('dist/assets')
  .map((name) => ({ name, size: statSync(`dist/assets/${name}`).size }))
  .sort((one, other) => other.size - one.size)
  .map(({ name }) => name)
const assetEnding = (end: string) => `/game-plans/assets/${assets.find((it) => it.endsWith(end))}`
const script = /src="([^"]+\.js)"/.exec(page)?.[1] ?? ''

const SAFE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'content-security-policy': "frame-ancestors 'none'",
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
}
const FOR_EVER = 'public, max-age=31536000, immutable'

const isPage = ({ status, body }: Answer) => status === 200 && body.toString() === page
const isRefusal = ({ status }: Answer) => status >= 400 && status < 500

for (const kind of [apache, nginx]) {
  if (kind.program === undefined) console.warn(`${kind.name} is not installed: not tested.`)

  describe.skipIf(kind.program === undefined)(`[check 82] ${kind.name}`, () => {
    let host: Host
    beforeAll(async () => {
      host = await kind.start()
    }, 20_000)
    afterAll(() => host?.stop())

    it.each([
      '/game-plans/',
      '/game-plans/index.html',
      '/game-plans/bgs/game-plans',
      '/game-plans/bgs/calendar/p26all',
      '/game-plans/bgs/calendar/P26%20ALL?x=%2F',
      '/game-plans/bgs/calendar/v1.5',
      // Names that staff give may end like a file, hold signs and be long.
      '/game-plans/bgs/calendar/season.pdf',
      '/game-plans/bruins/plan.js/jane.css',
      '/game-plans/bgs/calendar/.hidden',
      '/game-plans/bgs/calendar/a%3Fb%23c%25d%26e%2Bf',
      `/game-plans/bgs/calendar/${encodeURIComponent('Ünïcödé “🏒”')}`,
      `/game-plans/bgs/calendar/${encodeURIComponent('🏒'.repeat(200))}`,
      '/game-plans/bgs/calendar/a%2Fb',
      '/game-plans/bgs/',
    ])('%s is the page, asked for anew each time', async (path) => {
      const answer = await ask(host.port, path)
      expect(answer).toSatisfy(isPage)
      expect(answer.headers).toMatchObject({ ...SAFE, 'cache-control': 'no-cache' })
      expect(answer.headers['content-type']).toMatch(/^text\/html/)
    })

    it('the browser is told to come by https alone, once it came by https', async () => {
      const told = async (headers?: Record<string, string>) =>
        (await ask(host.port, '/game-plans/', headers)).headers['strict-transport-security']
      expect(await told()).toBeUndefined()
      expect(await told({ 'X-Forwarded-Proto': 'https' })).toBe('max-age=31536000')
    })

    it.each([
      ['the script', script, /^(text|application)\/javascript/],
      ['a style sheet', assetEnding('.css'), /^text\/css/],
      ['a font', assetEnding('.woff2'), /^font\/woff2/],
    ])('%s may be kept for ever', async (_, path, type) => {
      const { status, headers, body } = await ask(host.port, path)
      expect(status).toBe(200)
      expect(headers).toMatchObject({ ...SAFE, 'cache-control': FOR_EVER })
      expect(headers['content-type']).toMatch(type)
      expect(body.equals(readFileSync(path.replace('/game-plans/', 'dist/')))).toBe(true)
    })

    it('the icon, whose name never changes, is asked for anew', async () => {
      const { status, headers } = await ask(host.port, '/game-plans/icon.svg')
      expect(status).toBe(200)
      expect(headers).toMatchObject({ ...SAFE, 'cache-control': 'no-cache' })
      expect(headers['content-type']).toMatch(/^image\/svg\+xml/)
    })

    it.each([
      '/game-plans/assets/index-00000000.js',
      '/game-plans/assets/no-extension',
      // Of a folder neither a listing nor the page.
      '/game-plans/assets/',
      '/game-plans/assets',
      '/game-plans/robots.txt',
      '/game-plans/sub/folder/MISSING.PNG',
      '/game-plans/index-00000000.js.map',
      '/game-plans/.git/config',
    ])('%s is missing, and says so', async (path) => {
      const { status, headers, body } = await ask(host.port, path)
      expect(status).toBe(404)
      expect(headers).toMatchObject(SAFE)
      // What is missing during a deploy may be there a moment later.
      expect(headers['cache-control']).not.toBe(FOR_EVER)
      expect(body.toString()).not.toContain('id="root"')
    })

    it.each([
      '/game-plans/.htaccess',
      '/game-plans/%2ehtaccess',
      '/game-plans//.htaccess',
      '/game-plans/assets/../.htaccess',
    ])('%s is not served', async (path) => {
      const answer = await ask(host.port, path)
      expect(answer).toSatisfy(isRefusal)
      expect(answer.body.toString()).not.toContain('RewriteEngine')
    })

    it.each([
      '/game-plans/%2f%2fevil.example',
      '/game-plans/%5c%5cevil.example',
      '/game-plans/bgs/calendar//evil.example',
      '//evil.example/A',
      '//evil.example/%2e%2e/game-plans',
      '/\\evil.example',
      '/game-plans/bgs/calendar/%E0%A4%A',
      '/game-plans/bgs/calendar/%25zz',
      '/game-plans/bgs/calendar/a%00b',
      '/game-plans/bgs/calendar/a%0d%0aSet-Cookie:x=1',
      '/..%2f',
      '/game-plans/..%2f..%2f..%2fetc/passwd',
      '/game-plans/../../etc/passwd',
    ])('%s leads to no other origin', async (path) => {
      const answer = await ask(host.port, path)
      const { status, headers, body } = answer
      // The site's own front page is not the app's; the app's base may lack its slash.
      if (status >= 300 && status < 400) {
        expect(originOf(headers.location ?? '', host.port)).toBe(`http://127.0.0.1:${host.port}`)
        return
      }
      expect(status === 200 || isRefusal(answer)).toBe(true)
      expect(body.toString()).not.toContain('root:')
      expect(headers['set-cookie']).toBeUndefined()
    })

    it.each(['', '?x=1'])('/game-plans%s leads to /game-plans/', async (query) => {
      const { status, headers } = await ask(host.port, `/game-plans${query}`)
      expect(status).toBe(301)
      const to = new URL(headers.location ?? '', `http://127.0.0.1:${host.port}/`)
      expect(to.href).toBe(`http://127.0.0.1:${host.port}/game-plans/${query}`)
    })

    it.each([
      ['the page', '/game-plans/bgs/calendar/p26all'],
      ['the script', script],
      ['a style sheet', assetEnding('.css')],
      ['the icon', '/game-plans/icon.svg'],
    ])('%s travels compressed to who can read that', async (_, path) => {
      const plain = await ask(host.port, path)
      const zipped = await ask(host.port, path, { 'Accept-Encoding': 'gzip, deflate, br' })
      expect(plain.headers['content-encoding']).toBeUndefined()
      expect(zipped.headers['content-encoding']).toBe('gzip')
      expect(zipped.headers.vary).toMatch(/accept-encoding/i)
      expect(zipped.body.length).toBeLessThan(plain.body.length)
      expect(gunzipSync(zipped.body).equals(plain.body)).toBe(true)
      expect(zipped.headers).toMatchObject(SAFE)
    })

    it('an unchanged page is not sent again', async () => {
      const { headers } = await ask(host.port, '/game-plans/users')
      const again = await ask(host.port, '/game-plans/users', {
        'If-None-Match': String(headers.etag),
      })
      expect(again.status).toBe(304)
      expect(again.headers['cache-control']).toBe('no-cache')
    })
  })
}

describe.skipIf(apache.program === undefined)('Apache as it comes', () => {
  let host: Host
  beforeAll(async () => {
    host = await apache.start({ asDocumented: false })
  }, 20_000)
  afterAll(() => host?.stop())

  it('refuses an encoded slash, which is why docs/deploy.md names the setting', async () => {
    expect((await ask(host.port, '/game-plans/bgs/calendar/a%2Fb')).status).toBe(404)
    expect(await ask(host.port, '/game-plans/bgs/calendar/ab')).toSatisfy(isPage)
  })
})

const originOf = (location: string, port: number) =>
  new URL(location, `http://127.0.0.1:${port}/`).origin
