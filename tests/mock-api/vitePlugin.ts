import type { Connect, Plugin, PreviewServer, ViteDevServer } from 'vite'
import { sampleSignIns } from '../../src/content/samples'
import { SAMPLE_COMBINED_PLANS } from './data/combinedPlans'
import { createHttpHandler } from './httpHandler'
import { createMockApi, type MockApi } from './mockServer'

/** Puts the mock API behind Vite's servers and prints what to open and who may sign in. */
export function mockApiPlugin(api: MockApi = createMockApi()): Plugin {
  const handle = createHttpHandler(api)
  const middleware: Connect.NextHandleFunction = (req, res, next) => {
    handle(req, res).then((answered) => {
      if (!answered) next()
    }, next)
  }
  const mount = (server: ViteDevServer | PreviewServer) => {
    server.middlewares.use(middleware)
    const printUrls = server.printUrls.bind(server)
    server.printUrls = () => {
      printUrls()
      const url = server.resolvedUrls?.local[0]
      if (url) console.log(welcome(url))
    }
  }
  return { name: 'mock-api', configureServer: mount, configurePreviewServer: mount }
}

/** @param base the app's address, ending in a slash. */
function welcome(base: string): string {
  const signIns = sampleSignIns.map(
    ({ email, password, may }) => `    ${email.padEnd(22)}${password.padEnd(12)}${may}`,
  )
  const calendars = SAMPLE_COMBINED_PLANS.slice(0, 4).map(
    ({ combine_plan_event }) => `    ${base}bgs/calendar/${combine_plan_event.toLowerCase()}`,
  )
  return [
    '',
    '  Sample season. Sign in as',
    ...signIns,
    '  Public pages',
    ...calendars,
    `    ${base}bgs/calendar/pricing-sheet/p26all`,
    '  Make calls go wrong',
    `    ${new URL('/api/__mock', base)}`,
    '',
  ].join('\n')
}
