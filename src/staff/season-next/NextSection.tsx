import { useId } from 'react'
import type { CopyRow } from '../../domain/nextSeason'
import { counted } from '../../domain/text'
import styles from './NextSeason.module.css'
import type { PreviewRow } from './previewRows'

interface NextSectionProps {
  title: string
  rows: readonly PreviewRow[]
  onRename: (row: CopyRow, to: string) => void
  onSelect: (rows: readonly CopyRow[], isSelected: boolean) => void
}

/** The records of one kind, each with its name, new name and state. */
export function NextSection({ title, rows, onRename, onSelect }: NextSectionProps) {
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

type RowProps = Omit<NextSectionProps, 'title' | 'rows'> & { row: PreviewRow }

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

/** The state of a row whose name has no season, and so no new name. */
const WITHOUT_SEASON = 'Used in every season. To copy it, give it a new name.'

/** The state of a row as text: new, existing, left out or invalid. */
function stateText({ source, state, isSelected, omissionReason }: PreviewRow): string {
  if (state.status === 'exists') return 'Already exists'
  if (state.status === 'invalid') return state.reason || WITHOUT_SEASON
  if (!isSelected) return omissionReason ? `Left out. ${omissionReason}` : 'Left out'
  if (source.kind === 'plan') return 'New, without games'
  if (source.kind === 'pricing plan') return `New, ${counted(source.locations.length, 'location')}`
  return `New, with ${counted(source.plan.originalPlans.length, 'plan')}`
}
