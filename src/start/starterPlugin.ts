import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, posix, resolve } from 'node:path'
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import { BASE_PATH } from '../config/paths.ts'
import type { Hashes } from '../config/securityPolicy.ts'

const ROUTES = 'src/app/routes.ts'
/** Code of every staff page, whatever its route. */
const STAFF = ['src/app/StaffShell.tsx', 'src/app/Guard.tsx']

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

/**
 * Puts into the built page what cannot wait for a file: the starter, the entry's few rules of style,
 * and before all the policy, with the hashes of these two as they stand there. Development has none
 * of it.
 * @param policy writes the policy.
 */
export function starterPlugin(policy: (hashes: Hashes) => string): Plugin {
  let config: ResolvedConfig
  return {
    name: 'starter',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const starter = await bundleStarter(config, screenFiles(bundle))
        const { page, style } = withInlineStyle(html, bundle)
        const hashes = { script: hashOf(starter), style: style === null ? null : hashOf(style) }
        const meta = `<meta http-equiv="Content-Security-Policy" content="${escaped(policy(hashes))}">`
        // In functions, because a `$` in code means something in a replacement.
        return page
          .replace('<head>', () => `<head>\n    ${meta}`)
          .replace('</body>', () => `  <script>${starter}</script>\n  </body>`)
      },
    },
  }
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&#39;')

/** The entry's style sheet in the page's head; linked as before where it asks for other files. */
function withInlineStyle(html: string, bundle: Bundle): { page: string; style: string | null } {
  const [link, href = ''] = /<link rel="stylesheet"[^>]* href="([^"]+)">/.exec(html) ?? []
  const file = bundle[href.slice(BASE_PATH.length + 1)]
  const style = file?.type === 'asset' ? String(file.source).trim() : ''
  if (link === undefined || style === '' || /url\(|<\//.test(style))
    return { page: html, style: null }
  // The build's own loader must find it linked: it would ask for it with the first screen.
  const known = link.replace('rel="stylesheet"', 'rel="stylesheet" disabled')
  return { page: html.replace(link, () => `<style>${style}</style>\n    ${known}`), style }
}

/** The starter as one script without imports. */
async function bundleStarter(
  { mode, envDir, build: { target } }: ResolvedConfig,
  files: Record<string, string[]>,
): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    mode,
    envDir,
    define: { SCREEN_FILES: JSON.stringify(JSON.stringify(inShort(files))) },
    build: {
      write: false,
      target,
      modulePreload: false,
      rolldownOptions: {
        input: resolve('src/start/starter.ts'),
        output: { format: 'iife' },
        // Without it the builders of links, which nothing here asks for, come along.
        treeshake: { propertyReadSideEffects: false },
      },
    },
  })
  const [{ output }] = [built].flat() as [Rolldown.RolldownOutput]
  const code = output[0].code.trim()
  if (/<\/script|<!--/i.test(code)) throw new Error('The starter cannot stand in a page.')
  return code
}

/** Each file named once, and the routes' files by their places among these: half as long. */
function inShort(filesOf: Record<string, string[]>) {
  const files = [...new Set(Object.values(filesOf).flat())]
  const of = Object.entries(filesOf).map(([key, own]) => [
    key,
    own.map((file) => files.indexOf(file)),
  ])
  return { files, of: Object.fromEntries(of) }
}

/** The files each route needs beyond those the page links by itself, by the route's key. */
function screenFiles(bundle: Bundle): Record<string, string[]> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const chunkOf = (module: string) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(resolve(module)))
    if (chunk === undefined) throw new Error(`${module} is in no file of the build.`)
    return chunk
  }
  const linked = new Set(filesWith(chunkOf('src/main.tsx'), bundle))
  const shell = STAFF.map(chunkOf)
  const modules = { ...screenModules(), react: 'src/app/openApp.tsx' }
  return Object.fromEntries(
    Object.entries(modules).map(([key, module]) => {
      const roots = /^src\/(sheets|app\/openApp)/.test(module)
        ? [chunkOf(module)]
        : [...shell, chunkOf(module)]
      const files = new Set(roots.flatMap((chunk) => filesWith(chunk, bundle)))
      const own = [...files].filter((file) => !linked.has(file))
      return [key, own.flatMap((file) => [file, ...firstFaces(bundle[file])])]
    }),
  )
}

/** The faces of a style sheet that any page with it is drawn with: those of plain Latin letters. */
function firstFaces(file: Bundle[string] | undefined): string[] {
  if (file?.type !== 'asset' || !file.fileName.endsWith('.css')) return []
  const faces = String(file.source).matchAll(/url\(([^)]+-latin-\d+-normal[^)]+\.woff2)\)/g)
  return [...faces].map(([, url = '']) => url.slice(BASE_PATH.length + 1))
}

/** A file with all it imports, and their styles. */
function filesWith(chunk: Chunk, bundle: Bundle, found = new Set<string>()): string[] {
  if (!found.has(chunk.fileName)) {
    found.add(chunk.fileName)
    for (const name of chunk.imports) {
      const file = bundle[name]
      if (file?.type === 'chunk') filesWith(file, bundle, found)
    }
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style)
  }
  return [...found]
}

/** The module of each route's screen, as the route table imports it. */
function screenModules(): Record<string, string> {
  const found = readFileSync(ROUTES, 'utf8').matchAll(
    /^ {2}(\w+): \{$(?:(?!^ {2}\}).)*?import\('([^']+)'\)/gms,
  )
  return Object.fromEntries(
    [...found].map(([, key, path = '']) => [key, `${posix.join(dirname(ROUTES), path)}.tsx`]),
  )
}
