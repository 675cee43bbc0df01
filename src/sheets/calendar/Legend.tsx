import { teams } from '../../content/teams'
import { calendarWords } from '../../content/words/calendarWords'
import { legendName } from '../../content/words/gameWords'
import { perTeam } from '../../domain/games/team'
import styles from './Calendar.module.css'
import { kindClass } from './kindClass'
import type { GameKind } from './seasonCalendar'

const labels: Record<GameKind, string> = {
  ...perTeam((team) => teams[team].name),
  ...calendarWords.kinds,
  other: '',
}

/** What the colours mean; only kinds that are on the sheet. */
export function Legend({ kinds: shown }: { kinds: GameKind[] }) {
  return (
    <ul className={styles.legend} aria-label={legendName}>
      {shown.map((kind) => (
        <li key={kind}>
          <span className={`${styles.swatch} ${kindClass(kind)}`} aria-hidden="true" />
          {labels[kind]}
        </li>
      ))}
    </ul>
  )
}
