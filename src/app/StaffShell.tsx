import { type ReactNode, useLayoutEffect } from 'react'
import { applyAppearance, followAppearance, removeAppearance } from '../config/appearance'
import { personHash } from '../domain/personHash'
import { SessionProvider } from '../session/SessionProvider'
import { useSession } from '../session/useSession'
import { DialogOverlayProvider } from '../ui/dialog/DialogOverlay'
import { NotificationsProvider } from '../ui/Notifications'
import { MuiTheme } from '../ui/theme/MuiTheme'
import { StaffLayout } from './StaffLayout'

/** The providers of staff screens. Public sheets load none of them. */
export function StaffShell({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    applyAppearance()
    const unfollow = followAppearance()
    return () => {
      unfollow()
      removeAppearance()
    }
  }, [])
  return (
    <MuiTheme>
      <DialogOverlayProvider>
        <SessionProvider>
          <PersonalNotifications>
            <StaffLayout>{children}</StaffLayout>
          </PersonalNotifications>
        </SessionProvider>
      </DialogOverlayProvider>
    </MuiTheme>
  )
}

function PersonalNotifications({ children }: { children: ReactNode }) {
  const { state } = useSession()
  return (
    <NotificationsProvider person={personHash(state.user?.email ?? '')}>
      {children}
    </NotificationsProvider>
  )
}
