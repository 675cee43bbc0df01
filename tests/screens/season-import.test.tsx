import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { smallSeason } from '../mock-api/smallSeason'
import { renderApp } from '../renderApp'
import { api } from '../setup'
import { sent, writes } from './kit/requests'

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

/** Opens the import over a small season, and pastes these rows. */
async function paste(...lines: string[]) {
  smallSeason(api.db)
  const app = renderApp('/season/import', { as: 'bgs' })
  await pasteText(lines)
  return app
}
async function pasteText(lines: string[]) {
  const text = await screen.findByLabelText('Paste from a spreadsheet')
  fireEvent.change(text, { target: { value: lines.join('\n') } })
  await press('Continue')
}
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }))
/** jsdom's files have no such call of their own. */
const bytesOf = (file: Blob) =>
  new Promise<ArrayBuffer>((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer))
    reader.readAsArrayBuffer(file)
  })
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

describe('import of games', () => {
  it('asks what cells leave open, mends a name for all rows, makes a plan, and sends only what changes', async () => {
    await paste(
      'Date,Time,Opponent,Home,Plans',
      '9/10/2025,7:30,Hawks of Chicago,Bruins,B26NEW',
      '3/11/2025,7:00,Kraken,Bruins,',
    )
    expect(await screen.findByRole('button', { name: 'Check the games' })).toBeDisabled()
    fireEvent.click(await screen.findByLabelText('Day first'))
    fireEvent.click(screen.getByLabelText('In the afternoon or evening'))
    await press('Check the games')
    await screen.findByText("1 row: 'Hawks of Chicago' isn’t a known opponent.")
    choose("Who is 'Hawks of Chicago'?", 'Chicago Blackhawks')
    fireEvent.click(await screen.findByRole('button', { name: 'Create it' }))
    // A cell put right in place.
    fireEvent.click(await screen.findByRole('button', { name: 'Edit line 3' }))
    const time = screen.getByLabelText('Time of line 3')
    fireEvent.change(time, { target: { value: '1 PM' } })
    fireEvent.keyDown(time, { key: 'Enter' })
    expect((await row(/B251103/)).getByText('1:00 PM')).toBeInTheDocument()
    const opener = await row(/B251009/)
    expect(opener.getByText('7:30 PM')).toBeInTheDocument()
    expect(opener.getByText('+ B26NEW')).toBeInTheDocument()
    expect(writes()).toEqual([])

    await press('Import')
    await screen.findByText('Imported 2 games.', { selector: 'section *' })
    expect(screen.queryByText(/The import continues/)).not.toBeInTheDocument()
    const [put] = sent('PUT', 'bruins-games/edit')
    expect(put?.body).toMatchObject({
      event_name: 'B251009',
      event_time: '19:30:00',
      plans: expect.arrayContaining(['B26NEW']),
    })
    expect(sent('POST', 'bruins-games/add').map(({ body }) => body)).toEqual([
      {
        event_id: [],
        event_name: 'B251103',
        plans: [],
        team: 'Bruins vs. Seattle Kraken',
        game_number: 0,
        event_date: '2025-11-03',
        event_time: '13:00:00',
      },
    ])
    expect(writes()).toHaveLength(2)
    expect(
      await screen.findByRole('button', { name: /^Mark the .*packages? as updated$/ }),
    ).toBeInTheDocument()
  })

  it('waits with unknown opponents, offers the nearest, and takes one as written when told to', async () => {
    await paste(
      'Code,Date,Time,Opponent',
      'B251009,2025-10-09,7:00 PM,Chicago Blackhwaks',
      'B251103,2025-11-03,TBD,Team Canada',
      'B251104,2025-11-04,7:00 PM,Bruins',
    )
    await press('Check the games')
    const known = await screen.findByLabelText('Include line 2')
    expect(known).not.toBeChecked()
    expect(screen.queryByLabelText("Who is 'Bruins'?")).toBeNull()
    expect(known).toBeDisabled()
    expect(
      screen.getByText(/3 of 3 rows need a decision and won’t be imported\./),
    ).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Import' })).toBeDisabled()
    await press('Use Chicago Blackhawks')
    expect((await row(/B251009/)).getByText('Unchanged')).toBeInTheDocument()
    await press('Keep as written')
    expect((await row(/B251103/)).getByText(/start time isn’t known yet/)).toBeInTheDocument()
    expect(
      screen.getByText('1 row needs a decision and won’t be imported.', { exact: false }),
    ).toBeInTheDocument()
    await press('Import')
    await screen.findByText('Imported B251103.', { selector: 'section *' })
    expect(writes()).toMatchObject([
      { method: 'POST', body: { event_name: 'B251103', team: 'Bruins vs. Team Canada' } },
    ])
  })

  it('waits with a game that the file calls off until its box is ticked, and writes nothing twice', async () => {
    const lines = ['Code,Date,Time,Opponent,Status', 'B251103,2025-11-03,7:00 PM,Kraken,Postponed']
    const app = await paste(...lines)
    await press('Check the games')
    const box = await screen.findByLabelText('Include line 2')
    expect(box).not.toBeChecked()
    expect((await row(/B251103/)).getByText(/The file says 'Postponed'/)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Import' })).toBeDisabled()
    fireEvent.click(box)
    expect(screen.getByLabelText('Include line 2')).toBeChecked()
    await press('Import')
    await screen.findByText('Imported B251103.', { selector: 'section *' })
    expect(writes()).toMatchObject([{ method: 'POST', body: { event_name: 'B251103' } }])
    app.unmount()
    renderApp('/season/import', { as: 'bgs' })
    await pasteText(lines)
    await press('Check the games')
    fireEvent.click(await screen.findByLabelText('Include line 2'))
    expect((await row(/B251103/)).getByText('Unchanged')).toBeInTheDocument()
    expect(screen.getByText('No changes to import.')).toBeInTheDocument()
    expect(writes()).toHaveLength(1)
  })

  it('of one file twice at once writes each game once', async () => {
    api.faults.add({ method: 'POST', kind: 'hold', times: 1 })
    const lines = ['Code,Date,Time,Opponent', 'B251103,2025-11-03,7:00 PM,Kraken']
    await paste(...lines)
    await press('Check the games')
    await press('Import')
    await press('Import another file')
    await pasteText(lines)
    await press('Check the games')
    await press('Import')
    await screen.findByText(/The import continues/)
    api.faults.release()
    await screen.findByText('Imported B251103.', { selector: 'section *' })
    expect(writes()).toHaveLength(1)
    expect(api.db.games.bruins.filter(({ event_name }) => event_name === 'B251103')).toHaveLength(1)
  })

  it('offers the one near game of the same opponent as a button, and a new game beside it', async () => {
    await paste('Date,Time,Opponent', '2025-10-15,7:00 PM,Chicago Blackhawks')
    await press('Check the games')
    await press('Use Oct 9 game for line 2')
    expect((await row(/B251009/)).getByText('Moved')).toBeInTheDocument()
    await press('Change decision for line 2')
    await press('New game for line 2')
    expect((await row(/B251015/)).getByText('New')).toBeInTheDocument()
  })

  it('sends nothing where the season was changed since, and shows it anew', async () => {
    await paste('Code,Time', 'B251009,8:00 PM')
    await press('Check the games')
    expect((await row(/B251009/)).getByText('7:00 PM')).toBeInTheDocument()
    for (const game of api.db.games.bruins) {
      if (game.event_name === 'B251009') game.event_time = '20:00:00'
    }
    await press('Import')
    await screen.findByText(/^The season has changed since/)
    await screen.findByText('No changes to import.')
    expect(writes()).toEqual([])
  })

  it('keeps what is being typed when another row is opened, and says so where the check was left', async () => {
    await paste('Code,Time', 'B251009,8:00 PM', 'B251011,8:00 PM')
    await press('Check the games')
    await press('Edit line 2')
    fireEvent.change(screen.getByLabelText('Time of line 2'), { target: { value: '1 PM' } })
    await press('Edit line 3')
    expect((await row(/B251009/)).getByText('1:00 PM')).toBeInTheDocument()
    await press('Cancel')
    const pressNow = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
    pressNow('Import')
    pressNow('Back')
    expect(await screen.findByText(/^Nothing was imported, because you left/)).toBeInTheDocument()
    await press('Check the games')
    await row(/B251009/)
    pressNow('Import')
    fireEvent.click(screen.getByLabelText('Include line 3'))
    expect(await screen.findByText(/^You changed rows/)).toBeInTheDocument()
    expect(writes()).toEqual([])
    // Nor does going back to the first step lose it.
    pressNow('Back')
    await press('Back')
    await press('Continue with what you pasted')
    await press('Check the games')
    expect((await row(/B251009/)).getByText('1:00 PM')).toBeInTheDocument()
  })

  it('brings a row that a filter hid back as it was typed', async () => {
    await paste('Code,Time', 'B251009,7:00 PM', 'B251011,8:00 PM')
    await press('Check the games')
    await press('Edit line 2')
    fireEvent.change(screen.getByLabelText('Time of line 2'), { target: { value: '1 PM' } })
    await press('Not readable 1')
    await press('All 2')
    expect(screen.getByLabelText('Time of line 2')).toHaveValue('1 PM')
  })

  it('reads a text again by the separator that a person names', async () => {
    await paste('Date;Time;Opponent|City', '10/9/2025;7 PM;Hawks|a', '10/11/2025;7 PM;Sabres|b')
    const heads = () =>
      screen.getAllByRole('columnheader').map((head) => head.querySelector('span')?.textContent)
    await screen.findByLabelText('Separator')
    expect(heads()).toEqual(['Date', 'Time', 'Opponent|City'])
    choose('Separator', '|')
    await waitFor(() => expect(heads()).toEqual(['Column 1', 'Column 2']))
    expect(screen.getByLabelText('Separator')).toHaveValue('|')
  })

  it('saves all games as a file, which comes back by the file field without a change', async () => {
    smallSeason(api.db)
    const files: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob)
      return 'blob:file'
    })
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    const { user } = renderApp('/season/import', { as: 'bgs' })
    const save = await screen.findByRole('button', { name: 'Save all games as CSV' })
    await waitFor(() => expect(save).toBeEnabled())
    fireEvent.click(save)
    const [link] = clicked.mock.contexts as HTMLAnchorElement[]
    expect(link?.download).toMatch(/^games-\d{4}-\d\d-\d\d\.csv$/)
    const file = new File(files, link?.download ?? '', { type: 'text/csv' })
    file.arrayBuffer = () => bytesOf(file)
    await user.upload(screen.getByLabelText('File with games'), file)
    await press('Check the games')
    await screen.findByText('No changes to import.')
    expect((await row(/B251009/)).getByText('Unchanged')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Import' })).toBeDisabled()
    expect(writes()).toEqual([])
  })

  it('says in words what cannot be read, and keeps the work on a file until it is sent', async () => {
    const { unmount } = await paste('BEGIN:VCALENDAR')
    expect(await screen.findByRole('alert')).toHaveTextContent('This calendar file has no events.')
    fireEvent.change(screen.getByLabelText('Paste from a spreadsheet'), {
      target: { value: 'Date,Opponent\n10/9/2025,Blackhawks\n10/25/2025,Nobody,' },
    })
    await press('Continue')
    await screen.findByRole('button', { name: 'Check the games' })
    unmount()
    renderApp('/season/import', { as: 'bgs' })
    await press('Check the games')
    await row(/B251009/)
    expect((await row(/Not readable/)).getByText(/which of our teams/)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Import' })).toBeDisabled()
    // The tab forgets this file where the next one cannot be stored.
    await press('Back')
    await press('Back')
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {})
    await pasteText(['Code,Time', 'B251011,8:00 PM'])
    await waitFor(() => expect(sessionStorage.getItem('draft:season-import:')).toBeNull())
  })
})
