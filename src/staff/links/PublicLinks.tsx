import Box from '@mui/material/Box'
import Button, { type ButtonProps } from '@mui/material/Button'
import type { ReactNode } from 'react'
import { type PublicLink, publicAddress } from './sharedPage'

type OpenLinkProps = PublicLink & Pick<ButtonProps, 'variant' | 'endIcon' | 'children'>

/** Opens a customer's page in a tab of its own. */
export function OpenLink({ name, address, ...button }: OpenLinkProps) {
  return (
    <Button
      href={publicAddress(address)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`Open ${name}`}
      size="small"
      {...button}
    />
  )
}

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
