import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { GalleryPage } from '../gallery/GalleryPage'

/** Parts that have no section of their own, and why. */
const elsewhere: Record<string, string> = {
  DialogOverlay: 'has no looks: the place of Notifications',
  BulkDialog: 'begins a job, which wants a server',
  DialogHeader: 'the head of DialogFrame',
  Form: 'has no looks: what a browser needs to know of a form',
  FormMessages: 'FailureAlert, StatusMessage and RestoredNotice, each shown by itself',
  AccountFields: 'EmailField and PasswordField, each shown by itself',
  BrandField: 'the head of SheetHeader',
  FoldedChips: 'the plans of a row of RecordTable',
  LinkList: 'links of ImpactNote and PackageNotices',
  ListDialogs: 'the dialogs of ListScreen',
  ListHeader: 'the head of ListScreen',
  ListScreen: 'a screen: /bruins-reps is one',
  ListState: 'the states of a query: LoadState',
  ListTools: 'what can be done with the table of a screen',
  MenuButton: 'the button More of SelectBar',
  MuiTheme: 'stands around all of them',
  LoadedCombinedPlan: 'shows SheetState, then a sheet',
  DataNotes: 'MissingDataAlert, RetryButton and AsOf',
  PhoneList: 'TeamFilter and the games of a phone',
  SheetFooter: 'stands at the end of SheetPage',
  SheetTools: 'PdfLink, PrintButton and ShareButton',
  LoadedRepGames: 'shows RepState or SheetState, then a sheet',
  PageFailures: 'a failure of Notifications in its page',
  PaperPage: 'a page of a sheet that is longer than one',
  PrintedTable: 'is seen on paper alone',
  PrintedCopy: 'CopyNotice, once its code is there',
  RecordRows: 'the rows of RecordTable',
  RecordPager: 'Previous and Next in the head of DialogFrame',
  RowCheckboxes: 'the check boxes of SelectBar',
  SelectField: 'a choice of FilterBar',
  WrapRow: 'has no looks: parts side by side',
}

const parts = ['src/ui', 'src/staff/list', 'src/lib', 'src/sheets/kit']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }))
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => basename(file, '.tsx'))
  .filter((name) => /^[A-Z]/.test(name))

it('shows every part of ui, staff/list and sheets/kit, and leads to each', async () => {
  expect(parts.length).toBeGreaterThan(20)
  render(<GalleryPage />)
  const contents = await screen.findByRole('navigation', { name: 'Parts' })
  const links = within(contents).getAllByRole('link')
  const shown = links.map((link) => link.textContent)
  const named = new Set([...shown, ...Object.keys(elsewhere)])
  expect(parts.filter((part) => !named.has(part))).toEqual([])
  expect(Object.keys(elsewhere).filter((part) => !parts.includes(part))).toEqual([])
  for (const link of links) {
    const section = document.querySelector<HTMLElement>(link.getAttribute('href') ?? '')
    expect(section && within(section).getByRole('heading', { level: 2 })).toBeInTheDocument()
  }
})
