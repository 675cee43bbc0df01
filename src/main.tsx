import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { createQueryClient } from './api/cache/queryClient'
import { createRouter } from './app/createRouter'
import { isFramed, refuseFrame } from './app/refuseFrame'
import { env } from './config/env'
import { blockReload } from './lib/reloadOnce'
import './ui/theme/tokens.css'
import './app/firstWords.css'

function open(root: HTMLElement): void {
  const client = createQueryClient()
  const reports = env.errorReportUrl === undefined ? null : import('./app/errorReports')
  void reports?.then(({ reportUncaught }) => reportUncaught(env.errorReportUrl, import.meta.url))
  const onError = (error: unknown) => void reports?.then(({ report }) => report(error))
  blockReload(() => client.isMutating() > 0)

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
else open(root)
