import { usePublicRep } from '../../api/sheets/publicPricing'
import { groupDeposit } from '../../content/season/current'
import { groupTickets as words } from '../../content/words/groupTickets'
import type { Rep } from '../../domain/rep'
import { repCardHeight } from '../kit/fit/repCardHeight'
import { RepState } from '../kit/RepState'
import { useRepId } from '../kit/useRepId'
import { callout } from './callout'
import { Flyer } from './Flyer'
import styles from './GroupTickets.module.css'

/** The title's size in points: its two lines give way to a contact that needs more than one. */
function posterTitle(rep: Rep): number {
  const roomForCard = 92
  const lineHeight = 0.8
  return 158 - Math.max(0, repCardHeight(rep, callout) - roomForCard) / (2 * lineHeight)
}

/**
 * The group tickets flyer under a rep's name (docs/rules/sheets.md#group-tickets); `repname` as it
 * stands in the URL.
 */
export function GroupTickets({ repname }: { repname: string }) {
  const rep = usePublicRep(repname, useRepId())
  if (rep.state !== 'ready') return <RepState title={words.title} rep={rep} />
  return (
    <Flyer words={words} rep={rep.rep} asOf={rep.asOf} isTall titleSize={posterTitle(rep.rep)}>
      <div className={styles.body}>
        <section className={styles.how}>
          <h2 className={styles.heading}>{words.stepsTitle}</h2>
          <ol className={styles.steps}>
            <Points points={words.steps} />
          </ol>
        </section>
        <div className={styles.side}>
          <section className={styles.deposit} aria-label={groupDeposit.sentence}>
            <p className={styles.amount}>{groupDeposit.amount}</p>
            <p className={styles.per}>{groupDeposit.per}</p>
            <p className={styles.terms}>{groupDeposit.terms}</p>
          </section>
          <section>
            <h2 className={styles.heading}>{words.whyTitle}</h2>
            <ul className={styles.why}>
              <Points points={words.why} />
            </ul>
          </section>
        </div>
      </div>
    </Flyer>
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
