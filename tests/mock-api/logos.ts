import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { LOGIN_PAGE } from './faults'

const folder = new URL('./public/logos/', import.meta.url)

/**
 * Answers for the host that pictures lie on. `moved.png` leads to a page of HTML, as it happens
 * when a host is rebuilt; what there is none of is a 404.
 * @param name the path below /api/logos/.
 */
export async function answerLogo(name: string, res: ServerResponse): Promise<void> {
  if (name === 'moved.png') {
    res.writeHead(302, { Location: '/api/logos/' }).end()
    return
  }
  if (name === '') {
    res.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(LOGIN_PAGE)
    return
  }
  const picture = /^\w+\.svg$/.test(name)
    ? await readFile(new URL(name, folder)).catch(() => null)
    : null
  res.writeHead(picture ? 200 : 404, { 'Content-Type': picture ? 'image/svg+xml' : 'text/plain' })
  res.end(picture ?? 'Not found')
}
