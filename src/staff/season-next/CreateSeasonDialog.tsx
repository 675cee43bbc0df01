import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../config/paths'
import { copySectionTitle } from '../../domain/nextSeason'
import { groupBy } from '../../domain/recordKeys'
import { filesToEdit, type remainingTasks } from '../../domain/seasonTasks'
import { counted } from '../../domain/text'
import { seasonText } from '../../domain/time/seasons'
import { Chips } from '../../ui/Chips'
import { DialogFrame } from '../../ui/dialog/DialogFrame'
import { NamedList } from '../list/bulk/BulkDialog'
import { planHref, pricingPlanHref } from '../records/recordLinks'
import styles from './NextSeason.module.css'
import type { PreviewRow } from './previewRows'

interface CreateSeasonDialogProps {
  /** The records to create, as text. */
  items: string
  rows: readonly PreviewRow[]
  /** The year in which the new season ends. */
  season: number
  onCreate: () => void
  onClose: () => void
}

/** Asks before creating next season's records, and lists the remaining work. */
export function CreateSeasonDialog(props: CreateSeasonDialogProps) {
  const { items, rows, season, onCreate, onClose } = props
  const sections = [...groupBy(rows, ({ source }) => copySectionTitle(source))]
  return (
    <DialogFrame
      title={`Create ${items}?`}
      breadcrumb={['Next season']}
      role="alertdialog"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} autoFocus>
            Cancel
          </Button>
          <Button variant="contained" onClick={onCreate}>
            Create
          </Button>
        </>
      }
    >
      <Stack spacing={2}>
        <NamedList
          label="This creates:"
          lines={sections.map(([title, { length }]) => `${title}: ${length}`)}
        />
        <NamedList
          label="Not created. Do these afterwards:"
          lines={[
            'Games: import them, then choose them for the plans.',
            'Reps for the pricing plans, and PDFs for the packages.',
            ...webTeamTasksOf(season),
          ]}
        />
        <WebTeamDetails season={season} />
      </Stack>
    </DialogFrame>
  )
}

type LeftToDoProps = ReturnType<typeof remainingTasks> & { season: number }

/** Lists the remaining work on a season. Renders nothing when all is done. */
export function LeftToDo({ season, plans, pricingPlans }: LeftToDoProps) {
  const titleId = useId()
  const webTeamTasks = webTeamTasksOf(season)
  if (plans.length + pricingPlans.length + webTeamTasks.length === 0) return null
  return (
    <section className={styles.box} aria-labelledby={titleId}>
      <h2 id={titleId}>{`Left to do for ${seasonText(season)}`}</h2>
      <ul className={styles.left}>
        {plans.length > 0 && (
          <li>
            <div>
              <span>{`${counted(plans.length, 'plan')} without games.`}</span>{' '}
              <Link to={paths.seasonImport}>Import games</Link>
            </div>
            <div className={styles.chips}>
              <Chips names={plans} emptyText="" hrefOf={(name) => planHref(name)} />
            </div>
          </li>
        )}
        {pricingPlans.length > 0 && (
          <li>
            <div>{`${counted(pricingPlans.length, 'pricing plan')} without reps.`}</div>
            <div className={styles.chips}>
              <Chips names={pricingPlans} emptyText="" hrefOf={pricingPlanHref} />
            </div>
          </li>
        )}
        {webTeamTasks.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <WebTeamDetails season={season} />
    </section>
  )
}

/** The texts about content in the app's files, which only the web team can change. */
const webTeamTasksOf = (season: number) =>
  filesToEdit(season).map(
    ({ content }) => `Ask your web team to add the ${content} for ${seasonText(season)}.`,
  )

/** Lists the files that the web team must change. Renders nothing if they are complete. */
function WebTeamDetails({ season }: { season: number }) {
  const files = filesToEdit(season)
  if (files.length === 0) return null
  return (
    <details className={styles.fold}>
      <summary>Details for your web team</summary>
      {files.map(({ content, path }) => (
        <div key={path}>{`${path}: ${content}`}</div>
      ))}
    </details>
  )
}
