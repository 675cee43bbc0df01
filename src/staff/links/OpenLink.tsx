import Button, { type ButtonProps } from '@mui/material/Button'
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
