import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useHref } from 'react-router-dom'
import { ReadingDialog } from '../../ui/dialog/ReadingDialog'
import { useCopyText } from './useCopyText'

/** A customer's page: what it is, and its address below the base path. */
export interface PublicLink {
  name: string
  address: string
}

/** A dialog of customers' pages, each to open or to copy. */
export function PublicLinks({
  title,
  links,
  onClose,
  children,
}: {
  title: string
  links: PublicLink[]
  onClose: () => void
  /** Stands below the links. */
  children?: ReactNode
}) {
  return (
    <ReadingDialog title={title} onClose={onClose}>
      <Stack spacing={2}>
        {links.map((link) => (
          <LinkRow key={link.address} {...link} />
        ))}
        {children}
      </Stack>
    </ReadingDialog>
  )
}

/** A page's address as a customer gets it. */
const usePublicAddress = (address: string) => new URL(useHref(address), window.location.origin).href

/** Opens a customer's page in a tab of its own. */
export function OpenLink({ name, address, children }: PublicLink & { children: string }) {
  return (
    <Button
      href={usePublicAddress(address)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`Open ${name}`}
      size="small"
    >
      {children}
    </Button>
  )
}

function LinkRow({ name, address }: PublicLink) {
  const whole = usePublicAddress(address)
  const copyText = useCopyText()
  const copy = () =>
    copyText(
      whole,
      `${name} link copied`,
      'Copying is not possible here. Please select the address.',
    )
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{
        alignItems: 'center',
        justifyContent: 'flex-end',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
      }}
    >
      <Stack sx={{ flex: { xs: '1 1 100%', sm: 1 }, minWidth: 0 }}>
        <strong>{name}</strong>
        <Typography
          component="span"
          variant="body2"
          color="text.secondary"
          sx={{ overflowWrap: 'anywhere', userSelect: 'all' }}
        >
          {whole}
        </Typography>
      </Stack>
      <OpenLink name={name} address={address}>
        Open
      </OpenLink>
      <Button onClick={copy} aria-label={`Copy ${name} link`} size="small" variant="outlined">
        Copy
      </Button>
    </Stack>
  )
}
