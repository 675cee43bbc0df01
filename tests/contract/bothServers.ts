import { afterAll, beforeAll, beforeEach, describe } from 'vitest'
import { type AppServer, serveApp } from '../mock-api/serveApp'
import { canRunPhp, type PhpApi, startPhpApi } from './phpApi'

/** Tests of the two servers with the sample season in both; nobody is signed in. */
export function bothServers(tests: (origins: () => [real: string, mock: string]) => void): void {
  describe.skipIf(!canRunPhp())('the mock and the real server', () => {
    let php: PhpApi
    let mock: AppServer
    beforeAll(async () => {
      ;[php, mock] = await Promise.all([startPhpApi(), serveApp()])
    }, 30_000)
    beforeEach(async () => {
      mock.api.reset()
      await php.fill(mock.api.db)
    })
    afterAll(() => Promise.all([php?.stop(), mock?.close()]))

    tests(() => [php.origin, mock.url])
  })
}

/** What an answer says without the moments of a save and a session's end; new rows have all one number. */
export function comparable(answer: unknown): unknown {
  const year = new Date().getFullYear().toString()
  const plain = (key: string, value: unknown): unknown => {
    if (value instanceof Function) return undefined
    if (/expiration$/.test(key)) return Math.round((Number(value) - Date.now() / 1000) / 60)
    if (/^last_?updated$/i.test(key)) return String(value).startsWith(year) ? 'now' : value
    const isIds = /^(string|number)$/.test(typeof value) && /^[\d,]+$/.test(`${value}`)
    return isIds ? `${value}`.replace(/\b90\d\d\b/g, 'new') : value
  }
  return JSON.parse(JSON.stringify(answer, plain) ?? 'null')
}
