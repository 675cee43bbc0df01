import { teams } from '../../content/teams'
import { calendarWords } from '../../content/words/calendarWords'
import { legendName } from '../../content/words/gameWords'
import { perTeam } from '../../domain/games/team'
import { kindClass } from './kindClass'
import styles from './Legend.module.css'
import type { GameKind } from './seasonCalendar'

const labels: Record<GameKind, string> = {
  ...perTeam((team) => teams[team].name),
  ...calendarWords.kinds,
  other: '',
}

interface LegendProps {
  kinds: GameKind[]
  /** What stands in place of a price that nobody knows yet, as `xx.xx`; '' where all are known. */
  openPrice: string
}

/** What the colours mean, and the letters in place of a price; only what is on the sheet. */
export function Legend({ kinds: shown, openPrice }: LegendProps) {
  return (
    <ul className={styles.legend} aria-label={legendName}>
      {shown.map((kind) => (
        <li key={kind}>
          <span className={`${styles.swatch} ${kindClass(kind)}`} aria-hidden="true" />
          {labels[kind]}
        </li>
      ))}
      {openPrice && (
        <li>
          <b>{openPrice}</b> {calendarWords.openPrice}
        </li>
      )}
    </ul>
  )
}
