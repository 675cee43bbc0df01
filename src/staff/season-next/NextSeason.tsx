import Button from '@mui/material/Button'
import { useId, useState } from 'react'
import { counted } from '../../domain/checks/finding'
import { type NextRow, sectionOf } from '../../domain/nextSeason'
import { seasonText } from '../../domain/time/seasons'
import { useMedia } from '../../lib/externalStore'
import { Empty } from '../../ui/Empty'
import { Loading } from '../../ui/LoadState'
import { lazyPart } from '../../ui/lazyPart'
import { PageHeader } from '../../ui/PageHeader'
import { FilterChoice } from '../list/FilterBar'
import { ListNotes } from '../list/ListState'
import { useRun, useRuns } from '../writes/useRuns'
import styles from './NextSeason.module.css'
import { nextSteps, type ShownRow, useNextSeason } from './useNextSeason'

/** It comes with the first job. */
const RunProgress = lazyPart(() => import('../writes/RunProgress'), 'RunProgress')

const FACTS = (
  <ul className={styles.facts}>
    <li>What is there already is left alone. Every new name can be changed here.</li>
    <li>
      Plans start empty, to be filled with games. Should the server keep no plan without a game, it
      is named here as failed: then add it with its first game.
    </li>
    <li>Packages name the new plans and start without a PDF.</li>
    <li>Pricing plans keep locations, colors and prices; their reps are chosen anew.</li>
  </ul>
)

/** A season's plans, combined plans and pricing plans again, under next season's codes. */
export function NextSeason() {
  const { rows, seasons, season, setSeason, rename, tick, forget, isReading, notes } =
    useNextSeason()
  const isPhone = useMedia('(max-width: 599px)')
  const { start } = useRuns()
  const [job, setJob] = useState<string>()
  const going = useRun(job ?? '')?.state

  const chosen = rows.filter(({ isOn }) => isOn)
  const next = season === undefined ? '' : seasonText(season + 1)
  const sections = [...new Set(rows.map(({ source }) => sectionOf(source)))]
  const canMake = chosen.length > 0 && going !== 'running' && going !== 'waiting'
  const items = counted(chosen.length, 'item')

  function make(): void {
    if (season === undefined || !canMake) return
    const steps = nextSteps(rows, season)
    forget()
    setJob(start({ doing: `Making ${items} of ${next}`, done: `Made ${items} of ${next}`, steps }))
  }

  return (
    <>
      <PageHeader
        title="Next season"
        about="Makes next season’s plans, packages and pricing plans from this season’s, under the new codes."
      >
        {season !== undefined && (
          <FilterChoice
            label="From season"
            all={seasonText(seasons[0] ?? season)}
            value={season === seasons[0] ? '' : String(season)}
            options={seasons.slice(1).map((one) => [String(one), seasonText(one)])}
            onChoose={(value) => setSeason(value === '' ? seasons[0] : Number(value))}
          />
        )}
        {season !== undefined && (
          <Button variant="contained" disabled={!canMake} onClick={make}>
            <span>{`Make ${items} of ${next}`}</span>
          </Button>
        )}
      </PageHeader>
      {job !== undefined && (
        <div className={styles.job}>
          <RunProgress id={job} />
        </div>
      )}
      {isPhone ? (
        <details className={styles.fold}>
          <summary>What is made</summary>
          {FACTS}
        </details>
      ) : (
        FACTS
      )}
      {notes.map(({ list, failed }) => (
        <ListNotes key={list.join()} list={list} failed={failed} />
      ))}
      {isReading && <Loading text="Loading plans..." />}
      {!isReading && season === undefined && (
        <Empty>No plan has a season in its code, such as B26FULL.</Empty>
      )}
      {sections.map((title) => (
        <NextSection
          key={title}
          title={title}
          rows={rows.filter(({ source }) => sectionOf(source) === title)}
          onRename={rename}
          onTick={tick}
        />
      ))}
    </>
  )
}

interface NextSectionProps {
  title: string
  rows: readonly ShownRow[]
  onRename: (row: NextRow, to: string) => void
  onTick: (rows: readonly NextRow[], isOn: boolean) => void
}

/** The records of one kind: each with its name now, its name to be, and what will become of it. */
function NextSection({ title, rows, onRename, onTick }: NextSectionProps) {
  const titleId = useId()
  const open = rows.filter(({ state }) => state.is === 'new')
  const ticked = open.filter(({ isOn }) => isOn).length
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.head}>
        <input
          type="checkbox"
          aria-label={`All new ${title}`}
          checked={open.length > 0 && ticked === open.length}
          ref={(box) => {
            if (box) box.indeterminate = ticked > 0 && ticked < open.length
          }}
          disabled={open.length === 0}
          onChange={(event) => onTick(open, event.target.checked)}
        />
        <h2 id={titleId}>{title}</h2>
        <span className={styles.count}>{`${ticked} of ${rows.length}`}</span>
      </div>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <Row key={row.key} row={row} onRename={onRename} onTick={onTick} />
        ))}
      </ul>
    </section>
  )
}

function Row({
  row,
  onRename,
  onTick,
}: { row: ShownRow } & Omit<NextSectionProps, 'title' | 'rows'>) {
  const whyId = useId()
  const { from, to, state, isOn } = row
  const isWrong = state.is === 'not' && state.why !== ''
  return (
    <li className={styles.row} data-state={isOn ? 'new' : state.is}>
      <input
        type="checkbox"
        aria-label={`Make ${from} again`}
        checked={isOn}
        disabled={state.is !== 'new'}
        onChange={(event) => onTick([row], event.target.checked)}
      />
      <span className={styles.from}>{from}</span>
      <input
        type="text"
        className={styles.to}
        aria-label={`New name of ${from}`}
        aria-describedby={whyId}
        aria-invalid={isWrong}
        value={to}
        onChange={(event) => onRename(row, event.target.value)}
      />
      <span id={whyId} className={styles.why}>
        {wordsOf(row)}
      </span>
    </li>
  )
}

/** What becomes of a row. */
function wordsOf({ source, state, isOn }: ShownRow): string {
  if (state.is === 'there') return 'There already'
  if (state.is === 'not') return state.why || 'Serves every season. To copy it, give it a new name.'
  if (!isOn) return 'Left out'
  if (source.kind === 'plan') return 'New, without games'
  if (source.kind === 'pricing plan') return `New, ${counted(source.locations.length, 'location')}`
  return `New, of ${counted(source.plan.originalPlans.length, 'plan')}`
}
