import { usePublicRep } from '../../api/sheets/publicPricing'
import { groupDeposit, groupMinimum } from '../../content/season/current'
import { groupTickets as words } from '../../content/words/groupTickets'
import type { Rep } from '../../domain/rep'
import { repCardHeight } from '../kit/fit/repCardHeight'
import { RepState } from '../kit/RepState'
import { useRepId } from '../kit/useRepId'
import { useSheetFoot } from '../kit/useSheetFoot'
import { Crowd } from './Crowd'
import { callout } from './callout'
import { Flyer } from './Flyer'
import { GroupDates, GroupDatesOver, useGroupDates } from './GroupDates'
import factsLook from './GroupFacts.module.css'
import styles from './GroupTickets.module.css'

/** The title's size in points: its two lines give way to a contact that needs more than one. */
function posterTitle(rep: Rep, foot: number, hasDates: boolean): number {
  const roomForBoth = 160
  const lineHeight = 0.8
  const largest = hasDates ? 100 : 112
  return largest - Math.max(0, repCardHeight(rep, callout) + foot - roomForBoth) / (2 * lineHeight)
}

/**
 * The group tickets flyer under a rep's name (docs/rules/sheets.md#group-tickets); `repname` as it
 * stands in the URL.
 */
export function GroupTickets({ repname }: { repname: string }) {
  const rep = usePublicRep(repname, useRepId())
  const foot = useSheetFoot({ games: [] })
  const dates = useGroupDates()
  if (rep.state !== 'ready') return <RepState title={words.title} rep={rep} />
  return (
    <Flyer
      words={words}
      rep={rep.rep}
      foot={foot}
      asOf={rep.asOf}
      isTall
      art={<Crowd />}
      titleSize={posterTitle(rep.rep, foot.height, dates.length > 0)}
    >
      <div className={styles.body}>
        <section className={styles.how}>
          <h2 className={styles.heading}>{words.stepsTitle}</h2>
          <ol className={styles.steps}>
            <Points points={words.steps} />
          </ol>
        </section>
        <div className={styles.side}>
          <div className={factsLook.facts}>
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
          {dates.length > 0 ? (
            <GroupDates dates={dates} />
          ) : (
            <>
              <Reasons />
              <GroupDatesOver />
            </>
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
