import Button from '@mui/material/Button'
import { useId } from 'react'
import { counted } from '../../../domain/checks/finding'
import type { Plan } from '../../../domain/plan'
import { monthDayText } from '../../../domain/time/dates'
import { DialogFrame } from '../../../ui/dialog/DialogFrame'
import { ImpactNote } from '../../links/ImpactNote'
import type { PickableGame } from './pickableGame'
import styles from './ReviewDialog.module.css'
import type { Changes } from './selection'

/** What a save is about to change, by name, and which packages and public pages show it. */
export function ReviewDialog({
  changes: { added, removed },
  place,
  plan,
  isNew,
  left,
  onBack,
  onSave,
}: {
  changes: Changes
  /** What the menu calls the screen. */
  place: string
  plan: Plan
  isNew: boolean
  /** How many games the plan will have. */
  left: number
  onBack: () => void
  onSave: () => void
}) {
  return (
    <DialogFrame
      title={`Save ${plan.name}?`}
      where={[place, isNew ? undefined : plan.name]}
      onClose={onBack}
      foot={
        <>
          <Button onClick={onBack}>Back</Button>
          <Button variant="contained" onClick={onSave} autoFocus>
            Save
          </Button>
        </>
      }
    >
      <div className={styles.content}>
        <Part title={`Adds ${counted(added.length, 'game')}`} games={added} />
        <Part title={`Takes out ${counted(removed.length, 'game')}`} games={removed} />
        <p className={styles.left}>
          {left === 0
            ? 'The plan is left without any game.'
            : `The plan will have ${counted(left, 'game')}.`}
        </p>
        {!isNew && <ImpactNote kind="plan" records={[plan]} />}
      </div>
    </DialogFrame>
  )
}

function Part({ title, games }: { title: string; games: readonly PickableGame[] }) {
  const titleId = useId()
  if (games.length === 0) return null
  return (
    <section>
      <h3 className={styles.title} id={titleId}>
        {title}
      </h3>
      <ul className={styles.list} aria-labelledby={titleId}>
        {games.map(({ key, day, nickname }) => (
          <li key={key}>{[day && monthDayText(day), nickname].filter(Boolean).join(' ') || key}</li>
        ))}
      </ul>
    </section>
  )
}
