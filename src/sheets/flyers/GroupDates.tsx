import { groupDates, seasonCode } from '../../content/season/current'
import { seasonYears, versus } from '../../content/words/gameWords'
import { groupTickets as words } from '../../content/words/groupTickets'
import { dateText, readDay } from '../../domain/time/dates'
import { seasonStartYear } from '../../domain/time/season'
import { useToday } from '../kit/useToday'
import styles from './GroupDates.module.css'
import flyer from './GroupTickets.module.css'

/** What the page has room for. */
const most = 5

interface GroupDate {
  day: string
  /** `Mon, Nov 17, 2025`. */
  text: string
  opponent: string
}

/** The next days that the venue keeps seats of for groups; none once the last is over. */
export function useGroupDates(): GroupDate[] {
  const today = useToday()
  return groupDates
    .flatMap(({ day, opponent }) => {
      return readDay(day) && day >= today ? [{ day, text: dateText(day), opponent }] : []
    })
    .slice(0, most)
}

/** Instead of them once the last is over: what to do now. Nothing where the venue keeps no days. */
export function GroupDatesOver() {
  if (groupDates.length === 0) return null
  const season = seasonYears(seasonStartYear(seasonCode, ''))
  return (
    <section className={styles.over}>
      <h2 className={flyer.heading}>{words.overTitle}</h2>
      <p>{words.over(season)}</p>
    </section>
  )
}

/** These days as a list. */
export function GroupDates({ dates }: { dates: readonly GroupDate[] }) {
  return (
    <section>
      <h2 className={flyer.heading}>{words.datesTitle}</h2>
      <ul className={styles.dates}>
        {dates.map(({ day, text, opponent }) => (
          <li key={day}>
            <strong>{text}</strong> <span>{versus(opponent)}</span>
          </li>
        ))}
      </ul>
      <p className={flyer.terms}>{words.otherDates}</p>
    </section>
  )
}
