import { createHash } from 'node:crypto'
import { realpathSync } from 'node:fs'
import { relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { type Connect, loadEnv, type Plugin, runnerImport } from 'vite'
import { defineConfig } from 'vitest/config'
import { parseEnv } from './src/config/env.ts'
import { BASE_PATH } from './src/config/paths.ts'
import { securityPolicy } from './src/config/securityPolicy.ts'
import { withSiteAddress } from './src/config/sharePreview.ts'
import { sampleContent } from './src/content/sampleMark.ts'
import { starterPlugin } from './src/start/starterPlugin.ts'

/** The sample season lives in tests/ and is loaded for `npm start` alone: never part of a build. */
async function sampleSeason(): Promise<Plugin> {
  const { module } = await runnerImport<typeof import('./tests/mock-api/vitePlugin')>(
    './tests/mock-api/vitePlugin.ts',
  )
  return module.mockApiPlugin()
}

/** Reminds whoever builds for a venue of the values it must replace first. */
const warnOfSampleContent: Plugin = {
  name: 'warn-of-sample-content',
  apply: 'build',
  closeBundle() {
    if (sampleContent.length === 0) return
    this.warn(`Sample values still stand in src/content: ${sampleContent.join(', ')}. See README.`)
  },
}

/** Parts of src/staff/kit that look records up: no form of another kind waits for them. */
const LOOKS_UP =
  /restore\/(?!deletedOf|recognised)|season\/|share\/|impact\/ImpactNote|packages\/PackageNotices|DeleteRepQuestion|save\/\w*SaveHints|totalOffers|\w*Linked|PriceFields|Color|Savings|MoneyField|typedMoney/

/** Parts of src/ui and src/staff/kit that do the same to many records, or print and export them. */
const MANY = /(table\/select|files|jobs|bulk|table)\//

/** Files that come when the page is drawn already, and files that need them. */
const LATER = /^assets\/(forms|season|jobs|errorReports|[A-Z]\w+Dialog)-/

/**
 * Lets Chrome compile the code of the first picture on another thread while it is still coming,
 * instead of piece by piece on the page's own; a comment like any other elsewhere. It must be the
 * first line of a file, so it is written after Vite has written its own.
 */
const compileAtOnce: Plugin = {
  name: 'compile-at-once',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        if ([file.fileName, ...file.imports].some((name) => LATER.test(name))) continue
        file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
      }
    },
  },
}

/** `/game-plans` leads to `/game-plans/`, as it does on the hosts of the README. */
const leadToBasePath: Plugin = {
  name: 'lead-to-base-path',
  configureServer: ({ middlewares }) => void middlewares.use(addLastSlash),
  configurePreviewServer: ({ middlewares }) => void middlewares.use(addLastSlash),
}

const addLastSlash: Connect.NextHandleFunction = ({ url = '' }, res, next) => {
  const [path, query] = url.split('?', 2)
  if (path !== BASE_PATH) return next()
  res.writeHead(302, { Location: `${BASE_PATH}/${query === undefined ? '' : `?${query}`}` }).end()
}

const root = realpathSync(import.meta.dirname)
const shortOnes = new Map<string, string>()

/** Four letters that stand for a file's path, the same on every machine; throws where two files get the same. */
function inShort(file: string): string {
  const path = relative(root, realpathSync(file)).replaceAll('\\', '/')
  const short = createHash('sha256').update(path).digest('base64url').slice(0, 4)
  const other = shortOnes.get(short) ?? path
  if (other !== path) throw new Error(`Class names of ${path} and ${other} would be the same`)
  shortOnes.set(short, path)
  return short
}

/** Every call against every fault: a quarter of the screens' time, and a command of its own. */
const MATRIX = 'tests/screens/matrix/*.test.tsx'

export default defineConfig(async ({ mode }) => {
  const { DEV_API_PROXY: proxy } = loadEnv(mode, '.', 'DEV_')
  const sample = mode === 'sample' ? [await sampleSeason()] : []
  const variables = loadEnv(mode, '.', 'VITE_')
  // Every host gets the policy, because it travels in the page: built with the configured API.
  const starter = starterPlugin((inPage) =>
    securityPolicy(parseEnv(variables), variables.VITE_LOGO_HOSTS ?? '', inPage),
  )
  const sharePreview: Plugin = {
    name: 'share-preview',
    apply: 'build',
    transformIndexHtml: (html) => withSiteAddress(html, variables.VITE_SITE_URL ?? ''),
  }
  return {
    base: `${BASE_PATH}/`,
    plugins: [
      react(),
      leadToBasePath,
      starter,
      sharePreview,
      warnOfSampleContent,
      compileAtOnce,
      ...sample,
    ],
    server: {
      port: 5173,
      // On localhost the API's cookies must look like localhost's own.
      proxy: proxy
        ? { '/api': { target: proxy, changeOrigin: true, cookieDomainRewrite: '' } }
        : undefined,
    },
    // Of a class's name every letter counts on a public page's first load: the file in short, no line.
    css: {
      modules: { generateScopedName: (name: string, file: string) => `${name}_${inShort(file)}` },
    },
    build: {
      target: 'es2022',
      chunkSizeWarningLimit: 700,
      // Every browser that runs es2022 preloads modules by itself.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          codeSplitting: {
            // A file brings along all that it imports, as far as no group above has it. What one screen
            // or dialog alone needs is a file of its own.
            groups: [
              // All that the page's entry imports, for every page.
              { name: 'app', test: /index\.html$/ },
              // A calendar prints them, the staff part checks them: neither brings the other along.
              { name: 'eventPrices', test: /src\/content\/season\/\d+\/eventPrices/ },
              {
                name: 'sheets',
                test: /src\/(sheets\/kit\/(?!calendarFile|stamp\/|Game|gameList|fit\/games|LoadedRepGames|scheduleColumns)|api\/sheets\/(?!publicSchedule)|content\/season\/\d+\/priceTerms|domain\/games\/gamesOfSeason)/,
              },
              // Lists of games by plan: calendars and packages have none.
              {
                name: 'gameLists',
                test: /src\/(sheets\/kit\/(Game|gameList|fit\/games|LoadedRepGames|scheduleColumns)|api\/sheets\/publicSchedule|content\/words\/scheduleWords)/,
              },
              { name: 'flyers', test: /src\/sheets\/flyers\// },
              // What draws QR codes: when a hand is on a sheet, or a dialog asks for them.
              { name: 'qr', test: /src\/ui\/qr\/|node_modules\/lean-qr\// },
              // What hands out a file: a sheet's calendar brings no list along.
              { name: 'download', test: /src\/(ui\/files\/download|domain\/contentLine)/ },
              // What a staff screen draws its table with.
              {
                name: 'staff',
                test: /src\/(app\/(StaffShell|Guard)|ui\/((table\/)?[^/]+$|form\/useEditedRecord)|session\/TimeLeft|staff\/(users\/(QuickActions|UsersTable|SessionSummary|cards)|games\/gamesConfigs|reps\/repDrafts|combined-plans\/combinedPlanDrafts|kit\/(jobs\/useJobs|List|\w+Column|CodeLink|recordLinks|repAssignments|useCopyText))|api\/|domain\/(publicPages|combinedPlan|prices|checks\/finding))/,
              },
              // What makes pages live: for a staff page with the entry, for a sheet with the first hand on it.
              {
                name: 'react',
                test: /src\/app\/openApp|node_modules\/(react-dom\/(client|cjs\/react-dom-client)|react-router)/,
              },
              // What MUI's parts stand on: for screens with fields, and before what comes later; no list waits for it.
              {
                name: 'mui',
                test: /src\/ui\/theme\/MuiTheme|@mui\/(icons-material|material\/(Box|Card|IconButton|Stack|SvgIcon|Typography|utils))\//,
              },
              // What is filled in and saved: after the table, where there is one.
              {
                name: 'forms',
                test: new RegExp(
                  `src/(ui/(?!grid/|${MANY.source})|session/|staff/(kit/(?!${MANY.source}|${LOOKS_UP.source})|users/RegisterForm))`,
                ),
              },
              // What is done with many records at once: no form waits for it.
              {
                name: 'jobs',
                test: new RegExp(`src/(ui|staff/kit)/${MANY.source}`),
              },
              // What is looked up in all records before a save: with the first dialog that asks.
              {
                name: 'season',
                test: /src\/(domain\/checks\/|staff\/kit\/(?!restore\/|share\/))/,
              },
              // What hands on links: with the first such dialog.
              { name: 'share', test: /src\/staff\/kit\/share\/(?!Qr)/ },
            ],
          },
        },
      },
    },
    test: {
      // Its own default leaves one of two cores idle.
      maxWorkers: 2,
      // What fails once and holds then is named as flaky at the end: a race to mend (docs/tests.md#a-race).
      retry: process.env.CI ? 1 : 0,
      reporters: ['default', './tests/checks/vitestReporter.ts'],
      projects: [
        {
          extends: true as const,
          test: {
            name: 'unit',
            environment: 'node',
            include: ['tests/unit/**/*.test.ts'],
            // Nothing here changes what it imports.
            isolate: false,
            // Thousands of inputs in one test.
            testTimeout: 30_000,
          },
        },
        {
          extends: true as const,
          test: {
            name: 'screens',
            environment: 'jsdom',
            // A window and React and MUI for each file were a third of the time; see tests/setup.ts.
            isolate: false,
            environmentOptions: { jsdom: { url: 'http://localhost:3000/game-plans/' } },
            include: ['tests/{screens,sheets}/**/*.test.{ts,tsx}'],
            exclude: [MATRIX],
            setupFiles: ['tests/setup.ts'],
            testTimeout: 60_000,
            css: { modules: { classNameStrategy: 'non-scoped' as const } },
          },
        },
        {
          extends: true as const,
          test: {
            name: 'matrix',
            environment: 'jsdom',
            isolate: false,
            environmentOptions: { jsdom: { url: 'http://localhost:3000/game-plans/' } },
            include: [MATRIX],
            setupFiles: ['tests/setup.ts'],
            testTimeout: 60_000,
            css: { modules: { classNameStrategy: 'non-scoped' as const } },
          },
        },
        {
          extends: true as const,
          test: {
            name: 'model',
            environment: 'jsdom',
            environmentOptions: { jsdom: { url: 'http://localhost:3000/game-plans/' } },
            include: ['tests/model/**/*.test.{ts,tsx}'],
            setupFiles: ['tests/setup.ts'],
            // Dozens of runs in one test.
            testTimeout: 300_000,
            css: { modules: { classNameStrategy: 'non-scoped' as const } },
          },
        },
        {
          extends: true as const,
          test: {
            name: 'contract',
            environment: 'jsdom',
            include: ['tests/contract/**/*.test.ts'],
            // Dozens of requests in one test.
            testTimeout: 30_000,
          },
        },
        {
          extends: true as const,
          test: { name: 'hosts', environment: 'node', include: ['tests/hosts/**/*.test.ts'] },
        },
        {
          extends: true as const,
          test: {
            name: 'engines',
            environment: 'node',
            include: ['tests/engines/**/*.test.ts'],
            testTimeout: 60_000,
          },
        },
      ],
    },
  }
})
