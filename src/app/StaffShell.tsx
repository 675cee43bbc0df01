import { type ReactNode, useLayoutEffect } from 'react'
import { followLooks, hideLooks, showLooks } from '../config/looks'
import { personMark } from '../domain/session'
import { SessionProvider } from '../session/SessionProvider'
import { useSession } from '../session/useSession'
import { JobsProvider } from '../staff/writes/jobs/JobsProvider'
import { PackageWorkProvider } from '../staff/writes/packages/PackageWorkProvider'
import { SavesProvider } from '../staff/writes/save/SavesProvider'
import { AboveDialogsProvider } from '../ui/dialog/AboveDialogs'
import { NotificationsProvider } from '../ui/Notifications'
import '../ui/theme/faces.css'
import { MuiTheme } from '../ui/theme/MuiTheme'
import { StaffLayout } from './StaffLayout'

/** Everything the staff part stands on; public sheets load none of it. */
export function StaffShell({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    showLooks()
    const unfollow = followLooks()
    return () => {
      unfollow()
      hideLooks()
    }
  }, [])
  return (
    <MuiTheme>
      <AboveDialogsProvider>
        <SessionProvider>
          <PersonalNotifications>
            <SavesProvider>
              <PackageWorkProvider>
                <JobsProvider>
                  <StaffLayout>{children}</StaffLayout>
                </JobsProvider>
              </PackageWorkProvider>
            </SavesProvider>
          </PersonalNotifications>
        </SessionProvider>
      </AboveDialogsProvider>
    </MuiTheme>
  )
}

function PersonalNotifications({ children }: { children: ReactNode }) {
  const { state } = useSession()
  return (
    <NotificationsProvider person={personMark(state.user?.email ?? '')}>
      {children}
    </NotificationsProvider>
  )
}
