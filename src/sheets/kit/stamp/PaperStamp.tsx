import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { BASE_PATH } from '../../../config/paths'
import { stampWords as words } from '../../../content/words/stampWords'
import type { Game } from '../../../domain/games/game'
import { QrSquare } from '../../../lib/QrSquare'
import { useToday } from '../useToday'
import { seasonOfCodes } from './printedGame'
import { writeStamp } from './stamp'

interface PaperStampProps {
  /** All that the sheet prints; the page's PrintedCopy compares the same. */
  games: readonly Game[]
  /** The page's, below the base path. */
  path: string
}

/** Does the code of these games say what was printed? */
export const isStamped = (games: readonly Game[]): boolean => seasonOfCodes(games) !== null

/**
 * A sheet's QR code, a link on screen and in a PDF: its page, with what was printed behind the address.
 * Pressed on screen it opens the page alone, for nothing has been printed there.
 */
export function PaperStamp({ games, path }: PaperStampProps) {
  const navigate = useNavigate()
  const today = useToday()
  const stamp = useMemo(() => writeStamp(games, today, path), [games, today, path])
  const address = window.location.origin + BASE_PATH + path + (stamp && `#p=${stamp}`)
  return (
    <a
      href={address}
      onClick={(event) => {
        event.preventDefault()
        navigate(path)
      }}
    >
      <QrSquare text={address} label={stamp ? words.code : words.plainCode} />
    </a>
  )
}
