import react from '@vitejs/plugin-react'
import { type Connect, loadEnv, type Plugin, runnerImport } from 'vite'
import { defineConfig } from 'vitest/config'
import { parseEnv } from './src/config/env.ts'
import { BASE_PATH } from './src/config/paths.ts'
import { securityPolicy } from './src/config/securityPolicy.ts'
import { withSiteAddress } from './src/config/withSiteAddress.ts'
import { sampleContent } from './src/content/samples.ts'
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
    this.warn(
      `Sample values still stand in src/content: ${sampleContent.join(', ')}. See docs/deploy.md.`,
    )
  },
}

/** Chromium then compiles a file's functions while it loads, not one by one as they are called. */
const compileHint: Plugin = {
  name: 'compile-hint',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        // Only a first line counts.
        if (file.type === 'chunk') file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
      }
    },
  },
}

/** Every shared part in its states, at `/game-plans/gallery` in development. */
const gallery: Plugin = {
  name: 'gallery',
  configureServer: ({ middlewares }) =>
    void middlewares.use((req, _res, next) => {
      if (req.url === `${BASE_PATH}/gallery`) req.url = `${BASE_PATH}/tests/gallery/index.html`
      next()
    }),
}

/** `/game-plans` leads to `/game-plans/`, as it does on the hosts of docs/deploy.md. */
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

/** Every call against every fault: a quarter of the screens' time, and a command of its own. */
const MATRIX = 'tests/screens/matrix/*.test.tsx'

export default defineConfig(async ({ mode }) => {
  const { DEV_API_PROXY: proxy } = loadEnv(mode, '.', 'DEV_')
  const sample = mode === 'sample' ? [await sampleSeason()] : []
  const variables = loadEnv(mode, '.', 'VITE_')
  // Every host gets the policy, because it travels in the page: built with the configured API.
  const env = parseEnv(variables)
  const starter = starterPlugin(env.gamePlansBase, (inPage) =>
    securityPolicy(env, variables.VITE_LOGO_HOSTS ?? '', inPage),
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
      gallery,
      starter,
      sharePreview,
      compileHint,
      warnOfSampleContent,
      ...sample,
    ],
    server: {
      port: 5173,
      // On localhost the API's cookies must look like localhost's own.
      proxy: proxy
        ? { '/api': { target: proxy, changeOrigin: true, cookieDomainRewrite: '' } }
        : undefined,
    },
    build: {
      target: 'es2022',
      chunkSizeWarningLimit: 700,
      // Every browser that runs es2022 preloads modules by itself.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              // What every page needs.
              {
                name: 'packages',
                test: /vite\/preload-helper|node_modules\/(react|react-dom|react-router|scheduler|@tanstack\/(react-query|query-core)|axios|valibot|date-fns|date-fns-tz|lean-qr)\//,
                priority: 4,
              },
              // Suggestions come with the dialogs that have them.
              {
                name: 'mui',
                test: /node_modules\/(@emotion|@mui\/(?!material\/(Autocomplete|useAutocomplete|Popper)\/))/,
                priority: 3,
              },
              // What sheets and staff share; what writes and the rules of the checks need comes with the staff part.
              {
                name: 'shared',
                test: /src\/(api(?!\/writes)|config|content|domain(?!\/(checks|seasonFile))|lib)\//,
                minShareCount: 4,
                priority: 2,
              },
              { test: /src\/sheets\/kit\//, name: 'sheets', minShareCount: 3, priority: 1 },
              // Lists and what is around them; forms and dialogs come later, each with what it needs.
              {
                name: 'staff',
                test: /src\/(ui|staff\/list)\/(?!(form|dialog|grid|theme|bulk)\/)/,
                minShareCount: 6,
              },
            ],
          },
        },
      },
    },
    test: {
      // Its own default leaves one of two cores idle.
      maxWorkers: 2,
      // What fails once and holds then is named as flaky at the end: a race to mend (docs/CONTRIBUTING.md).
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
            setupFiles: ['tests/quickReact.ts', 'tests/setup.ts'],
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
            setupFiles: ['tests/quickReact.ts', 'tests/setup.ts'],
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
            setupFiles: ['tests/quickReact.ts', 'tests/setup.ts'],
            // Dozens of runs in one test.
            testTimeout: 900_000,
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
