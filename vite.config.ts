import react from '@vitejs/plugin-react'
import { type Connect, loadEnv, type Plugin, runnerImport } from 'vite'
import { defineConfig } from 'vitest/config'
import { parseEnv } from './src/config/env.ts'
import { BASE_PATH } from './src/config/paths.ts'
import { securityPolicy } from './src/config/securityPolicy.ts'
import { sampleContent } from './src/content/sampleMark.ts'

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

/** Every host gets the policy, because it travels in the page: built with the configured API. */
const withSecurityPolicy = (policy: string): Plugin => ({
  name: 'security-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: policy },
      // Before everything it is to govern.
      injectTo: 'head-prepend',
    },
  ],
})

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

export default defineConfig(async ({ mode }) => {
  const { DEV_API_PROXY: proxy } = loadEnv(mode, '.', 'DEV_')
  const sample = mode === 'sample' ? [await sampleSeason()] : []
  const variables = loadEnv(mode, '.', 'VITE_')
  const policy = securityPolicy(parseEnv(variables), variables.VITE_LOGO_HOSTS)
  return {
    base: `${BASE_PATH}/`,
    plugins: [react(), leadToBasePath, withSecurityPolicy(policy), warnOfSampleContent, ...sample],
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
          // A browser asks for six files at a time where the host speaks HTTP/1.1: left to itself
          // the bundler makes twenty small ones for a calendar, and its games wait for two turns more.
          codeSplitting: {
            groups: [
              {
                name: 'base',
                test: /src\/(config|api\/sheets)\/|node_modules\/valibot\//,
              },
              {
                name: 'game-texts',
                // Customers and staff see a location's color: in a file of its own it would be one more
                // than a pricing sheet may ask for.
                test: /src\/domain\/((games|time)\/|locationColor)/,
              },
              { name: 'sheet-kit', test: /src\/sheets\/kit\// },
            ],
          },
        },
      },
    },
    test: {
      // Its own default leaves one of two cores idle.
      maxWorkers: 2,
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
            environmentOptions: { jsdom: { url: 'http://localhost:3000/game-plans/' } },
            include: ['tests/{screens,sheets}/**/*.test.{ts,tsx}'],
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
