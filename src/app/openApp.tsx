import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { RouterProvider } from 'react-router-dom'
import { createRouter } from './createRouter'
import { whenDrawable } from './whenDrawable'

/**
 * React's drawing part, in this very file, but run when all else of it has begun: as it begins it makes errors, for
 * which a browser that is watched reads all of the stack again (docs/decisions/first-picture.md#before-react).
 */
const loadDrawing = () => import('react-dom/client')

/** Hears of what no error screen shows. */
type OnError = (error: unknown) => void

/**
 * The app in an empty page: drawn once its first page can be whole, or when that lasts.
 * @param asked the first page's code and data, where they are asked for already.
 */
export async function openApp(
  root: HTMLElement,
  client: QueryClient,
  onError: OnError,
  asked: Promise<unknown> | null,
): Promise<void> {
  const app = drawableApp(client, onError, asked)
  const { createRoot } = await loadDrawing()
  createRoot(root).render(await app)
}

/**
 * The app in a page whose first picture stands: React takes its nodes over, and draws them anew where
 * they are not what it would have drawn, as after midnight or by a translation.
 * @param leave puts back what the picture has changed since; called right before.
 * @returns when every listener is there.
 */
export async function takeOver(
  root: HTMLElement,
  client: QueryClient,
  onError: OnError,
  leave: () => void,
): Promise<void> {
  const { hydrateRoot } = await loadDrawing()
  // All of the page was there for its picture.
  const isThere = Promise.resolve()
  const app = await drawableApp(client, onError, isThere)
  leave()
  // In one piece: what follows the first drawing follows before the paint.
  flushSync(() => hydrateRoot(root, app, { onRecoverableError: () => {} }))
}

async function drawableApp(client: QueryClient, onError: OnError, asked: Promise<unknown> | null) {
  const needed = asked ? [asked] : []
  // Its loaders start code and data at once.
  const router = createRouter(client, (part) => needed.push(part), asked !== null)
  await whenDrawable(router, needed)
  return (
    <StrictMode>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} onError={onError} />
      </QueryClientProvider>
    </StrictMode>
  )
}
