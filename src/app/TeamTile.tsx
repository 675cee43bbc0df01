import Avatar from '@mui/material/Avatar'
import { styled } from '@mui/material/styles'
import { type TeamKey, teams } from '../content/teams'

/** A team's letter on a tile in its two colors: a dot of one reads as a state. */
export function TeamTile({ team, className }: { team: TeamKey; className?: string | undefined }) {
  return (
    <Tile
      variant="rounded"
      aria-hidden="true"
      className={className}
      style={{ background: `var(--mark-${team})`, color: `var(--on-mark-${team})` }}
    >
      {/* In CSS: text would be found and copied as part of the link. */}
      <span data-letter={teams[team].letter} />
    </Tile>
  )
}

const Tile = styled(Avatar)({
  width: '1.125rem',
  height: '1.125rem',
  borderRadius: 'var(--radius-s)',
  boxShadow: 'inset 0 0 0 1px currentcolor',
  fontSize: '0.6875rem',
  fontWeight: 600,
  forcedColorAdjust: 'none',
  '& > span::before': { content: 'attr(data-letter)' },
})
