import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

/** A page's title with its search box and buttons. */
export function PageHeader({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Stack spacing={2.5} sx={{ mb: 3 }}>
      <Typography variant="h1">{title}</Typography>
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
