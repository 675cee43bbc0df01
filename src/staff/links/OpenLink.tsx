import Button from '@mui/material/Button'
import { BASE_PATH } from '../../config/paths'

/** A customer's page: what it is, and its address below the base path. */
export interface PublicLink {
  name: string
  address: string
}

/** A page's address as a customer gets it. */
export const publicAddress = (address: string) => window.location.origin + BASE_PATH + address

/** Opens a customer's page in a tab of its own. */
export function OpenLink({ name, address, children }: PublicLink & { children: string }) {
  return (
    <Button
      href={publicAddress(address)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`Open ${name}`}
      size="small"
    >
      {children}
    </Button>
  )
}
