import { type ReactNode, useInsertionEffect, useLayoutEffect } from 'react'
import { prefetchScreen } from '../api/prefetchScreen'
import { followLooks, hideLooks, showLooks } from '../config/looks'
import { personMark } from '../domain/session'
import { prefetchSession } from '../session/firstCheck'
import { SessionProvider } from '../session/SessionProvider'
import { useSession } from '../session/useSession'
import { JobsProvider } from '../staff/kit/jobs/JobsProvider'
import { PackageWorkProvider } from '../staff/kit/packages/PackageWorkProvider'
import { SavesProvider } from '../staff/kit/save/SavesProvider'
import { AboveDialogsProvider } from '../ui/dialog/AboveDialogs'
import { NotificationsProvider } from '../ui/Notifications'
import '../ui/theme/faces.css'
import { baseRules } from '../ui/theme/baseRules'
import { writeRules } from '../ui/theme/writeRules'
import { StaffLayout } from './StaffLayout'

/** Who is signed in and what the screen shows, as far as the page has started it. */
export const prefetchStaff = (...[client, screen, names]: Parameters<typeof prefetchScreen>) =>
  Promise.all([prefetchSession(client), prefetchScreen(client, screen, names)])

/** Everything the staff part stands on; public sheets load none of it. */
export function StaffShell({ children }: { children: ReactNode }) {
  useInsertionEffect(() => writeRules(baseRules), [])
  useLayoutEffect(() => {
    showLooks()
    const unfollow = followLooks()
    return () => {
      unfollow()
      hideLooks()
    }
  }, [])
  return (
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
