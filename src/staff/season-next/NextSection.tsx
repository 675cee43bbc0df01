import { useId } from 'react'
import { counted } from '../../domain/checks/finding'
import type { NextRow } from '../../domain/nextSeason'
import styles from './NextSeason.module.css'
import type { ShownRow } from './useNextSeason'

interface NextSectionProps {
  title: string
  rows: readonly ShownRow[]
  onRename: (row: NextRow, to: string) => void
  onTick: (rows: readonly NextRow[], isOn: boolean) => void
}

/** The records of one kind: each with its name now, its name to be, and what will become of it. */
export function NextSection({ title, rows, onRename, onTick }: NextSectionProps) {
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
