import { useId } from 'react'
import { perTeam, type TeamKey, teamKeys, teams } from '../../content/teams'
import { legendName, potentialCupGame } from '../../content/words/gameWords'
import { packageTexts } from '../../content/words/packageTexts'
import { monthName } from '../../domain/time/dates'
import { type MonthDay, WeekdayHeader } from '../kit/seasonWeeks'
import looks from '../kit/teamLook.module.css'
import styles from './MiniCalendar.module.css'
import { CALENDAR_SIZES, type MiniCalendarContent, monthsAcross } from './miniCalendarFit'
import type { PackageGame } from './packageContent'
import type { PackageFit } from './packageFit'
import { versusText } from './packageLines'

type Mark = TeamKey | 'potential' | 'other'

const marks: Record<Mark, { letter: string; label: string }> = {
  ...perTeam((team) => ({ letter: teams[team].codeLetter, label: teams[team].name })),
  potential: { letter: 'C?', label: potentialCupGame },
  other: { letter: '•', label: packageTexts.game },
}

const markOf = ({ team, cup }: PackageGame): Mark =>
  cup === 'potential' ? 'potential' : (team ?? 'other')

const markClass = (mark: Mark) =>
  mark in teams ? `${styles.team} ${looks[mark]}` : (styles[mark] ?? '')

/** The small calendar: the months with games. A day's letter and frame show who plays, so color is not essential. */
export function MiniCalendar(props: MiniCalendarContent<PackageGame> & { fit: PackageFit }) {
  const { months, names, fit } = props
  const id = useId()
  if (months.length === 0) return null
  const sizes = CALENDAR_SIZES[fit.isTight ? 'tight' : 'roomy']
  const games = months.flatMap(({ weeks }) => weeks.flat().flatMap((day) => day?.games ?? []))
  const present = (Object.keys(marks) as Mark[]).filter((mark) =>
    games.some((game) => markOf(game) === mark),
  )
  return (
    <section
      className={styles.section}
      aria-labelledby={id}
      style={{
        '--across': monthsAcross(months.length),
        '--scale': fit.calendarScale,
        '--margin': sizes.margin,
        '--legend': sizes.legend,
        '--caption': sizes.caption,
        '--weekdays': sizes.weekdays,
        '--week': sizes.week,
        '--names': names,
      }}
    >
      <div className={styles.header}>
        <h2 id={id} className={styles.heading}>
          {packageTexts.months}
        </h2>
        <ul className={styles.legend} aria-label={legendName}>
          {present.map((mark) => (
            <li key={mark}>
              <span className={`${styles.swatch} ${markClass(mark)}`} aria-hidden="true">
                {marks[mark].letter}
              </span>
              {marks[mark].label}
            </li>
          ))}
          {games.some(({ isDoubleHeader }) => isDoubleHeader) && (
            <li>
              <span className={`${styles.swatch} ${styles.both}`} aria-hidden="true">
                {teamKeys.map((team) => teams[team].codeLetter).join('')}
              </span>
              {packageTexts.bothTeams}
            </li>
          )}
        </ul>
      </div>
      <div className={styles.months}>
        {months.map(({ year, month, weeks }) => (
          <table key={month} className={styles.month}>
            <caption>
              {monthName(month)} <span className={styles.year}>{year}</span>
            </caption>
            <WeekdayHeader />
            <tbody>
              {weeks.map((week, row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: weeks and weekdays never move
                <tr key={row}>
                  {week.map((day, column) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: weeks and weekdays never move
                    <DayCell key={column} day={day} names={names} />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </section>
  )
}

/** A day. `names` is how many opponents it has space for. */
function DayCell({ day, names }: { day: MonthDay<PackageGame> | null; names: number }) {
  if (day === null) return <td />
  const present = [...new Set(day.games.map(markOf))]
  const [first] = present
  if (first === undefined) return <td>{day.day}</td>
  const title = day.games
    .map((game) => `${game.team ? `${teams[game.team].name} ` : ''}${versusText(game)}`)
    .join(', ')
  return (
    <td className={present.length > 1 ? styles.both : markClass(first)} title={title}>
      <b>{day.day}</b> <span>{present.map((mark) => marks[mark].letter).join('')}</span>
      {day.games.slice(0, names).map((game) => (
        <span key={game.key} className={styles.opponent}>
          {game.abbreviation}
        </span>
      ))}
    </td>
  )
}
