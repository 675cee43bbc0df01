import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import { BASE_PATH } from '../config/paths.ts'
import type { Hashes } from '../config/securityPolicy.ts'
import { type Bundle, filesByRoute } from './routeFiles.ts'

/**
 * Writes into the built page what cannot wait for a file: the security policy, the starter, and the
 * entry's few styles. Development has none of these.
 * @param apiBase the API's base address.
 * @param policy returns the policy for the hashes of script and style.
 */
export function starterPlugin(apiBase: string, policy: (hashes: Hashes) => string): Plugin {
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
        if (!html.includes('<head>') || !html.includes('</body>'))
          throw new Error('The starter cannot be inlined: the page lacks <head> or </body>.')
        const { files, indexesByRoute } = filesByRoute(bundle)
        const starter = await bundleStarter(config, {
          ROUTE_FILES: JSON.stringify(files),
          FILE_INDEXES_BY_ROUTE: JSON.stringify(indexesByRoute),
        })
        const { html: styledHtml, style } = withInlineStyle(html, bundle)
        const hashes = { script: hashOf(starter), style: style === null ? null : hashOf(style) }
        const content = policy(hashes).replaceAll('&', '&amp;').replaceAll("'", '&#39;')
        const meta = `<meta http-equiv="Content-Security-Policy" content="${content}">`
        // Replacements are functions, because `$` has a meaning in a replacement text.
        return styledHtml
          .replace('<head>', () => `<head>\n    ${meta}${preconnect(apiBase)}`)
          .replace('</body>', () => `  <script>${starter}</script>\n  </body>`)
      },
    },
  }
}

/** Opens the connection to an API on another origin. */
const preconnect = (apiBase: string) =>
  URL.canParse(apiBase)
    ? `\n    <link rel="preconnect" href="${new URL(apiBase).origin}" crossorigin="use-credentials">`
    : ''

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Inlines the entry's style sheet. It stays a link if it asks for other files. */
function withInlineStyle(html: string, bundle: Bundle): { html: string; style: string | null } {
  const [link, href = ''] = /<link rel="stylesheet"[^>]* href="([^"]+)">/.exec(html) ?? []
  const file = bundle[href.slice(BASE_PATH.length + 1)]
  const style = file?.type === 'asset' ? String(file.source).trim() : ''
  const staysLink = link === undefined || style === '' || /url\(|<\//.test(style)
  if (staysLink) return { html, style: null }
  // Keep the link, but disabled. Without it the build's loader would request the file with the
  // first screen.
  const disabledLink = link.replace('rel="stylesheet"', 'rel="stylesheet" disabled')
  return { html: html.replace(link, () => `<style>${style}</style>\n    ${disabledLink}`), style }
}

/**
 * Bundles the starter as one script without imports.
 * @param define the code that replaces each of the starter's constants.
 */
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
