import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { AboveDialogsProvider } from '../../src/ui/dialog/AboveDialogs'
import { dialogOnUse } from '../../src/ui/dialog/lazyDialog'
import { NotificationsProvider } from '../../src/ui/Notifications'

/* A dialog that is opened before its code has come. Code that never comes: tests/browser/deploy.spec.ts. */

const Named = (_: { onClose: () => void }) => <p>Here it is</p>

function opened({ isDialog = true } = {}) {
  let arrive = () => {}
  let fail = () => {}
  const code = new Promise<{ Named: typeof Named }>((resolve, reject) => {
    arrive = () => resolve({ Named })
    fail = () => reject(new Error('No such file'))
  })
  const Late = dialogOnUse(() => code, 'Named')
  function Page() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        {isOpen && <Late onClose={() => isDialog && setOpen(false)} />}
      </>
    )
  }
  render(
    <AboveDialogsProvider>
      <NotificationsProvider>
        <Page />
      </NotificationsProvider>
    </AboveDialogsProvider>,
  )
  return {
    user: userEvent.setup(),
    arrive: () => act(async () => arrive()),
    fail: () => act(async () => fail()),
  }
}

it('shows itself when its code has come', async () => {
  const { user, arrive } = opened()
  await user.click(screen.getByRole('button'))
  expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true')
  await arrive()
  expect(await screen.findByText('Here it is')).toBeInTheDocument()
  expect(screen.getByRole('button')).not.toHaveAttribute('aria-busy')
})

it('is called off by Esc, and does not come up later by itself', async () => {
  const { user, arrive } = opened()
  await user.click(screen.getByRole('button'))
  await user.keyboard('{Escape}')
  expect(screen.getByRole('button')).not.toHaveAttribute('aria-busy')
  await arrive()
  await user.keyboard('{Escape}')
  expect(screen.queryByText('Here it is')).toBeNull()
  await user.click(screen.getByRole('button'))
  expect(await screen.findByText('Here it is')).toBeInTheDocument()
})

it('leaves Esc to what is open where its code has not come, and nobody closes it', async () => {
  const { user, fail } = opened({ isDialog: false })
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await fail()
  expect(await screen.findByText(/^That could not be opened/)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Open' })).not.toHaveAttribute('aria-busy')
  const isLeft = fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(isLeft).toBe(true)
})
