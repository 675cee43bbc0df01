import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useMemo, useRef } from 'react'
import { gamesQuery, useGames } from '../../../api/games'
import { WORDS } from '../../../api/writes/words'
import { gamesInName } from '../../../domain/checks/planRules'
import type { Plan } from '../../../domain/plan'
import { roomForMessages } from '../../../ui/dialog/roomForMessages'
import { FailureAlert } from '../../../ui/form/FailureAlert'
import { fieldsOf } from '../../../ui/form/fieldsOf'
import { RestoredNotice } from '../../../ui/form/RestoredNotice'
import unseen from '../../../ui/unseen.module.css'
import { ListState } from '../../kit/ListState'
import { type PlansKind, plansConfigs } from '../plansConfigs'
import styles from './BuilderForm.module.css'
import { type Figures, figuresOf, groupsOf, sumText } from './figures'
import { Later } from './Later'
import { LostNote } from './LostNote'
import { MeanwhileNote } from './MeanwhileNote'
import { SeasonPicker } from './SeasonPicker'
import { SelectionFigures } from './SelectionFigures'
import type { BuilderDraft } from './useBuilderForm'
import { type StartedJob, useBuilderSave } from './useBuilderSave'
import { usePickable } from './usePickable'
import { usePlanChoice } from './usePlanChoice'
import { useSpokenFigures } from './useSpokenFigures'

/** The season to choose from, the figures of the choice, and its save. */
export function BuilderForm({
  kind,
  plan,
  begun,
  form,
  onStarted,
  onClose,
}: {
  kind: PlansKind
  plan: Plan | null
  /** Keys of the games that a new plan begins with. */
  begun: readonly string[]
  form: BuilderDraft
  onStarted: (job: StartedJob) => void
  onClose: () => void
}) {
  const { team, planHint } = plansConfigs[kind]
  const games = useGames(team)
  const pickable = usePickable(kind, plan, begun)
  const { inSeason, stored } = pickable
  const choice = usePlanChoice(form, pickable)
  const { chosen } = choice
  const groups = useMemo(() => groupsOf(inSeason), [inSeason])
  const figures = useMemo(() => figuresOf(inSeason, chosen, groups), [inSeason, chosen, groups])
  const { submit, hints, question, words } = useBuilderSave({ kind, plan }, form, {
    pickable,
    choice,
    onStarted,
  })
  // What follows a click a moment later must still do what is so by then.
  const latest = useRef({ save: submit.run, close: onClose })
  latest.current = { save: submit.run, close: onClose }
  return (
    <>
      <div className={styles.body}>
        <div className={styles.main}>
          <RestoredNotice
            draft={{ ...form.draft, startOver: choice.startOver }}
            wasBeingSaved={false}
          />
          {!plan && (
            <Later>
              <TextField
                {...fieldsOf(form)('name', { hint: planHint })}
                label="Plan Event Name"
                size="small"
                sx={{ maxWidth: 360, mt: 1 }}
              />
            </Later>
          )}
          <ListState
            list={gamesQuery(team).queryKey}
            query={games}
            loading="Loading games..."
            failed={WORDS.game.load}
          >
            {() => <SeasonPicker pickable={pickable} choice={choice} />}
          </ListState>
        </div>
        <aside className={styles.side} aria-label="Figures">
          <LostNote lost={choice.lost} />
          <MeanwhileNote stored={stored} isKnown={pickable.isWhole} />
          <SelectionFigures
            figures={figures}
            target={gamesInName(plan?.name ?? form.watch('name'))}
            elsewhere={chosen.size - figures.games}
            onChoose={choice.put}
          />
          <Later>{hints}</Later>
        </aside>
      </div>
      <div ref={roomForMessages} className={styles.actions}>
        <div className={styles.foot}>
          <Spoken figures={figures} />
          <div className={styles.sums}>
            <span>{`${chosen.size} chosen`}</span>
            {words && <strong>{words}</strong>}
            <span>{`A ${sumText(figures.rowA)} · B ${sumText(figures.rowB)}`}</span>
          </div>
        </div>
        <FailureAlert words={submit.failure} />
        <Later>
          <Button onClick={choice.undo} disabled={!choice.canUndo}>
            Undo
          </Button>
          <Button onClick={() => latest.current.close()}>Cancel</Button>
          <Button
            variant="contained"
            onClick={() => latest.current.save()}
            disabled={submit.isBusy}
          >
            Save
          </Button>
        </Later>
      </div>
      {question}
    </>
  )
}

/** Says the figures that have changed to whoever does not see them. */
function Spoken({ figures }: { figures: Figures }) {
  return (
    <span role="status" className={unseen.unseen}>
      {useSpokenFigures(figures)}
    </span>
  )
}
