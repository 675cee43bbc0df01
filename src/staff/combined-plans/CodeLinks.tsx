import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { canCarry } from '../../domain/combinedPlan'
import { LinkRows } from '../kit/PublicLinks'
import { combinedPlanLinks } from './combinedPlanLinks'

/** The four public pages of a code while it is typed; nothing where a link cannot carry it. */
export function CodeLinks({ code, isStored }: { code: string; isStored: boolean }) {
  if (!canCarry(code)) return null
  return (
    <Stack role="group" aria-label="Public links" spacing={1}>
      {!isStored && (
        <Typography variant="body2" color="text.secondary">
          Customers will find it here once it is saved:
        </Typography>
      )}
      <LinkRows links={combinedPlanLinks(code)} />
    </Stack>
  )
}
