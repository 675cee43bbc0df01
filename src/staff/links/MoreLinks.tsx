import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** Links that are seldom sent, folded behind 'More links'. */
export const MoreLinks = ({ children }: { children: ReactNode }) => (
  <details>
    <Box
      component="summary"
      sx={{ width: 'fit-content', py: 0.5, fontSize: 'var(--type-3)', cursor: 'pointer' }}
    >
      More links
    </Box>
    {children}
  </details>
)
