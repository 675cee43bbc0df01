import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { BASE_PATH } from '../../config/paths'
import type { ListName, SeasonIndex } from '../../domain/checks/seasonRecords'
import { may, type User } from '../../domain/session'
import { openTab } from '../../lib/download'
import { useSeason } from '../../staff/records/useSeason'
import { useCopyText } from '../../ui/useCopyText'
import { NewRecordDialog, RecordDialog } from '../recordDialogs'
import type { Choice } from './entries'
import { PaletteDialog } from './PaletteDialog'

const EVERY_LIST: readonly ListName[] = ['games', 'plans', 'combinedPlans', 'pricing', 'reps']
const NO_LIST: readonly ListName[] = []

/** Finds screens and records, and does what is chosen; records are edited in their usual dialogs. */
export function Palette({ user, onClose }: { user: User; onClose: () => void }) {
  // Reads the lists that are not in the cache.
  const { season, lists } = useSeason(may(user, 'staff') ? EVERY_LIST : NO_LIST)
  const navigate = useNavigate()
  const copyText = useCopyText()
  const [chosen, setChosen] = useState<{ choice: Choice; season: SeasonIndex }>()

  function choose(choice: Choice) {
    if (choice.type === 'edit' || choice.type === 'add') {
      // Keeps the current records: a refetched list must not close the dialog.
      setChosen({ choice, season })
      return
    }
    onClose()
    if (choice.type === 'navigate') {
      void navigate(choice.to)
      return
    }
    const address = new URL(BASE_PATH + choice.page.address, window.location.origin)
    if (choice.type === 'open') openTab(address.href)
    else void copyText(address.href, `${choice.page.name} link copied`)
  }

  const props = { season: chosen?.season ?? season, onClose }
  if (chosen?.choice.type === 'edit') return <RecordDialog record={chosen.choice} {...props} />
  if (chosen?.choice.type === 'add')
    return <NewRecordDialog newRecord={chosen.choice.newRecord} {...props} />
  return (
    <PaletteDialog
      user={user}
      season={season}
      isReading={lists.some(({ query }) => query?.isFetching && query.data === undefined)}
      onChoose={choose}
      onClose={onClose}
    />
  )
}
