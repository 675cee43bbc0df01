import type { AddressInfo } from 'node:net'
import { createServer, type PreviewServer, preview, type ViteDevServer } from 'vite'
import { expect, it, onTestFinished } from 'vitest'

const options = {
  mode: 'sample',
  logLevel: 'silent' as const,
  optimizeDeps: { noDiscovery: true, include: [] },
}
const servers: Record<string, () => Promise<ViteDevServer | PreviewServer>> = {
  'npm start': async () =>
    (await createServer({ ...options, server: { port: 0, ws: false } })).listen(),
  // It wants a folder that is there, and a build may not be.
  'npm run preview': () =>
    preview({ ...options, preview: { port: 0 }, build: { outDir: 'public' } }),
}

it.each(Object.entries(servers))('%s finds the app without its last slash', async (_, start) => {
  const server = await start()
  onTestFinished(() => server.close())
  const address = server.httpServer?.address() as AddressInfo
  const ask = async (path: string) => {
    const answer = await fetch(`http://localhost:${address.port}${path}`, { redirect: 'manual' })
    return `${answer.status} ${answer.headers.get('location')}`
  }
  expect(await ask('/game-plans')).toBe('302 /game-plans/')
  expect(await ask('/game-plans?next=x')).toBe('302 /game-plans/?next=x')
})

it('npm start has the gallery, with its script', async () => {
  const server = await createServer({ ...options, server: { port: 0, ws: false } })
  onTestFinished(() => server.close())
  await server.listen()
  const address = server.httpServer?.address() as AddressInfo
  const page = new URL(`http://localhost:${address.port}/game-plans/gallery`)
  const html = await (await fetch(page, { headers: { Accept: 'text/html' } })).text()
  const [, script = ''] = /src="([^"]*main\.tsx[^"]*)"/.exec(html) ?? []
  const answer = await fetch(new URL(script, page))
  expect(answer.headers.get('content-type')).toMatch(/javascript/)
})
