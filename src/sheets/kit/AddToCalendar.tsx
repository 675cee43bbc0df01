import { useState } from 'react'
import { BASE_PATH } from '../../config/paths'
import { calendarFileWords as words } from '../../content/words/calendarWords'
import type { Game } from '../../domain/games/game'
import controls from './controls.module.css'
import { useSheetLocation } from './sheetContext'
import { useKeepRep } from './useUrlRep'

interface AddToCalendarProps {
  /** The name of the calendar. */
  title: string
  games: readonly Game[]
  /** When the oldest games were read, in milliseconds. Null if they are fresh. */
  staleSince: number | null
  /** Whether some games could not be read. The message then says so. */
  isIncomplete: boolean
  /** Whose games these are, for a sheet with several such buttons. */
  whose?: string
  /** Whether an earlier button already shows the hint about Safari. */
  isRepeated?: boolean
  /** Replaces the button's usual text. */
  label?: string
}

/** A button that saves a sheet's games as a calendar file. Never printed. */
export function AddToCalendar(props: AddToCalendarProps) {
  const { title, games, staleSince, isIncomplete, whose, isRepeated = false, label } = props
  const { pathname } = useSheetLocation()
  const address = window.location.origin + BASE_PATH + useKeepRep()(pathname)
  const [isSaving, setSaving] = useState(false)
  const [outcome, setOutcome] = useState('')
  if (needsSafari(navigator.userAgent)) {
    return isRepeated ? null : <p className={controls.outcome}>{words.needsSafari}</p>
  }

  async function saveFile() {
    setSaving(true)
    setOutcome('')
    try {
      const { saveCalendarFile } = await import('./calendarFile')
      setOutcome(saveCalendarFile({ title, games, staleSince, isIncomplete, address }))
    } catch {
      setOutcome(words.failed)
    }
    setSaving(false)
  }

  return (
    <>
      <button
        type="button"
        className={controls.control}
        disabled={isSaving}
        onClick={() => void saveFile()}
      >
        <span>{isSaving ? words.making : (label ?? words.button(whose))}</span>
      </button>
      <p className={controls.outcome} role="status">
        {outcome}
      </p>
    </>
  )
}

/** On iPhones and iPads, only Safari can open a calendar file. */
const needsSafari = (userAgent: string) =>
  /iP(hone|ad|od)/.test(userAgent) &&
  /CriOS|FxiOS|EdgiOS|OPiOS|DuckDuckGo|FBA[NV]|Instagram|Line\//.test(userAgent)
