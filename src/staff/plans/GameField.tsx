import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { type ReactNode, type RefCallback, useMemo } from 'react'
import { useGames } from '../../api/games'
import { MESSAGES } from '../../api/writes/messages'
import type { TeamKey } from '../../content/teams'
import { type Game, gameKey } from '../../domain/games/game'
import { suggestionsPopper } from '../../ui/form/suggestionsPopper'
import { QueryState } from '../kit/QueryState'
import { findGame, gameLabel } from './planFields'

/** The number of options rendered at most. Longer lists are slow, and typing finds the others. */
const MAX_OPTIONS = 200
const filterOptions = createFilterOptions<Game>({ limit: MAX_OPTIONS })

/**
 * Rendered inside the dialog, because screen readers ignore what is outside of it. The fixed
 * position keeps the dialog's edge from clipping it.
 */
const POPPER: typeof suggestionsPopper = {
  ...suggestionsPopper,
  disablePortal: true,
  popperOptions: { strategy: 'fixed' },
}

interface GameFieldProps {
  label: string
  team: TeamKey
  /** The value is a game's label, or the typed text. */
  field: { value: string; onChange: (text: string) => void; ref: RefCallback<HTMLInputElement> }
  /** The codes of games that can't be chosen, because the plan already has them. */
  taken: readonly string[]
  error: string | undefined
  hint?: ReactNode
}

/**
 * A field for one of the team's games, chosen from the list or typed as a code. Typed text stays,
 * even if it isn't a game.
 */
export function GameField({ label, team, field, taken, error, hint }: GameFieldProps) {
  const { value: text, onChange: onText, ref } = field
  const games = useGames(team)
  const options = useMemo(() => byDate(games.data ?? []), [games.data])
  const isTaken = (game: Game) => taken.includes(game.eventName)
  return (
    <>
      <Autocomplete
        autoHighlight
        clearOnBlur={false}
        options={options}
        noOptionsText="No game found"
        filterOptions={filterOptions}
        getOptionLabel={gameLabel}
        getOptionKey={gameKey}
        getOptionDisabled={isTaken}
        renderOption={({ key, ...props }, game) => (
          <li key={key} {...props}>
            {`${gameLabel(game)}${isTaken(game) ? ' (in this plan)' : ''}`}
          </li>
        )}
        loading={games.isFetching}
        slotProps={{ popper: POPPER }}
        value={findGame(options, text) ?? null}
        inputValue={text}
        onInputChange={(_event, next, reason) => {
          // 'reset' would replace a typed code, or clear text that isn't a game.
          if (reason !== 'reset') onText(next)
        }}
        renderInput={(params) => (
          <TextField
            {...params}
            inputRef={ref}
            label={label}
            error={error !== undefined}
            helperText={error ?? hint}
          />
        )}
      />
      <QueryState query={games} failed={MESSAGES.game.load} />
    </>
  )
}

const byDate = (games: readonly Game[]) =>
  games.toSorted(
    (a, b) => a.date.localeCompare(b.date) || a.eventName.localeCompare(b.eventName, 'en'),
  )
