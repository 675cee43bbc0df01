import Box from '@mui/material/Box'
import { WrapRow } from '../../ui/WrapRow'
import type { Run } from './runStore'
import { stepName, stepTypeOf } from './steps/stepTypes'

/** The links shown at most. Others are only counted. */
const MAX_LINKS = 50
/** More links are collapsed. */
const MAX_EXPANDED = 5

const LINKS = {
  gap: '0 1.5rem',
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': { py: 0.5, overflowWrap: 'anywhere' },
}

/**
 * Links to the records that an ended run has written, except deleted ones. Renders nothing for an
 * undone run.
 */
export function WrittenRecords({ run }: { run: Run | undefined }) {
  if (run?.state !== 'ended' || run.undoneBy !== undefined || run.isUndo) return null
  const links = new Map(
    run.items.flatMap(({ step, state }) => {
      const href = state === 'done' ? stepTypeOf(step).hrefOf?.(step) : undefined
      return href === undefined ? [] : [[stepName(step), href] as const]
    }),
  )
  if (links.size === 0) return null
  const more = links.size - MAX_LINKS
  return (
    <Box component="details" open={links.size <= MAX_EXPANDED} sx={{ fontSize: 'var(--type-4)' }}>
      <summary style={{ width: 'fit-content', cursor: 'pointer' }}>Changes</summary>
      <WrapRow component="ul" sx={LINKS}>
        {[...links].slice(0, MAX_LINKS).map(([name, href]) => (
          <li key={name}>
            <a href={href}>{name}</a>
          </li>
        ))}
        {more > 0 && <li>{`and ${more} more`}</li>}
      </WrapRow>
    </Box>
  )
}
