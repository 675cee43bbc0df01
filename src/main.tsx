import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { createQueryClient } from './api/cache/queryClient'
import { createRouter } from './app/createRouter'
import { env } from './config/env'
import { addReloadBlocker } from './lib/reloadOnce'
import './ui/theme/tokens.css'
import './app/initialLoading.css'

/**
 * Whether this page is inside another page's frame. Hosts forbid that with a header. If the header
 * is missing, another site could place its buttons over this page's.
 */
const isFramed = (): boolean => window.top !== window.self

/** Shows a link that opens the app outside of the frame. */
function refuseFrame(root: HTMLElement): void {
  const link = document.createElement('a')
  link.href = window.location.href
  link.target = '_blank'
  link.rel = 'noopener noreferrer'
  link.textContent = 'Open Game Plans in a new tab'
  root.replaceChildren(link)
}

function openApp(root: HTMLElement): void {
  const client = createQueryClient()
  const reports = env.errorReportUrl === undefined ? null : import('./app/errorReports')
  void reports?.then(({ startReporting }) => startReporting(env.errorReportUrl, import.meta.url))
  const onError = (error: unknown) => void reports?.then(({ reportError }) => reportError(error))
  addReloadBlocker(() => client.isMutating() > 0)

  const router = createRouter(client)
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} onError={onError} />
      </QueryClientProvider>
    </StrictMode>,
  )
}

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')
if (isFramed()) refuseFrame(root)
else openApp(root)
