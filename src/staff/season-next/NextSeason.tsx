import Button from '@mui/material/Button'
import { useId, useState } from 'react'
import { seasonText } from '../../domain/time/seasons'
import { useMatchMedia } from '../../lib/externalStore'
import { Empty, Loading } from '../../ui/LoadState'
import { lazyPart } from '../../ui/lazyPart'
import { PageHeader } from '../../ui/PageHeader'
import { FilterSelect } from '../list/FilterBar'
import { ListMessages } from '../list/ListState'
import { isGoing } from '../writes/runText'
import { useRun, useRuns } from '../writes/useRuns'
import { CreateSeasonDialog } from './CreateSeasonDialog'
import { LeftToDo } from './LeftToDo'
import styles from './NextSeason.module.css'
import { NextSection } from './NextSection'
import { nextSteps, type PreviewRow, previewSections } from './previewRows'
import { useNextSeason } from './useNextSeason'

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
  const { rows, season, seasons, rename, select, ...preview } = useNextSeason()
  const reasonId = useId()
  const isPhone = useMatchMedia('(width < 37.5em)')
  const { start } = useRuns()
  const [runId, setRunId] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const run = useRun(runId)
  const hasFailures = run?.items.some(({ state }) => state === 'failed')

  const chosen = rows.filter(({ isSelected }) => isSelected)
  const isRunning = run !== undefined && isGoing(run)
  const items = itemsText(chosen.length, season)
  const disabledReason = isRunning ? undefined : reasonForNothing(rows)

  function create(): void {
    if (season === undefined) return
    const steps = nextSteps(rows, season)
    preview.forgetStoredChoices()
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
            none={seasonText(seasons[0] ?? season)}
            value={season === seasons[0] ? '' : String(season)}
            options={seasons.slice(1).map((year) => [String(year), seasonText(year)])}
            onChange={(value) => preview.setSeason(value === '' ? undefined : Number(value))}
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
      {preview.queriedLists.map(({ list, failed }) => (
        <ListMessages key={list.join()} queryKey={list} failed={failed} />
      ))}
      {preview.isLoading && <Loading text="Loading plans..." />}
      {!preview.isLoading && season === undefined && (
        <Empty>
          {preview.hasPlans
            ? 'No season’s plans have games yet. Import the games first.'
            : 'No plan has a season in its code, such as B26FULL.'}
        </Empty>
      )}
      {preview.remaining && <LeftToDo {...preview.remaining} />}
      {previewSections(rows).map((section) => (
        <NextSection key={section.title} {...section} onRename={rename} onSelect={select} />
      ))}
    </>
  )
}

/**
 * The records to create, as text: '3 plans and packages for 2026–27'.
 * @param season the copied season.
 */
function itemsText(count: number, season: number | undefined): string {
  const noun = count === 1 ? 'plan or package' : 'plans and packages'
  const items = count > 0 ? `${count} ${noun}` : noun
  return season === undefined ? items : `${items} for ${seasonText(season + 1)}`
}

/** Why nothing can be created; undefined if rows are selected. */
function reasonForNothing(rows: readonly PreviewRow[]): string | undefined {
  if (rows.some(({ isSelected }) => isSelected)) return undefined
  const hasNewRows = rows.some(({ state }) => state.status === 'new')
  return hasNewRows ? 'Nothing is selected.' : 'There’s nothing left to create.'
}
