import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, posix, resolve } from 'node:path'
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import { BASE_PATH, patterns } from '../config/paths.ts'
import type { Hashes } from '../config/securityPolicy.ts'

const ROUTES = 'src/app/routes.ts'
/** The modules that every staff page needs. */
const STAFF = ['src/app/StaffShell.tsx', 'src/app/Guard.tsx']

type Bundle = Rolldown.OutputBundle

/**
 * Writes into the built page what cannot wait for a file: the security policy, the starter, and the
 * entry's few styles. Development has none of these.
 * @param api the API's base address.
 * @param policy returns the policy for the hashes of script and style.
 */
export function starterPlugin(api: string, policy: (hashes: Hashes) => string): Plugin {
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
        const starter = await bundleStarter(config, defineRouteFiles(bundle))
        const { page, style } = withInlineStyle(html, bundle)
        const hashes = { script: hashOf(starter), style: style === null ? null : hashOf(style) }
        const content = policy(hashes).replaceAll('&', '&amp;').replaceAll("'", '&#39;')
        const meta = `<meta http-equiv="Content-Security-Policy" content="${content}">`
        // Replacements are functions, because `$` has a meaning in a replacement text.
        return page
          .replace('<head>', () => `<head>\n    ${meta}${preconnect(api)}`)
          .replace('</body>', () => `  <script>${starter}</script>\n  </body>`)
      },
    },
  }
}

/** Opens the connection to an API on another origin. */
const preconnect = (api: string) =>
  URL.canParse(api)
    ? `\n    <link rel="preconnect" href="${new URL(api).origin}" crossorigin="use-credentials">`
    : ''

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Inlines the entry's style sheet. It stays a link if it asks for other files. */
function withInlineStyle(html: string, bundle: Bundle): { page: string; style: string | null } {
  const [link, href = ''] = /<link rel="stylesheet"[^>]* href="([^"]+)">/.exec(html) ?? []
  const file = bundle[href.slice(BASE_PATH.length + 1)]
  const style = file?.type === 'asset' ? String(file.source).trim() : ''
  if (link === undefined || style === '' || /url\(|<\//.test(style))
    return { page: html, style: null }
  // Keep the link, but disabled. Without it the build's loader would request the file with the
  // first screen.
  const known = link.replace('rel="stylesheet"', 'rel="stylesheet" disabled')
  return { page: html.replace(link, () => `<style>${style}</style>\n    ${known}`), style }
}

/** Bundles the starter as one script without imports. */
async function bundleStarter(
  { mode, envDir, build: { target } }: ResolvedConfig,
  define: Record<string, string>,
): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    mode,
    envDir,
    define,
    build: {
      write: false,
      target,
      modulePreload: false,
      rolldownOptions: {
        input: resolve('src/start/starter.ts'),
        output: { format: 'iife' },
        // Otherwise the unused link builders would be bundled.
        treeshake: { propertyReadSideEffects: false },
      },
    },
  })
  const [{ output }] = [built].flat() as [Rolldown.RolldownOutput]
  const code = output[0].code.trim()
  if (/<\/script|<!--/i.test(code))
    throw new Error('The starter cannot be inlined: its code would end the script element.')
  return code
}

/**
 * Builds the starter's constants: the files that the page does not link by itself, each listed
 * once, and which of them each route needs.
 */
function defineRouteFiles(bundle: Bundle) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  /** The files of a module's chunk and of all that it imports: code, styles and fonts. */
  function filesOf(module: string): string[] {
    const first = chunks.find(({ moduleIds }) => moduleIds.includes(resolve(module)))
    if (first === undefined) throw new Error(`${module} is in no file of the build.`)
    // The loop also visits the chunks that it adds.
    const needed = new Set([first])
    for (const { imports } of needed) {
      for (const chunk of imports.map((name) => bundle[name]))
        if (chunk?.type === 'chunk') needed.add(chunk)
    }
    return [...needed].flatMap(({ fileName, viteMetadata }) => {
      const styles = [...(viteMetadata?.importedCss ?? [])]
      return [fileName, ...styles, ...styles.flatMap((style) => firstFonts(bundle[style]))]
    })
  }
  const linked = new Set(filesOf('src/main.tsx'))
  const files: string[] = []
  const fileIndexesByRoute = screenModules().map(([key, module]) => {
    const isSheet = module.startsWith('src/sheets/')
    const modules = isSheet ? [module] : [...STAFF, module]
    const ownFiles = [...new Set(modules.flatMap(filesOf))].filter(
      // The loading text of a sheet requests its fonts while the data is on its way.
      (file) => !linked.has(file) && !(isSheet && file.endsWith('.woff2')),
    )
    files.push(...ownFiles.filter((file) => !files.includes(file)))
    return [key, ownFiles.map((file) => files.indexOf(file))]
  })
  return {
    ROUTE_FILES: JSON.stringify(files),
    FILE_INDEXES_BY_ROUTE: JSON.stringify(Object.fromEntries(fileIndexesByRoute)),
  }
}

/** The fonts that every page with this style sheet needs: those of plain Latin letters. */
function firstFonts(file: Bundle[string] | undefined): string[] {
  if (file?.type !== 'asset') return []
  const urls = String(file.source).matchAll(/url\(([^)]+-latin-\d+-normal[^)]+\.woff2)\)/g)
  return [...urls].map(([, url = '']) => url.slice(BASE_PATH.length + 1))
}

/**
 * The module of each route's screen, by the route's key. The build cannot run the app's modules, so
 * the route table is parsed as text: the module is the first import after the line of the route, or
 * of the function that creates it.
 */
function screenModules(): [key: string, module: string][] {
  const table = readFileSync(ROUTES, 'utf8')
  return Object.keys(patterns).map((key) => {
    const [, maker] = new RegExp(`^  ${key}: (?:(\\w+)\\()?`, 'm').exec(table) ?? []
    const start = table.search(new RegExp(maker ? `^const ${maker} = ` : `^  ${key}: `, 'm'))
    const path = /import\('(.+?)'\)/.exec(table.slice(start))?.[1]
    if (path === undefined) throw new Error(`${ROUTES} imports no screen for ${key}.`)
    return [key, `${posix.join(dirname(ROUTES), path)}.tsx`]
  })
}
