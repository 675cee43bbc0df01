import Button from '@mui/material/Button'
import { teamKeys } from '../../content/teams'
import { nearestOpponent, opponentNames } from '../../domain/games/opponentChoices'
import { countsOf, groupBy, nameKey } from '../../domain/recordKeys'
import { lookupKey } from '../../domain/seasonFile/cellText'
import type { Comparison } from '../../domain/seasonFile/compareSeason'
import type { ImportRow } from '../../domain/seasonFile/importRow'
import { counted } from '../../domain/text'
import { SelectField } from '../../ui/SelectField'
import { CAUSE_PHRASES } from './importWords'
import type { ReviewAction, ReviewState } from './reviewState'
import styles from './SeasonImport.module.css'
import { saveAlias } from './savedCorrections'

interface SharedProblemsProps {
  compared: Comparison
  review: ReviewState
  dispatch: (action: ReviewAction) => void
}

/** The problems shared by several rows, each with a control that fixes all of its rows. */
export function SharedProblems({ compared, review, dispatch }: SharedProblemsProps) {
  const { rows, unknownPlans } = compared
  const opponents = unknownOpponents(rows)
  const otherCauses = countsByOtherCause(rows)
  if (opponents.size + unknownPlans.size + otherCauses.size === 0) return null
  return (
    <ul className={styles.causes} aria-label="Notes">
      {[...opponents].map(([name, rowsWithName]) => (
        <UnknownOpponent key={name} name={name} rows={rowsWithName} dispatch={dispatch} />
      ))}
      {[...unknownPlans].map(([name, count]) => (
        <li key={name} className={styles.choice}>
          <span>{`${counted(count, 'row')}: no plan named '${name}'.`}</span>
          <Button
            size="small"
            variant="outlined"
            aria-pressed={review.newPlans.has(nameKey(name))}
            onClick={() => dispatch({ type: 'toggle plan', name })}
          >
            <span>{review.newPlans.has(nameKey(name)) ? 'Don’t create it' : 'Create it'}</span>
          </Button>
        </li>
      ))}
      {otherCauses.size > 0 && (
        <li>
          {[...otherCauses]
            .map(([cause, count]) => `${counted(count, 'row')} ${CAUSE_PHRASES[cause]}`)
            .join(' · ')}
        </li>
      )}
    </ul>
  )
}

interface UnknownOpponentProps {
  name: string
  rows: readonly ImportRow[]
  dispatch: (action: ReviewAction) => void
}

/** An unknown opponent, with the most similar club. Its rows wait until a club is chosen. */
function UnknownOpponent({ name, rows, dispatch }: UnknownOpponentProps) {
  const alias = lookupKey(name)
  const teamInFile = rows[0]?.fileRow.team
  const possibleTeams = teamInFile ? [teamInFile] : teamKeys
  const nearest = possibleTeams.flatMap((team) => nearestOpponent(team, name) ?? [])[0]
  function chooseClub(club: string) {
    saveAlias(alias, club)
    dispatch({ type: 'name opponent', alias, club })
  }
  return (
    <li className={styles.choice}>
      <span>{`${counted(rows.length, 'row')}: '${name}' isn’t a known opponent.`}</span>
      {nearest && (
        <Button size="small" variant="outlined" onClick={() => chooseClub(nearest)}>
          <span>{`Use ${nearest}`}</span>
        </Button>
      )}
      <SelectField
        name={`Who is '${name}'?`}
        value=""
        none="Who is it?"
        options={possibleTeams.flatMap(opponentNames).map((club) => [club, club])}
        onChange={chooseClub}
        sx={{ width: 'auto' }}
      />
      <Button size="small" onClick={() => dispatch({ type: 'name opponent', alias, club: name })}>
        Keep as written
      </Button>
    </li>
  )
}

/** The number of rows by the cause of their notes, without those that have a control. */
function countsByOtherCause(rows: readonly ImportRow[]) {
  const causes = rows
    .filter(({ status }) => status !== 'left out')
    .flatMap(({ notes }) => [...new Set(notes.map(({ cause }) => cause))])
  return countsOf(causes.filter((cause) => cause !== 'opponent' && cause !== 'plan'))
}

/** The rows with an unknown opponent, by its name in the file. Rows without a name are left out. */
const unknownOpponents = (rows: readonly ImportRow[]) =>
  groupBy(rows, ({ status, fileRow, notes }) =>
    status === 'conflict' && notes.some(({ cause }) => cause === 'opponent')
      ? fileRow.opponent || undefined
      : undefined,
  )
