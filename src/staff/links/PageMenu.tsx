import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { canShare } from './usePageHandout'

/** The ways to hand on a page that are not needed every day. */
export function PageMenu({
  anchor,
  onMail,
  onShare,
  onQr,
  onClose,
}: {
  anchor: HTMLElement
  onMail: () => void
  onShare: () => void
  onQr: () => void
  onClose: () => void
}) {
  const run = (action: () => void) => () => {
    onClose()
    action()
  }
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      <MenuItem onClick={run(onMail)}>E-mail</MenuItem>
      {canShare() && <MenuItem onClick={run(onShare)}>Share</MenuItem>}
      <MenuItem onClick={run(onQr)}>QR code</MenuItem>
    </Menu>
  )
}
