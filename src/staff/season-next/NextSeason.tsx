import Button from '@mui/material/Button'
import { useState } from 'react'
import { counted } from '../../domain/checks/finding'
import { sectionOf } from '../../domain/nextSeason'
import { seasonText } from '../../domain/seasonCodes'
import { useMedia } from '../../lib/useMedia'
import { Empty } from '../../ui/Empty'
import { Loading } from '../../ui/LoadState'
import { lazyPart } from '../../ui/lazyPart'
import { PageHeader } from '../../ui/PageHeader'
import { FilterChoice } from '../list/FilterBar'
import { ListNotes } from '../list/ListState'
import { useRun, useRuns } from '../writes/useRuns'
import styles from './NextSeason.module.css'
import { NextSection } from './NextSection'
import { nextSteps } from './nextSteps'
import { useNextSeason } from './useNextSeason'

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
