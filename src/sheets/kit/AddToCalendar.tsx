import { useState } from 'react'
import { BASE_PATH } from '../../config/paths'
import { calendarFileWords as words } from '../../content/words/calendarWords'
import type { Game } from '../../domain/games/game'
import controls from './controls.module.css'
import { useSheetLocation } from './sheetContext'
import { useKeepRep } from './useUrlRep'

interface AddToCalendarProps {
  /** Name of the games as a whole. */
  title: string
  games: readonly Game[]
  /** When the oldest games that could not be refreshed were read, in milliseconds. */
  staleSince?: number | null
  /** Some games could not be read: the message says so. */
  isIncomplete: boolean
  /** Whose games these are, where a sheet has several such buttons. */
  whose?: string
  /** A button before this one already says that only Safari can do this. */
  isRepeated?: boolean
  /** Replaces the button's usual text. */
  label?: string
}

/** Saves all games of a sheet as a file for the person's own calendar. Never printed. */
export function AddToCalendar(props: AddToCalendarProps) {
  const { title, games, staleSince = null, isIncomplete, whose, isRepeated = false, label } = props
  const address = window.location.origin + BASE_PATH + useKeepRep()(useSheetLocation().pathname)
  const [isSaving, setSaving] = useState(false)
  const [outcome, setOutcome] = useState('')
  if (needsSafari(navigator.userAgent))
    return isRepeated ? null : <p className={controls.outcome}>{words.needsSafari}</p>

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

/** On Apple's phones and tablets only Safari opens such a file. */
const needsSafari = (userAgent: string) =>
  /iP(hone|ad|od)/.test(userAgent) &&
  /CriOS|FxiOS|EdgiOS|OPiOS|DuckDuckGo|FBA[NV]|Instagram|Line\//.test(userAgent)
