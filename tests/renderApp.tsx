import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RouterProvider } from 'react-router-dom'
import { onTestFinished } from 'vitest'
import { createQueryClient } from '../src/api/cache/queryClient'
import { createRouter } from '../src/app/createRouter'
import { createSession } from './mock-api/auth'
import { UnreadStyles } from './quickStyles'
import { api } from './setup'

/**
 * Opens the real app, with its real route table, at an address below /game-plans.
 * @param as role of a signed-in person; null for a stranger.
 * @param isStrict with every effect run twice, as `npm start` does.
 */
export function renderApp(
  path: string,
  { as = null, isStrict = false }: { as?: string | null; isStrict?: boolean } = {},
) {
  if (as !== null) {
    const { session_expiration } = createSession(api.db, as)
    window.localStorage.setItem('sessionExpiration', String(session_expiration))
  }
  window.history.replaceState(null, '', `/game-plans${path}`)
  const client = createQueryClient({ retryDelay: 0 })
  const router = createRouter(client)
  // A call whose screen was never mounted ends with its test.
  onTestFinished(() => client.cancelQueries())
  const view = render(
    <UnreadStyles>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </UnreadStyles>,
    { reactStrictMode: isStrict },
  )
  return { ...view, router, client, user: userEvent.setup({ delay: null }) }
}
