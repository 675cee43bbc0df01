import { createServer, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { createHttpHandler } from './httpHandler'
import { createMockApi, type MockApi } from './mockServer'
import { createFileHandler } from './staticFiles'

export interface ServeOptions {
  /** Folder of a build; without it only the API answers. */
  dist?: string
  /** Sent with every file, for example a Content-Security-Policy. */
  headers?: OutgoingHttpHeaders
}

export interface AppServer {
  /** Without a slash at the end. */
  url: string
  api: MockApi
  /** Every answer, file or call, waits this long. */
  delayMs: number
  close(): Promise<void>
}

/** The production build and the mock API on one port, for browser tests and the benchmark. */
export async function serveApp({ dist, headers = {} }: ServeOptions = {}): Promise<AppServer> {
  const api = createMockApi()
  const answerCall = createHttpHandler(api)
  const answerFile = dist === undefined ? null : createFileHandler(dist, headers)

  const server = createServer(async (req, res) => {
    try {
      if (app.delayMs > 0) await sleep(app.delayMs)
      if (await answerCall(req, res)) return
      if (answerFile) return await answerFile(req, res)
      res.writeHead(404).end()
    } catch (error) {
      // Seen in the browser's network panel and in a failing test, never swallowed.
      if (!res.headersSent) res.writeHead(500, { 'Content-Type': 'text/plain' })
      res.end(String(error))
    }
  })
  const app: AppServer = {
    url: '',
    api,
    delayMs: 0,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()))
        // Calls that never answer would keep the server open for ever.
        server.closeAllConnections()
      }),
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  app.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return app
}
