import '@fontsource/barlow/400.css'
import '@fontsource/barlow/600.css'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { type ReactNode, useLayoutEffect } from 'react'
import { loadWrites } from '../api/http/http'
import { prefetchScreen } from '../api/prefetchScreen'
import { followDensity, hideLooks, looksManager, SCHEME_STORE, showLooks } from '../config/looks'
import { personMark } from '../domain/session'
import { prefetchSession } from '../session/firstCheck'
import { SessionProvider } from '../session/SessionProvider'
import { useSession } from '../session/useSession'
import { JobsProvider } from '../staff/kit/jobs/JobsProvider'
import { PackageWorkProvider } from '../staff/kit/packages/PackageWorkProvider'
import { SavesProvider } from '../staff/kit/save/SavesProvider'
import { AboveDialogsProvider } from '../ui/dialog/AboveDialogs'
import { loadLater } from '../ui/later'
import { NotificationsProvider } from '../ui/Notifications'
import { StaffLayout } from './StaffLayout'
import { theme } from './theme'
import { useThemeSheet } from './themeSheet'

loadLater(loadWrites)

/** Who is signed in and what the screen shows, as far as the page has started it. */
export const prefetchStaff = (...[client, screen, names]: Parameters<typeof prefetchScreen>) =>
  Promise.all([prefetchSession(client), prefetchScreen(client, screen, names)])

/** Everything the staff part stands on; public sheets load none of it. */
export function StaffShell({ children }: { children: ReactNode }) {
  useThemeSheet()
  useLayoutEffect(() => {
    showLooks()
    const unfollow = followDensity()
    return () => {
      unfollow()
      hideLooks()
    }
  }, [])
  return (
    <ThemeProvider theme={theme} modeStorageKey={SCHEME_STORE} storageManager={looksManager} noSsr>
      <CssBaseline />
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
    </ThemeProvider>
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
