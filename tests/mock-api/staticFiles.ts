import { readFile } from 'node:fs/promises'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { BASE_PATH } from '../../src/config/paths'

const compress = promisify(gzip)

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.pdf': 'application/pdf',
  '.txt': 'text/plain; charset=utf-8',
}
const COMPRESSIBLE = new Set(['.html', '.js', '.css', '.json', '.svg', '.txt'])

/** The headers that the hosts of the README send with everything. */
const SAFE: OutgoingHttpHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'X-Frame-Options': 'DENY',
}

/** Missing, these are a 404. Below bgs/ and bruins/ lie names that may end in anything. */
const ASSET =
  /^assets(\/|$)|^(?!bgs\/|bruins\/).*\.(js|mjs|css|map|json|svg|png|jpe?g|gif|webp|ico|woff2?|txt|xml|pdf)$/i

const HOME = `${BASE_PATH}/`

/** Answers one request for a file of the build. */
export type FileHandler = (req: IncomingMessage, res: ServerResponse) => Promise<void>

interface StaticFile {
  bytes: Buffer
  zipped: Buffer | null
  extension: string
}

/**
 * Serves a build the way its host does: index.html for every navigation, 404 for a missing asset,
 * hashed assets for ever, index.html never from a cache. Files are read and compressed once.
 * @param dist the build's folder.
 */
export function createFileHandler(dist: string, extraHeaders: OutgoingHttpHeaders): FileHandler {
  const headers = { ...SAFE, ...extraHeaders }
  const cache = new Map<string, Promise<StaticFile | null>>()

  const load = (name: string) => {
    const known = cache.get(name)
    if (known) return known
    const file = readStaticFile(join(dist, name))
    cache.set(name, file)
    return file
  }

  return async (req, res) => {
    const { pathname } = new URL(`http://localhost${req.url ?? '/'}`)
    if (!pathname.startsWith(HOME)) {
      // A path without the last slash, or the bare host, leads to the app.
      const home = `${pathname}/` === HOME || pathname === '/'
      res.writeHead(home ? 302 : 404, home ? { Location: HOME } : {})
      res.end(home ? undefined : 'Not found')
      return
    }
    const name = fileName(pathname.slice(HOME.length))
    const isHidden = name.startsWith('.')
    const asked = name && !isHidden ? await load(name) : null
    const file = asked ?? (isHidden || ASSET.test(name) ? null : await load('index.html'))
    if (!file) {
      res.writeHead(404, { ...headers, 'Content-Type': 'text/plain' }).end('Not found')
      return
    }
    const zip = file.zipped !== null && /\bgzip\b/.test(String(req.headers['accept-encoding']))
    const content = zip && file.zipped ? file.zipped : file.bytes
    res.writeHead(200, {
      'Content-Type': TYPES[file.extension] ?? 'application/octet-stream',
      'Content-Length': content.length,
      'Cache-Control': cacheControl(asked ? name : 'index.html'),
      ...(file.zipped ? { Vary: 'Accept-Encoding' } : {}),
      ...(zip ? { 'Content-Encoding': 'gzip' } : {}),
      ...headers,
    })
    res.end(req.method === 'HEAD' ? undefined : content)
  }
}

function cacheControl(name: string): string {
  return name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
}

/** The file's name below dist; '' for the root, for broken escapes and for what leads out of it. */
function fileName(encoded: string): string {
  try {
    const name = normalize(decodeURIComponent(encoded))
    const isOutside = name === '.' || name.startsWith('..') || name.startsWith(sep)
    return isOutside || name.endsWith(sep) || name.includes('\0') ? '' : name
  } catch {
    return ''
  }
}

async function readStaticFile(path: string): Promise<StaticFile | null> {
  const bytes = await readFile(path).catch(() => null)
  if (!bytes) return null
  const extension = extname(path)
  return { bytes, extension, zipped: COMPRESSIBLE.has(extension) ? await compress(bytes) : null }
}
