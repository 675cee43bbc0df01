import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useId } from 'react'
import type { Plan } from '../../../domain/plan'
import { counted } from '../../../domain/text'
import { monthDayText } from '../../../domain/time/dates'
import { DialogFrame } from '../../../ui/dialog/DialogFrame'
import { ImpactNote } from '../../links/ImpactNote'
import styles from './BuilderForm.module.css'
import { type PickableGame, seasonStartOf } from './pickableGames'
import type { PlanChanges } from './wantedGames'

interface PlanReviewDialogProps {
  changes: PlanChanges
  /** The screen's name in the menu. */
  breadcrumb: string
  /** Null for a new plan. */
  plan: Plan | null
  /** The plan after the save. */
  nextPlan: Plan
  /**
   * The year in which the plan's season ends, read from its name. Games of other seasons show their
   * year.
   */
  season: number | null
  onBack: () => void
  onSave: () => void
}

/** Lists what a save will change, and the packages and public pages that use the plan. */
export function PlanReviewDialog(props: PlanReviewDialogProps) {
  const { changes, breadcrumb, plan, nextPlan, season, onBack, onSave } = props
  const gameCount = nextPlan.eventNames.length
  return (
    <DialogFrame
      title={`Save ${nextPlan.name}?`}
      breadcrumb={[breadcrumb, plan?.name]}
      onClose={onBack}
      footer={
        <>
          <Button onClick={onBack}>Back</Button>
          <Button variant="contained" onClick={onSave} autoFocus>
            Save
          </Button>
        </>
      }
    >
      <Stack spacing={1.5}>
        <ChangedGames verb="Adds" games={changes.added} season={season} />
        <ChangedGames verb="Removes" games={changes.removed} season={season} />
        <div>
          {gameCount === 0
            ? 'The plan will have no games.'
            : `The plan will have ${counted(gameCount, 'game')}.`}
        </div>
        {plan && <ImpactNote kind="plan" records={[plan]} />}
      </Stack>
    </DialogFrame>
  )
}

interface ChangedGamesProps {
  verb: 'Adds' | 'Removes'
  games: readonly PickableGame[]
  season: number | null
}

/** The games that are added or removed. Renders nothing if there are none. */
function ChangedGames({ verb, games, season }: ChangedGamesProps) {
  const titleId = useId()
  const dayOf = (game: PickableGame) => {
    if (!game.day) return ''
    const isOfOtherSeason = season !== null && seasonStartOf(game) !== season - 1
    const text = monthDayText(game.day)
    return isOfOtherSeason ? `${text}, ${game.day.year}` : text
  }
  if (games.length === 0) return null
  return (
    <section>
      <h3 className={styles.partTitle} id={titleId}>
        {`${verb} ${counted(games.length, 'game')}`}
      </h3>
      <ul className={styles.games} aria-labelledby={titleId}>
        {games.map((game) => (
          <li key={game.key}>
            {[dayOf(game), game.nickname].filter(Boolean).join(' ') || game.key}
          </li>
        ))}
      </ul>
    </section>
  )
}
