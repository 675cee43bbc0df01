import Button from '@mui/material/Button'
import { useId, useState } from 'react'
import { type CopyRow, sectionOf } from '../../domain/nextSeason'
import { groupBy } from '../../domain/recordKeys'
import { counted } from '../../domain/text'
import { seasonText } from '../../domain/time/seasons'
import { useMatchMedia } from '../../lib/externalStore'
import { Empty, Loading } from '../../ui/LoadState'
import { lazyPart } from '../../ui/lazyPart'
import { PageHeader } from '../../ui/PageHeader'
import { FilterSelect } from '../list/FilterBar'
import { ListMessages } from '../list/ListState'
import { isGoing } from '../writes/runText'
import { useRun, useRuns } from '../writes/useRuns'
import { CreateSeasonDialog, LeftToDo } from './CreateSeasonDialog'
import styles from './NextSeason.module.css'
import { nextSteps, type PreviewRow, useNextSeason } from './useNextSeason'

const RunProgress = lazyPart(() => import('../writes/RunProgress'), 'RunProgress')

const FACTS = (
  <ul className={styles.facts}>
    <li>Existing items aren’t changed. You can edit every new name here.</li>
    <li>Plans start without games.</li>
    <li>Packages use the new plans and start without a PDF.</li>
    <li>Pricing plans keep locations, colors and prices; reps aren’t copied.</li>
  </ul>
)

/** Copies a season's plans, combined plans and pricing plans under next season's codes. */
export function NextSeason() {
  const next = useNextSeason()
  const { rows, seasons, season, setSeason, rename, select } = next
  const reasonId = useId()
  const isPhone = useMatchMedia('(width < 37.5em)')
  const { start } = useRuns()
  const [runId, setRunId] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const run = useRun(runId)
  const hasFailures = run?.items.some(({ state }) => state === 'failed')

  const chosen = rows.filter(({ isSelected }) => isSelected)
  const isRunning = run !== undefined && isGoing(run)
  const noun = chosen.length === 1 ? 'plan or package' : 'plans and packages'
  const count = chosen.length > 0 ? `${chosen.length} ${noun}` : noun
  const items = season === undefined ? count : `${count} for ${seasonText(season + 1)}`
  const hasNewRows = rows.some(({ state }) => state.status === 'new')
  const emptyReason = hasNewRows ? 'Nothing is selected.' : 'There’s nothing left to create.'
  const disabledReason = chosen.length === 0 && !isRunning ? emptyReason : undefined

  function create(): void {
    if (season === undefined) return
    const steps = nextSteps(rows, season)
    next.forgetChoices()
    setAsking(false)
    setRunId(start({ doing: `Creating ${items}`, done: `Created ${items}`, steps }))
  }

  return (
    <>
      <PageHeader
        title="Next season"
        description="Creates next season’s plans, packages and pricing plans from this season’s, under the new codes."
      >
        {season !== undefined && (
          <FilterSelect
            label="From season"
            all={seasonText(seasons[0] ?? season)}
            value={season === seasons[0] ? '' : String(season)}
            options={seasons.slice(1).map((one) => [String(one), seasonText(one)])}
            onChange={(value) => setSeason(value === '' ? seasons[0] : Number(value))}
          />
        )}
        {season !== undefined && (
          <span className={styles.create}>
            <span id={reasonId} className={styles.reason}>
              {disabledReason}
            </span>
            <Button
              variant="contained"
              disabled={isRunning || disabledReason !== undefined}
              aria-describedby={reasonId}
              onClick={() => setAsking(true)}
            >
              <span>{`Create ${items}`}</span>
            </Button>
          </span>
        )}
      </PageHeader>
      {isAsking && season !== undefined && (
        <CreateSeasonDialog
          items={items}
          rows={chosen}
          season={season + 1}
          onCreate={create}
          onClose={() => setAsking(false)}
        />
      )}
      {runId !== undefined && (
        <div className={styles.box}>
          <RunProgress id={runId} />
          {hasFailures && <p>Add a plan that failed with its first game.</p>}
        </div>
      )}
      {isPhone ? (
        <details className={styles.fold}>
          <summary>What is created</summary>
          {FACTS}
        </details>
      ) : (
        FACTS
      )}
      {next.queriedLists.map(({ list, failed }) => (
        <ListMessages key={list.join()} queryKey={list} failed={failed} />
      ))}
      {next.isReading && <Loading text="Loading plans..." />}
      {!next.isReading && season === undefined && (
        <Empty>
          {next.hasPlans
            ? 'No season’s plans have games yet. Import the games first.'
            : 'No plan has a season in its code, such as B26FULL.'}
        </Empty>
      )}
      {next.remaining && <LeftToDo {...next.remaining} />}
      {[...groupBy(rows, ({ source }) => sectionOf(source))].map(([title, rows]) => (
        <NextSection key={title} {...{ title, rows }} onRename={rename} onSelect={select} />
      ))}
    </>
  )
}

interface NextSectionProps {
  title: string
  rows: readonly PreviewRow[]
  onRename: (row: CopyRow, to: string) => void
  onSelect: (rows: readonly CopyRow[], isSelected: boolean) => void
}

/** The records of one kind, each with its name, new name and state. */
function NextSection({ title, rows, onRename, onSelect }: NextSectionProps) {
  const titleId = useId()
  const newRows = rows.filter(({ state }) => state.status === 'new')
  const selectedCount = newRows.filter(({ isSelected }) => isSelected).length
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.head}>
        <input
          type="checkbox"
          aria-label={`All new ${title}`}
          checked={newRows.length > 0 && selectedCount === newRows.length}
          ref={(box) => {
            if (box) box.indeterminate = selectedCount > 0 && selectedCount < newRows.length
          }}
          disabled={newRows.length === 0}
          onChange={(event) => onSelect(newRows, event.target.checked)}
        />
        <h2 id={titleId}>{title}</h2>
        <span className={styles.count}>{`${selectedCount} of ${rows.length}`}</span>
      </div>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <Row key={row.key} row={row} onRename={onRename} onSelect={onSelect} />
        ))}
      </ul>
    </section>
  )
}

interface RowProps extends Pick<NextSectionProps, 'onRename' | 'onSelect'> {
  row: PreviewRow
}

function Row({ row, onRename, onSelect }: RowProps) {
  const reasonId = useId()
  const { from, to, state, isSelected } = row
  const isWrong = state.status === 'invalid' && state.reason !== ''
  return (
    <li className={styles.row} data-state={isSelected ? 'new' : state.status}>
      <input
        type="checkbox"
        aria-label={`Copy ${from}`}
        checked={isSelected}
        disabled={state.status !== 'new'}
        onChange={(event) => onSelect([row], event.target.checked)}
      />
      <span className={styles.from}>{from}</span>
      <input
        type="text"
        className={styles.to}
        aria-label={`New name of ${from}`}
        aria-describedby={reasonId}
        aria-invalid={isWrong}
        value={to}
        onChange={(event) => onRename(row, event.target.value)}
      />
      <span id={reasonId} className={styles.reason}>
        {stateText(row)}
      </span>
    </li>
  )
}

/** The state of a row as text: new, existing, left out or invalid. */
function stateText({ source, state, isSelected, leftOutReason }: PreviewRow): string {
  if (state.status === 'exists') return 'Already exists'
  if (state.status === 'invalid')
    return state.reason || 'Used in every season. To copy it, give it a new name.'
  if (!isSelected) return leftOutReason ? `Left out. ${leftOutReason}` : 'Left out'
  if (source.kind === 'plan') return 'New, without games'
  if (source.kind === 'pricing plan') return `New, ${counted(source.locations.length, 'location')}`
  return `New, with ${counted(source.plan.originalPlans.length, 'plan')}`
}
