import { usePublicRep } from '../../api/sheets/publicRep'
import { groupDates, groupDeposit, groupMinimum, seasonCode } from '../../content/season/current'
import { groupTicketsWords as words } from '../../content/words/flyerWords'
import { seasonYears, versus } from '../../content/words/gameWords'
import type { Rep } from '../../domain/rep'
import { dateText, readDay } from '../../domain/time/dates'
import { repCardHeight } from '../kit/fit/contactFit'
import { startYearOf } from '../kit/gameList'
import { RepState } from '../kit/SheetState'
import { useSheetFooter } from '../kit/useSheetFooter'
import { useToday } from '../kit/useToday'
import { useRepId } from '../kit/useUrlRep'
import { Flyer } from './Flyer'
import flyer from './Flyer.module.css'
import styles from './GroupTickets.module.css'

/** In points: the largest title, and the space for card and footer below it; in both forms. */
const WITH_DATES = { title: 100, below: 139 }
const WITHOUT_DATES = { title: 112, below: 131 }
/** Height of the title's two lines, in font sizes. Must match .tall .title of Flyer.module.css. */
const TITLE_HEIGHT = 2 * 0.8

/** Font size of the title in points. Smaller if the rep's card needs more than one line. */
function posterTitle(rep: Rep, footer: number, hasDates: boolean): number {
  const { title, below } = hasDates ? WITH_DATES : WITHOUT_DATES
  const missing = Math.max(0, repCardHeight(rep) + footer - below)
  return title - missing / TITLE_HEIGHT
}

/**
 * The group tickets flyer of a rep (docs/rules/sheets.md#group-tickets). `repname` is from the URL.
 */
export function GroupTickets({ repname }: { repname: string }) {
  const rep = usePublicRep(repname, useRepId())
  const footer = useSheetFooter({})
  const dates = useGroupDates()
  const isOver = dates.length === 0 && groupDates.length > 0
  if (rep.state !== 'ready') return <RepState title={words.title} rep={rep} />
  return (
    <Flyer
      words={isOver ? { ...words, contact: words.contactOver } : words}
      rep={rep.rep}
      footer={footer}
      staleSince={rep.staleSince}
      isTall
      art={<Crowd />}
      titleSize={posterTitle(rep.rep, footer.height, dates.length > 0)}
    >
      <div className={styles.body}>
        <section className={styles.how}>
          <h2 className={styles.heading}>{words.stepsTitle}</h2>
          <ol className={styles.steps}>
            <Points points={isOver ? words.stepsOver : words.steps} />
          </ol>
        </section>
        <div className={styles.side}>
          <div className={`${styles.facts} ${flyer.panel}`}>
            <p>
              <strong>{groupMinimum.count}</strong> <span>{groupMinimum.unit}</span>
            </p>
            <section aria-label={groupDeposit.sentence}>
              <p>
                <strong>{groupDeposit.amount}</strong> <span>{groupDeposit.per}</span>
              </p>
              <p className={styles.terms}>{groupDeposit.terms}</p>
            </section>
          </div>
          {dates.length > 0 ? <GroupDates dates={dates} /> : <Reasons />}
          {isOver && (
            <section className={styles.over}>
              <h2 className={styles.heading}>{words.overTitle}</h2>
              <p>{words.over(seasonYears(startYearOf(seasonCode)))}</p>
            </section>
          )}
        </div>
      </div>
      {dates.length > 0 && (
        <div className={styles.reasons}>
          <Reasons />
        </div>
      )}
    </Flyer>
  )
}

function Reasons() {
  return (
    <section>
      <h2 className={styles.heading}>{words.whyTitle}</h2>
      <ul className={styles.why}>
        <Points points={words.why} />
      </ul>
    </section>
  )
}

function Points({ points }: { points: readonly { title: string; text: string }[] }) {
  return points.map(({ title, text }) => (
    <li key={title}>
      <h3>{title}</h3>
      <p>{text}</p>
    </li>
  ))
}

/** How many dates fit on the page. */
const MAX_DATES = 5

/** The next days with seats for groups. Empty once the last one is over. */
function useGroupDates() {
  const today = useToday()
  return groupDates.filter(({ day }) => readDay(day) && day >= today).slice(0, MAX_DATES)
}

function GroupDates({ dates }: { dates: typeof groupDates }) {
  return (
    <section>
      <h2 className={styles.heading}>{words.datesTitle}</h2>
      <ul className={styles.dates}>
        {dates.map(({ day, opponent }) => (
          <li key={day}>
            <strong>{dateText(day)}</strong> <span>{versus(opponent)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.terms}>{words.otherDates}</p>
    </section>
  )
}

/** The distance between two seats of a row. */
const SEAT_GAP = 27
/** Seats in every other row. The rows between them have one more. */
const SEATS_PER_ROW = 6
/** The group's seats in each row. */
const GROUP_SEATS = [[], [2, 3, 4], [1, 2, 3, 4], [2, 3, 4]]

/**
 * Line art: spectators at the rink, with a group among them. An SVG with fills, so that it prints.
 */
function Crowd() {
  return (
    <svg
      viewBox="51 13.8 198 116"
      preserveAspectRatio="xMidYMax"
      aria-hidden="true"
      fill="#fff"
      stroke="#14181d"
      strokeWidth={1.3}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {GROUP_SEATS.map((group, row) => {
        const count = SEATS_PER_ROW + (row % 2)
        return Array.from({ length: count }, (_, seat) => {
          const x = 150 + (seat - (count - 1) / 2) * SEAT_GAP
          const y = 20 + row * 22
          return <Person key={`${x} ${y}`} x={x} y={y} isOfGroup={group.includes(seat)} />
        })
      })}
      <path d="M-5 112h310v17H-5z" />
      <path d="M-5 123h310" fill="none" />
    </svg>
  )
}

function Person({ x, y, isOfGroup }: { x: number; y: number; isOfGroup: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`} fill={isOfGroup ? '#ffb81c' : undefined}>
      <path d="M-10.5 26v-9a10.5 9 0 0 1 21 0v9z" />
      <circle r={6.5} cy={1} />
    </g>
  )
}
