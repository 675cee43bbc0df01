import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { RouterProvider } from 'react-router-dom'
import './app/basics'
import { createQueryClient } from './api/cache/queryClient'
import { createRouter } from './app/createRouter'
import { isFramed, refuseFrame } from './app/refuseFrame'
import { whenDrawable } from './app/whenDrawable'
import { env } from './config/env'
import './app/firstWords.css'

/* Starts the app in the page: the cache, the router, and the first render once it can be whole. */

function open(root: HTMLElement): void {
  // In this very file, but run when all else of it has begun (docs/decisions/first-picture.md#before-react).
  const drawing = import('react-dom/client')
  const client = createQueryClient()
  const needed: Promise<unknown>[] = []
  // Its loaders start code and data at once.
  const router = createRouter(client, (part) => needed.push(part))
  const reports = env.errorReportUrl === undefined ? null : import('./app/errorReports')
  void reports?.then(({ reportUncaught }) => reportUncaught(env.errorReportUrl, import.meta.url))

  const render = async () =>
    (await drawing).createRoot(root).render(
      <StrictMode>
        <QueryClientProvider client={client}>
          <RouterProvider
            router={router}
            onError={(error) => void reports?.then(({ report }) => report(error))}
          />
        </QueryClientProvider>
      </StrictMode>,
    )
  void whenDrawable(router, needed).then(render)
}

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')
if (isFramed()) refuseFrame(root)
else open(root)
