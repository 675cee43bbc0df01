import Button from '@mui/material/Button'
import { teamKeys } from '../../content/teams'
import { counted } from '../../domain/checks/finding'
import { nameKey } from '../../domain/recordKeys'
import { folded } from '../../domain/seasonFile/cellText'
import type { Comparison } from '../../domain/seasonFile/compareSeason'
import { nearestOpponent, opponentNames } from '../../domain/seasonFile/fixtureText'
import type { ImportRow } from '../../domain/seasonFile/importRow'
import { SelectField } from '../../ui/SelectField'
import { causeNames } from './importWords'
import { rememberAlias } from './remembered'
import styles from './SeasonImport.module.css'
import type { Work, WorkAction } from './useImport'

/** Problems that several rows share, each once, with one control that fixes all of them. */
export function Causes({
  compared: { rows, unknownPlans },
  work,
  dispatch,
}: {
  compared: Comparison
  work: Work
  dispatch: (action: WorkAction) => void
}) {
  const opponents = unknownOpponents(rows)
  const others = causesOf(rows).filter(([cause]) => cause !== 'opponent' && cause !== 'plan')
  if (opponents.length + unknownPlans.size + others.length === 0) return null
  return (
    <ul className={styles.causes} aria-label="Notes">
      {opponents.map(([name, { count, row }]) => (
        <UnknownOpponent key={name} name={name} count={count} row={row} dispatch={dispatch} />
      ))}
      {[...unknownPlans].map(([name, count]) => (
        <li key={name} className={styles.choice}>
          <span>{`${counted(count, 'row')}: no plan named '${name}'.`}</span>
          <Button
            size="small"
            variant="outlined"
            aria-pressed={work.newPlans.has(nameKey(name))}
            onClick={() => dispatch({ type: 'toggle plan', name })}
          >
            <span>{work.newPlans.has(nameKey(name)) ? 'Don’t create it' : 'Create it'}</span>
          </Button>
        </li>
      ))}
      {others.length > 0 && (
        <li>
          {others
            .map(([cause, count]) => `${counted(count, 'row')} ${causeNames[cause]}`)
            .join(' · ')}
        </li>
      )}
    </ul>
  )
}

/** An opponent that nobody knows, with who is probably meant: its rows wait for an answer. */
function UnknownOpponent({
  name,
  count,
  row,
  dispatch,
}: {
  name: string
  count: number
  row: ImportRow
  dispatch: (action: WorkAction) => void
}) {
  const called = folded(name)
  const asked = teamKeys.filter((team) => row.file.team === null || row.file.team === team)
  const nearest = asked.flatMap((team) => nearestOpponent(team, name) ?? [])[0]
  function use(club: string) {
    rememberAlias(called, club)
    dispatch({ type: 'name opponent', called, club })
  }
  return (
    <li className={styles.choice}>
      <span>{`${counted(count, 'row')}: '${name}' isn’t a known opponent.`}</span>
      {nearest && (
        <Button size="small" variant="outlined" onClick={() => use(nearest)}>
          <span>{`Use ${nearest}`}</span>
        </Button>
      )}
      <SelectField
        name={`Who is '${name}'?`}
        value=""
        none="Who is it?"
        options={asked.flatMap(opponentNames).map((club) => [club, club])}
        onChoose={use}
        sx={{ width: 'auto' }}
      />
      <Button size="small" onClick={() => dispatch({ type: 'name opponent', called, club: name })}>
        Keep as written
      </Button>
    </li>
  )
}

function causesOf(rows: readonly ImportRow[]) {
  const counts = new Map<keyof typeof causeNames, number>()
  for (const { notes, status } of rows) {
    if (status === 'left out') continue
    for (const cause of new Set(notes.map((note) => note.cause))) {
      counts.set(cause, (counts.get(cause) ?? 0) + 1)
    }
  }
  return [...counts]
}

/** Opponents that no row could tell, by what the file calls them. */
function unknownOpponents(rows: readonly ImportRow[]) {
  const found = new Map<string, { count: number; row: ImportRow }>()
  for (const row of rows) {
    if (row.status !== 'conflict' || !row.file.opponent) continue
    if (!row.notes.some(({ cause }) => cause === 'opponent')) continue
    const { opponent } = row.file
    found.set(opponent, { count: (found.get(opponent)?.count ?? 0) + 1, row })
  }
  return [...found]
}
