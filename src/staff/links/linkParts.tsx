import Box from '@mui/material/Box'
import Button, { type ButtonProps } from '@mui/material/Button'
import type { ReactNode } from 'react'
import { type PublicLink, publicAddress } from './sharedPage'

/* Small parts of the dialogs that show public links. */

type OpenLinkProps = PublicLink & Pick<ButtonProps, 'variant' | 'endIcon' | 'children'>

/** A link that opens a public page in a new tab. */
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

/** Less common content, collapsed behind its label. */
export const Fold = ({ label, children }: { label: string; children: ReactNode }) => (
  <details>
    <Box
      component="summary"
      sx={{ width: 'fit-content', py: 0.5, fontSize: 'var(--type-3)', cursor: 'pointer' }}
    >
      {label}
    </Box>
    {children}
  </details>
)
