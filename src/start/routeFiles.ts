import { readFileSync } from 'node:fs'
import { dirname, posix, resolve } from 'node:path'
import type { Rolldown } from 'vite'
import { BASE_PATH, patterns } from '../config/paths.ts'

const ROUTES = 'src/app/routes.ts'
/** The modules that every staff page needs. */
const STAFF = ['src/app/StaffShell.tsx', 'src/app/Guard.tsx']

/** The files of a build, by name. */
export type Bundle = Rolldown.OutputBundle

/**
 * The files of the build that the page does not link by itself, each listed once, and the indexes
 * of those that each route needs.
 */
export function filesByRoute(bundle: Bundle) {
  const linked = new Set(filesOf('src/main.tsx', bundle))
  const routes = screenModules().map(({ key, screen }) => {
    const isSheet = screen.startsWith('src/sheets/')
    const modules = isSheet ? [screen] : [...STAFF, screen]
    const needed = new Set(modules.flatMap((module) => filesOf(module, bundle)))
    const own = [...needed].filter(
      // The loading text of a sheet requests its fonts while the data is on its way.
      (file) => !linked.has(file) && !(isSheet && file.endsWith('.woff2')),
    )
    return { key, own }
  })
  const files = [...new Set(routes.flatMap(({ own }) => own))]
  const indexes = routes.map(({ key, own }) => [key, own.map((file) => files.indexOf(file))])
  return { files, indexesByRoute: Object.fromEntries(indexes) as Record<string, number[]> }
}

/**
 * The module of each route's screen, by the route's key. The build cannot run the app's modules, so
 * the route table is parsed as text: the module is the first import after the line of the route, or
 * of the function that creates it.
 */
function screenModules(): { key: string; screen: string }[] {
  const table = readFileSync(ROUTES, 'utf8')
  return Object.keys(patterns).map((key) => {
    const [, maker] = new RegExp(`^  ${key}: (?:(\\w+)\\()?`, 'm').exec(table) ?? []
    const start = table.search(new RegExp(maker ? `^const ${maker} = ` : `^  ${key}: `, 'm'))
    const path = /import\('(.+?)'\)/.exec(table.slice(start))?.[1]
    if (path === undefined) throw new Error(`${ROUTES} imports no screen for ${key}.`)
    return { key, screen: `${posix.join(dirname(ROUTES), path)}.tsx` }
  })
}

/** The files of a module's chunk and of all that it imports: code, styles and fonts. */
function filesOf(module: string, bundle: Bundle): string[] {
  const path = resolve(module)
  const first = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.moduleIds.includes(path),
  )
  if (first?.type !== 'chunk') throw new Error(`${module} is in no file of the build.`)
  const chunks = new Set([first])
  // The loop also visits the chunks that it adds.
  for (const { imports } of chunks) {
    for (const imported of imports.map((name) => bundle[name])) {
      if (imported?.type === 'chunk') chunks.add(imported)
    }
  }
  return [...chunks].flatMap(({ fileName, viteMetadata }) => {
    const styles = [...(viteMetadata?.importedCss ?? [])]
    return [fileName, ...styles, ...styles.flatMap((style) => firstFonts(bundle[style]))]
  })
}

/** The fonts that every page with this style sheet needs: those of plain Latin letters. */
function firstFonts(file: Bundle[string] | undefined): string[] {
  if (file?.type !== 'asset') return []
  const urls = String(file.source).matchAll(/url\(([^)]+-latin-\d+-normal[^)]+\.woff2)\)/g)
  return [...urls].map(([, url = '']) => url.slice(BASE_PATH.length + 1))
}
