import { fireEvent, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../renderApp'
import { here } from '../kit/address'
import { gone, openDialog, press } from '../kit/dialog'
import { writes } from '../kit/requests'
import { append, put } from '../kit/typing'
import { CODE, input, open, openEdit } from './combinedPlansScreen'

const openNew = (user: UserEvent) => openDialog(user, 'Add New Plan')

describe('leaving typed work', () => {
  it('Cancel closes an untouched dialog without a question', async () => {
    const { user } = await open()
    const dialog = await openEdit(user, 'P26ALL')
    await press(user, dialog, 'Cancel')
    await gone('dialog')
    expect(writes()).toEqual([])
  })

  it('Cancel and Escape ask; Keep editing keeps, Discard throws away', async () => {
    const { user } = await open()
    const dialog = await openNew(user)
    await append(user, input(dialog, CODE), 'P26NEW')
    await press(user, dialog, 'Cancel')
    const question = await screen.findByRole('alertdialog', { name: 'Discard your changes?' })
    await user.click(within(question).getByRole('button', { name: 'Keep editing' }))
    await gone('alertdialog')
    expect(input(dialog, CODE)).toHaveValue('P26NEW')

    await user.click(input(dialog, CODE))
    await user.keyboard('{Escape}')
    const again = await screen.findByRole('alertdialog', { name: 'Discard your changes?' })
    await user.click(within(again).getByRole('button', { name: 'Discard' }))
    await gone('dialog')
    expect(writes()).toEqual([])
    const fresh = await openNew(user)
    expect(input(fresh, CODE)).toHaveValue('')
  })

  it('going to another page asks, and goes only after Discard', async () => {
    const { user, router } = await open()
    const dialog = await openNew(user)
    await append(user, input(dialog, CODE), 'P26NEW')
    void router.navigate('/users')
    const question = await screen.findByRole('alertdialog', { name: 'Discard your changes?' })
    expect(here()).toBe('/bgs/game-plans')
    await user.click(within(question).getByRole('button', { name: 'Discard' }))
    expect(await screen.findByRole('heading', { name: 'User Dashboard' })).toBeInTheDocument()
  })
})

describe('[check 89] Enter that ends a composition', () => {
  it.each([
    ['its key code', { key: 'Enter', keyCode: 229, which: 229 }],
    ['its flag', { key: 'Enter', keyCode: 229, isComposing: true }],
  ])('told by %s makes no chip and saves nothing', async (_what, event) => {
    const { user } = renderApp('/bgs/game-plans', { as: 'bgs' })
    const dialog = await openDialog(user, 'Add New Plan')
    await put(user, dialog.getByRole('textbox', { name: /^Combined Plan Event/ }), 'P26IME')
    const chips = dialog.getByRole('combobox', { name: 'Original Plans' })
    await user.click(chips)
    fireEvent.compositionStart(chips)
    fireEvent.change(chips, { target: { value: 'にほ' } })
    fireEvent.keyDown(chips, event)
    expect(chips).toHaveValue('にほ')
    expect(dialog.queryByRole('button', { name: 'にほ' })).toBeNull()
    expect(writes()).toEqual([])
    fireEvent.compositionEnd(chips)
    fireEvent.keyDown(chips, { key: 'Enter', keyCode: 13, which: 13 })
    expect(await dialog.findByRole('button', { name: 'にほ' })).toBeInTheDocument()
    expect(chips).toHaveValue('')
    expect(writes()).toEqual([])
  })
})
