import { createServer, type OutgoingHttpHeaders } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { createHttpHandler } from './httpHandler'
import { createMockApi, type MockApi } from './mockServer'
import { createFileHandler } from './staticFiles'

export interface ServeOptions {
  /** Folder of a build; without it only the API answers. */
  dist?: string
  /** 0 takes any free port. */
  port?: number
  api?: MockApi
  /** Where the build is mounted, with both slashes. */
  basePath?: string
  /** Every answer, file or call, waits this long. */
  delayMs?: number
  /** Sent with every file, for example a Content-Security-Policy. */
  headers?: OutgoingHttpHeaders
}

export interface AppServer {
  /** Without a slash at the end. */
  url: string
  port: number
  api: MockApi
  /** May be changed while the server runs. */
  delayMs: number
  close(): Promise<void>
}

/** The production build and the mock API on one port, for browser tests and the benchmark. */
export async function serveApp({
  dist,
  port = 0,
  api = createMockApi(),
  basePath = '/game-plans/',
  delayMs = 0,
  headers = {},
}: ServeOptions = {}): Promise<AppServer> {
  const answerCall = createHttpHandler(api)
  const answerFile = dist === undefined ? null : createFileHandler(dist, basePath, headers)

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
    port,
    api,
    delayMs,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()))
        // Calls that never answer would keep the server open for ever.
        server.closeAllConnections()
      }),
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  app.port = typeof address === 'object' && address ? address.port : port
  app.url = `http://127.0.0.1:${app.port}`
  return app
}
