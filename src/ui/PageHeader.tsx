import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

/** A page's title with its search box and buttons. */
export function PageHeader({
  title,
  aside,
  about,
  children,
}: {
  title: string
  /** Quiet words beside the title. */
  aside?: ReactNode
  /** What the page is for, in two lines. */
  about?: string
  children?: ReactNode
}) {
  return (
    <Stack spacing={{ xs: 1.75, sm: 2 }} sx={{ mb: { xs: 1.5, sm: 2 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 }}>
        <Typography variant="h1">{title}</Typography>
        {aside !== undefined && <span>{aside}</span>}
      </Box>
      {about && (
        <Typography color="text.secondary" sx={{ maxWidth: '72ch' }}>
          {about}
        </Typography>
      )}
      {children && (
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          spacing={1.5}
          sx={{ alignItems: { sm: 'center' }, justifyContent: 'space-between' }}
        >
          {children}
        </Stack>
      )}
    </Stack>
  )
}
