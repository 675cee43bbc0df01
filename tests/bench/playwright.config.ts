import { defineConfig } from '@playwright/test'
import browserTests from '../browser/playwright.config'

/** Measures the production build in dist/: one page at a time, nothing tried twice. */
export default defineConfig(browserTests, {
  testDir: '.',
  workers: 1,
  fullyParallel: false,
  retries: 0,
  timeout: 600_000,
  reporter: [['line'], ['./reporter.ts']],
})
