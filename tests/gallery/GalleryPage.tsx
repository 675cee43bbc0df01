import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { createQueryClient } from '../../src/api/cache/queryClient'
import { Gallery } from './Gallery'

const client = createQueryClient()
const router = createMemoryRouter([{ path: '*', element: <Gallery /> }])

/** The gallery with what its parts need around them. */
export const GalleryPage = () => (
  <QueryClientProvider client={client}>
    <RouterProvider router={router} />
  </QueryClientProvider>
)
