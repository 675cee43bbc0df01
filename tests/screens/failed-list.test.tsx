import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../renderApp'
import { api } from '../setup'

const WORDS = /^Failed to load/

// Several parts of the screen read the list: together once after a 403 and three times after a 500.
it.each([
  ['[check 26] a 403 from the server', 403, 1],
  ['[check 42] a failed read', 500, 3],
])(
  '%s is a message with Try Again and no rows, and is not asked for ever',
  async (_, status, times) => {
    api.faults.add({ kind: 'status', status, method: 'GET', path: /reps$/ })
    const { user } = renderApp('/bruins-reps', { as: 'bgs' })
    await waitFor(() => expect(screen.getAllByText(WORDS)).toHaveLength(1), { timeout: 15_000 })
    expect(screen.queryByText('Dana Whitfield')).toBeNull()
    expect(api.log.filter(({ path }) => /reps$/.test(path))).toHaveLength(times)
    api.faults.clear()
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText('Dana Whitfield')).toBeInTheDocument()
  },
  20_000,
)
