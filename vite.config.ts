import react from '@vitejs/plugin-react'
import { loadEnv } from 'vite'
import { defineConfig } from 'vitest/config'

/** The path the venue's host serves the app under (specification 1). */
const base = '/game-plans/'

export default defineConfig(async ({ mode }) => {
  const { DEV_API_PROXY: proxy } = loadEnv(mode, '.', 'DEV_')
  // The sample season lives in tests/ and is loaded for `npm start` alone: never part of a build.
  const sample =
    mode === 'sample' ? [(await import('./tests/mock-api/vitePlugin')).mockApiPlugin()] : []
  return {
    base,
    plugins: [react(), ...sample],
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
    },
    test: {
      projects: [
        {
          extends: true as const,
          test: { name: 'unit', environment: 'node', include: ['tests/unit/**/*.test.ts'] },
        },
        {
          extends: true as const,
          test: {
            name: 'screens',
            environment: 'jsdom',
            environmentOptions: { jsdom: { url: 'http://localhost:3000/game-plans/' } },
            include: ['tests/{screens,sheets}/**/*.test.{ts,tsx}'],
            setupFiles: ['tests/setup.ts'],
            testTimeout: 20_000,
            css: { modules: { classNameStrategy: 'non-scoped' as const } },
          },
        },
      ],
    },
  }
})
