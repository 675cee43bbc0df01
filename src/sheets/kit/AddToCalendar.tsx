import { useState } from 'react'
import { BASE_PATH } from '../../config/paths'
import { calendarFileWords as words } from '../../content/words/calendarWords'
import type { Game } from '../../domain/games/game'
import controls from './controls.module.css'
import { useSheetLocation } from './sheetContext'
import { useKeepRep } from './useAskedRep'

interface AddToCalendarProps {
  /** What the games are together. */
  title: string
  games: readonly Game[]
  /** When the oldest of them was read that could not be refreshed, in milliseconds. */
  staleSince?: number | null
  isIncomplete: boolean
  /** Where a sheet has several such buttons: whose games this one's are. */
  whose?: string
  /** Another stands before it, which says what holds for all. */
  isRepeated?: boolean
  /** What the button says in place of its own words. */
  label?: string
}

/** Hands all games of a sheet to the person's own calendar, as a file. Never printed. */
export function AddToCalendar(props: AddToCalendarProps) {
  const { title, games, staleSince = null, isIncomplete, whose, isRepeated = false, label } = props
  const address = window.location.origin + BASE_PATH + useKeepRep()(useSheetLocation().pathname)
  const [isMaking, setMaking] = useState(false)
  const [outcome, setOutcome] = useState('')
  if (needsSafari(navigator.userAgent))
    return !isRepeated && <p className={controls.outcome}>{words.needsSafari}</p>

  async function make() {
    setMaking(true)
    setOutcome('')
    try {
      const { saveCalendarFile } = await import('./calendarFile')
      setOutcome(saveCalendarFile({ title, games, staleSince, isIncomplete, address }))
    } catch {
      setOutcome(words.failed)
    }
    setMaking(false)
  }

  return (
    <>
      <button
        type="button"
        className={controls.control}
        disabled={isMaking}
        onClick={() => void make()}
      >
        <span>{isMaking ? words.making : (label ?? words.button(whose))}</span>
      </button>
      <p className={controls.outcome} role="status">
        {outcome}
      </p>
    </>
  )
}

/** On a phone or tablet of Apple's only its own browser takes such a file in. */
const needsSafari = (userAgent: string) =>
  /iP(hone|ad|od)/.test(userAgent) &&
  /CriOS|FxiOS|EdgiOS|OPiOS|DuckDuckGo|FBA[NV]|Instagram|Line\//.test(userAgent)
