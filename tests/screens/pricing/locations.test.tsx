import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { keys } from '../../../src/api/keys'
import { aPricingRow } from '../../records'
import { api } from '../../setup'
import { field, gone, notes, press } from '../kit/dialog'
import { writes } from '../kit/requests'
import { append, put } from '../kit/typing'
import {
  cellsOf,
  locationRows,
  openAddLocation,
  openPricing,
  openRow,
  planNames,
  ROOT,
  setPricing,
  wireOf,
} from './pricingScreen'

/* A plan's locations: what is asked, sent and said. */

describe('locations', () => {
  const LABELS = ['Location', 'Color', 'PH Price/Game', 'PH Total', 'Box Price/Game', 'Box Total']
  const first = aPricingRow({ pricing_plan_id: 1, location: 'Loge' })

  it('Add Location has the labels of the rules and posts what they hold', async () => {
    setPricing({ pricing_plan_id: 1, pricing_name: 'A/B "50%" #' })
    const { user } = await openPricing()
    const dialog = await openAddLocation(user, 'A/B "50%" #')
    for (const label of LABELS) expect(dialog.getByLabelText(label)).toHaveValue('')
    expect(dialog.getByLabelText('Location')).toHaveFocus()
    await append(user, field(dialog, 'Location'), ' Balcony ')
    await append(user, field(dialog, 'Color'), '#00bb66')
    expect(field(dialog, 'Color')).toHaveValue('00bb66')
    await append(user, field(dialog, 'PH Price/Game'), '$61.5')
    await append(user, field(dialog, 'PH Total'), '1,353')
    await append(user, field(dialog, 'Box Total'), '1,485.50')
    expect(dialog.getByText('Total savings: $132.50')).toBeInTheDocument()
    api.faults.add({ kind: 'delay', ms: 100, method: 'POST' })
    await user.dblClick(dialog.getByRole('button', { name: 'Save' }))
    expect(dialog.getByRole('button', { name: 'Adding...' })).toBeDisabled()
    expect(await screen.findByText('Location added successfully')).toBeInTheDocument()
    expect(writes()).toEqual([
      {
        method: 'POST',
        path: `${ROOT}/add`,
        search: '',
        body: {
          pricing_name: 'A/B "50%" #',
          location: 'Balcony',
          location_color: '00bb66',
          plan_holder_price_per_game: '61.50',
          plan_holder_total: '1353.00',
          box_office_price_per_game: '',
          box_office_plan_total: '1485.50',
        },
      },
    ])
    await waitFor(() => expect(locationRows('A/B "50%" #')).toHaveLength(2))
    expect(cellsOf('A/B "50%" #', 1)[0]).toBe('Balcony')
  })

  it('says before that the first location of a new plan takes its empty row; Edit fills it as well', async () => {
    setPricing(
      { pricing_plan_id: 1, pricing_name: 'Full' },
      {
        pricing_plan_id: 2,
        pricing_name: 'New',
        location: null,
        plan_holder_price_per_game: null,
        plan_holder_total: null,
        box_office_price_per_game: null,
        box_office_plan_total: null,
      },
    )
    const { user } = await openPricing()
    const words = /first row \(—\) has no location yet/
    const full = await openAddLocation(user, 'Full')
    expect(full.queryByText(words)).toBeNull()
    await press(user, full, 'Cancel')
    await gone('dialog')
    const fresh = await openAddLocation(user, 'New')
    expect(fresh.getByText(words)).toBeInTheDocument()
    await press(user, fresh, 'Cancel')
    await gone('dialog')
    const edit = await openRow(user, 'New', 0, 'Edit')
    await append(user, field(edit, 'Location'), 'Loge')
    await press(user, edit, 'Save')
    await waitFor(() => expect(cellsOf('New', 0)[0]).toBe('Loge'))
    expect(locationRows('New')).toHaveLength(1)
  })

  it('Edit Location starts with what it is and posts what it becomes', async () => {
    setPricing(first)
    const { user } = await openPricing()
    const dialog = await openRow(user, 'Plan A', 0, 'Edit')
    expect(LABELS.map((label) => (dialog.getByLabelText(label) as HTMLInputElement).value)).toEqual(
      ['Loge', 'C8102E', '61.50', '1,353.00', '67.50', '1,485.50'],
    )
    expect(dialog.getByText('Total savings: $132.50')).toBeInTheDocument()
    await user.clear(field(dialog, 'Box Price/Game'))
    await user.clear(field(dialog, 'Location'))
    await append(user, field(dialog, 'Location'), 'Row “1” / 50%')
    api.faults.add({ kind: 'delay', ms: 100, method: 'POST' })
    await user.dblClick(dialog.getByRole('button', { name: 'Save' }))
    expect(dialog.getByRole('button', { name: 'Saving...' })).toBeDisabled()
    expect(await screen.findByText('Location updated successfully')).toBeInTheDocument()
    expect(writes()).toEqual([
      {
        method: 'POST',
        path: `${ROOT}/edit`,
        search: '',
        body: {
          pricing_plan_id: 1,
          ...wireOf(first),
          location: 'Row “1” / 50%',
          box_office_price_per_game: '',
        },
      },
    ])
    await waitFor(() => expect(cellsOf('Plan A', 0)[0]).toBe('Row “1” / 50%'))
  })

  it('lets a total follow its price until somebody unlinks it, and then offers the right one', async () => {
    setPricing({
      pricing_plan_id: 1,
      pricing_name: '5 Game Plan',
      plan_holder_price_per_game: '182.50',
      plan_holder_total: '912.50',
      box_office_price_per_game: '219.00',
      box_office_plan_total: '1095.00',
    })
    const { user } = await openPricing()
    const dialog = await openRow(user, '5 Game Plan', 0, 'Edit')
    const follows = dialog.getByRole('checkbox', { name: 'Box Total follows price' })
    expect(follows).toBeChecked()
    await put(user, field(dialog, 'Box Price/Game'), '230')
    expect(field(dialog, 'Box Total')).toHaveValue('1,150.00')
    expect(dialog.getByText('Total savings: $237.50')).toBeInTheDocument()
    // What a person types is his, and no later price takes it away.
    await put(user, field(dialog, 'Box Total'), '1,100')
    expect(follows).not.toBeChecked()
    await put(user, field(dialog, 'Box Price/Game'), '240')
    expect(field(dialog, 'Box Total')).toHaveValue('1,100')
    expect(notes(dialog)[0]).toContain('5 games at $240.00 come to $1,200.00, not $1,100.00.')
    await user.click(dialog.getByRole('button', { name: 'Use $1,200.00' }))
    expect(field(dialog, 'Box Total')).toHaveValue('1,200.00')
    expect(notes(dialog)).toEqual([])
    follows.focus()
    await user.keyboard(' ')
    await put(user, field(dialog, 'Box Price/Game'), '250')
    await press(user, dialog, 'Save')
    await screen.findByText('Location updated successfully')
    expect(writes()).toMatchObject([
      { body: { box_office_price_per_game: '250.00', box_office_plan_total: '1250.00' } },
    ])
  })

  it('says below a field what stands out, and saves it without a question', async () => {
    setPricing(first)
    const { user } = await openPricing()
    const dialog = await openRow(user, 'Plan A', 0, 'Edit')
    await put(user, field(dialog, 'PH Price/Game'), '900')
    await put(user, field(dialog, 'Box Price/Game'), '61.50')
    const price = field(dialog, 'PH Price/Game')
    await waitFor(() =>
      expect(price).toHaveAccessibleDescription(
        /Plan holders pay \$900 per game, but the box office price is \$61\.50/,
      ),
    )
    expect(price).toBeValid()
    await press(user, dialog, 'Save')
    await screen.findByText('Location updated successfully')
    expect(writes()).toMatchObject([{ body: { plan_holder_price_per_game: '900.00' } }])
  })

  it('refuses as money what is none, and shows the total savings of what is', async () => {
    setPricing(first)
    const { user } = await openPricing()
    const dialog = await openAddLocation(user, 'Plan A')
    await append(user, field(dialog, 'Box Total'), '100')
    for (const [typed, saves] of [
      ['61,50', '—'],
      ['61.505', '—'],
      ['100', '—'],
      ['61.5', '$38.50'],
    ] as const) {
      await put(user, field(dialog, 'PH Total'), typed)
      expect(dialog.getByText(`Total savings: ${saves}`)).toBeInTheDocument()
    }
    await put(user, field(dialog, 'PH Total'), '61,50')
    await press(user, dialog, 'Save')
    expect(await dialog.findByText(/^Enter an amount in dollars/)).toBeInTheDocument()
    expect(field(dialog, 'PH Total')).toBeInvalid()
    expect(field(dialog, 'PH Total')).toHaveValue('61,50')
    expect(writes()).toEqual([])
  })

  /** A server that stores prices as text. */
  const TEXTS = {
    ...first,
    plan_holder_price_per_game: 'TBD',
    plan_holder_total: { amount: 5 } as unknown as string,
  }
  const setColor = async (user: UserEvent) => {
    const dialog = await openRow(user, 'Plan A', 0, 'Edit')
    expect(field(dialog, 'PH Price/Game')).toHaveValue('TBD')
    await put(user, field(dialog, 'Color'), '00bb66')
    await press(user, dialog, 'Save')
    return dialog
  }

  it('shows a price that is no amount as it came, and sends it back with another color', async () => {
    setPricing(TEXTS)
    api.faults.add({ kind: 'raw', method: 'POST', path: /edit/, body: { success: true } })
    const { user } = await openPricing()
    expect(cellsOf('Plan A', 0).slice(2, 6)).toEqual(['TBD', 'Not readable', '$67.50', '$1,485.50'])
    await setColor(user)
    await screen.findByText('Location updated successfully')
    expect(writes().map(({ body }) => body)).toEqual([
      { pricing_plan_id: 1, ...wireOf(TEXTS), location_color: '00bb66' },
    ])
  })

  it('names such a price where the server refuses it, and sends an amount in its place', async () => {
    setPricing({ ...TEXTS, plan_holder_total: '1353.00' })
    const { user } = await openPricing()
    const dialog = await setColor(user)
    expect(
      await dialog.findByText(
        'Error: plan_holder_price_per_game must be a number. It holds PH Price/Game “TBD”: replace or clear it.',
      ),
    ).toBeInTheDocument()
    expect(api.db.pricing[0]).toMatchObject({ location_color: 'C8102E' })
    await put(user, field(dialog, 'PH Price/Game'), '61.5')
    await press(user, dialog, 'Save')
    await screen.findByText('Location updated successfully')
    expect(writes()[1]?.body).toEqual({
      pricing_plan_id: 1,
      ...wireOf(first),
      location_color: '00bb66',
    })
  })

  it('shows a color while it is typed, says when it is none, and saves it all the same', async () => {
    setPricing(first)
    const { user } = await openPricing()
    const dialog = await openRow(user, 'Plan A', 0, 'Edit')
    const palette = dialog.getByLabelText('Palette')
    const grey = 'Not 3, 4 or 6 hex characters: it will show as gray'
    expect(palette).toHaveValue('#c8102e')
    expect(dialog.queryByText(grey)).toBeNull()
    const color = field(dialog, 'Color')
    await user.clear(color)
    await append(user, color, '0b6')
    expect(palette).toHaveValue('#00bb66')
    await put(user, color, 'abcde')
    expect(color).toHaveAccessibleDescription(/^Five hex characters show as gray/)
    expect(palette).toHaveValue('#9e9e9e')
    await user.clear(color)
    expect(color).toHaveAccessibleDescription(/^3, 4 or 6 hex characters/)
    await user.paste('##zz')
    expect(color).toHaveValue('zz')
    expect(dialog.getByText(grey)).toBeInTheDocument()
    expect(palette).toHaveValue('#9e9e9e')
    await press(user, dialog, 'Save')
    await screen.findByText('Location updated successfully')
    expect(writes()[0]?.body).toMatchObject({ location_color: 'zz' })
  })

  it('of a plan that is gone by now cannot be added or edited', async () => {
    setPricing(first)
    const { user, client } = await openPricing()
    const dialog = await openAddLocation(user, 'Plan A')
    await append(user, field(dialog, 'Location'), 'Balcony')
    setPricing({ pricing_plan_id: 9, pricing_name: 'Other' })
    await client.invalidateQueries({ queryKey: keys.pricingLocations.all })
    await waitFor(() => expect(planNames()).toEqual(['Other']))
    await press(user, dialog, 'Save')
    expect(await dialog.findByText('Invalid plan selected')).toBeInTheDocument()
    expect(writes()).toEqual([])
  })
})

describe('deleting a location', () => {
  it('asks, names it, deletes it and says so', async () => {
    setPricing(
      { pricing_plan_id: 1, location: 'Loge', reps: [1] },
      { pricing_plan_id: 2, location: 'Balcony', reps: [1] },
    )
    const { user } = await openPricing()
    const dialog = await openRow(user, 'Plan A', 1, 'Delete')
    expect(dialog.getByText('Balcony')).toBeInTheDocument()
    expect(dialog.getByText('Plan A')).toBeInTheDocument()
    expect(dialog.queryByText(/the plan is deleted too/)).toBeNull()
    expect(dialog.queryByText(/^These public pages/)).toBeNull()
    expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    api.faults.add({ kind: 'delay', ms: 100, method: 'DELETE' })
    await user.dblClick(dialog.getByRole('button', { name: 'Delete' }))
    expect(dialog.getByRole('button', { name: 'Deleting...' })).toBeDisabled()
    expect(await screen.findByText('Location deleted successfully')).toBeInTheDocument()
    expect(writes()).toEqual([
      { method: 'DELETE', path: `${ROOT}/delete/2`, search: '', body: null },
    ])
    await waitFor(() => expect(locationRows('Plan A')).toHaveLength(1))
  })

  it('of a plan’s last one says that the plan and its public pages go with it', async () => {
    setPricing({ pricing_plan_id: 1, reps: [1] }, { pricing_plan_id: 2, pricing_name: 'Other' })
    const { user } = await openPricing()
    const dialog = await openRow(user, 'Plan A', 0, 'Delete')
    expect(
      dialog.getByText('It’s the plan’s last location, so the plan is deleted too.'),
    ).toBeInTheDocument()
    expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '/bruins/plana/zoenunez',
      '/bruins/chart/plana/zoenunez',
    ])
    await press(user, dialog, 'Delete')
    await waitFor(() => expect(planNames()).toEqual(['Other']))
  })
})
