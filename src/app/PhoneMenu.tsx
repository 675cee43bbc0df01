import Drawer from '@mui/material/Drawer'
import type { ReactNode } from 'react'

/** The menu of a narrow window: over the page until something is chosen or it is left. */
export function PhoneMenu({
  width,
  onClose,
  children,
}: {
  /** In pixels. */
  width: number
  onClose: () => void
  children: ReactNode
}) {
  return (
    <Drawer
      open
      onClose={onClose}
      sx={{ zIndex: (theme) => theme.zIndex.drawer + 2 }}
      slotProps={{ paper: { 'aria-label': 'Menu', sx: { width } } }}
    >
      {children}
    </Drawer>
  )
}
