import { useCallback, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { BASE_PATH } from '../../config/paths'
import { listNames, runToEnd } from '../../domain/checks/seasonIndex'
import type { ListName, SeasonIndex } from '../../domain/checks/seasonRecords'
import { may, type User } from '../../domain/user'
import { openTab } from '../../lib/download'
import { useSeasonRecords } from '../../staff/records/useSeason'
import { useCopyText } from '../../ui/useCopyText'
import { useInSlices } from '../../ui/useInSlices'
import { NewRecordDialog, RecordDialog } from '../recordDialogs'
import { type PaletteChoice, screenEntries } from './entries'
import { PaletteDialog } from './PaletteDialog'
import { prepareSearch } from './recordEntries'

const NO_LIST: readonly ListName[] = []

/**
 * The command palette. It finds screens, records and public pages, and opens records in their usual
 * dialogs.
 */
export function Palette({ user, onClose }: { user: User; onClose: () => void }) {
  // This requests the lists that are not in the cache.
  const { records, lists } = useSeasonRecords(may(user, 'staff') ? listNames : NO_LIST)
  const screens = useMemo(() => screenEntries(user), [user])
  const startPreparing = useCallback(() => prepareSearch(screens, records), [screens, records])
  const prepared = useInSlices(startPreparing)
  const isLoading = !prepared || lists.some(({ query }) => query?.isFetching && !query.data)
  const prepareNow = () => prepared ?? runToEnd(startPreparing())
  const navigate = useNavigate()
  const copyText = useCopyText()
  const [chosen, setChosen] = useState<{ choice: PaletteChoice; season: SeasonIndex }>()

  function choose(choice: PaletteChoice) {
    if (choice.type === 'edit' || choice.type === 'add') {
      // Keeps the current records: a refetched list must not close the dialog.
      setChosen({ choice, season: prepareNow().season })
      return
    }
    onClose()
    if (choice.type === 'navigate') {
      void navigate(choice.to)
      return
    }
    const { href } = new URL(BASE_PATH + choice.page.address, window.location.origin)
    if (choice.type === 'open') openTab(href)
    else void copyText(href, `${choice.page.name} link copied`)
  }

  if (chosen) {
    const { choice, season } = chosen
    if (choice.type === 'edit') {
      return <RecordDialog record={choice} season={season} onClose={onClose} />
    }
    if (choice.type === 'add') {
      return <NewRecordDialog newRecord={choice.newRecord} season={season} onClose={onClose} />
    }
  }
  return (
    <PaletteDialog
      screens={screens}
      search={prepared?.search}
      searchNow={(text) => prepareNow().search(text)}
      isLoading={isLoading}
      onChoose={choose}
      onClose={onClose}
    />
  )
}
