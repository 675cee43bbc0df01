import { defineConfig } from '@playwright/test'
import { findChromium } from './findChromium'

const { executablePath, args, env } = await findChromium()

/** Against the production build in dist/, with a mock API per worker. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/browser',
  workers: 2,
  fullyParallel: true,
  // What fails once and holds then is named as flaky at the end: a race to mend (docs/CONTRIBUTING.md).
  retries: process.env.CI ? 1 : 0,
  reporter: [['line'], ['../checks/playwrightReporter.ts']],
  timeout: 60_000,
  expect: { timeout: 10_000 },
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  forbidOnly: true,
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    trace: 'off',
    // Nothing is tested while it moves.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
        // Alone the shell sets letters on whole pixels, as no printer does: text would take more room.
        '--font-render-hinting=none',
        // No other host than the app's can be reached, whatever a page asks for.
        '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
        ...args,
      ],
      // Where the system names no language, the name of a downloaded file loses its accents.
      env: { ...definedOnly(process.env), LC_ALL: 'C.UTF-8', ...env },
    },
  },
})

function definedOnly(vars: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(vars).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}
