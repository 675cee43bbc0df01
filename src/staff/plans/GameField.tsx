import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { type ReactNode, type RefCallback, useMemo } from 'react'
import { useGames } from '../../api/games'
import { MESSAGES } from '../../api/writes/messages'
import type { TeamKey } from '../../content/teams'
import type { Game } from '../../domain/games/game'
import { suggestionsPopper } from '../../ui/form/suggestionsPopper'
import { QueryState } from '../kit/QueryState'
import { findGame, gameLabel } from './planFields'

/** More are found by typing: a longer list is slow to render. */
const MOST_OFFERED = 200
const filterOptions = createFilterOptions<Game>({ limit: MOST_OFFERED })

/** Inside the dialog, which is all that a screen reader reads, but not cut off by its edge. */
const POPPER: typeof suggestionsPopper = {
  ...suggestionsPopper,
  disablePortal: true,
  popperOptions: { strategy: 'fixed' },
}

interface Props {
  label: string
  team: TeamKey
  /** Its value is a game's label, or what was typed. */
  field: { value: string; onChange: (text: string) => void; ref: RefCallback<HTMLInputElement> }
  /** Codes of games that cannot be chosen, because the plan has them. */
  taken: readonly string[]
  error: string | undefined
  hint?: ReactNode
}

/**
 * One game of the team's, chosen from the list or typed by its code. What was typed stays, whether
 * or not it is a game.
 */
export function GameField({ label, team, field, taken, error, hint }: Props) {
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
        getOptionKey={(game) => `${game.eventName} ${game.eventIds.join()}`}
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
          // 'reset' would replace a typed code, or clear a text that is no game.
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
