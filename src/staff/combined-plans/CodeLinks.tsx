import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { canCarry } from '../../domain/combinedPlan'
import { OpenLink } from '../links/OpenLink'
import { combinedPlanLinks } from './combinedPlanLinks'

/** The four public pages of a code while it is typed; nothing where a link cannot carry it. */
export function CodeLinks({ code, isStored }: { code: string; isStored: boolean }) {
  if (!canCarry(code)) return null
  return (
    <Stack role="group" aria-label="Public links">
      <Typography variant="body2" color="text.secondary">
        {isStored ? 'Public links:' : 'Public links, once it is saved:'}
      </Typography>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', ml: -0.5 }}>
        {combinedPlanLinks(code).map((link) => (
          <OpenLink key={link.address} {...link}>
            {link.name}
          </OpenLink>
        ))}
      </Stack>
    </Stack>
  )
}
