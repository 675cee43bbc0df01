import MenuIcon from '@mui/icons-material/Menu'
import AppBar from '@mui/material/AppBar'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Toolbar from '@mui/material/Toolbar'
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router-dom'
import { paths } from '../config/paths'
import { useMedia } from '../lib/useMedia'
import { SessionWarning } from '../session/SessionWarning'
import { useSession } from '../session/useSession'
import { LeftSaves } from '../staff/writes/LeftSaves'
import { useHasWrites } from '../staff/writes/WritesProvider'
import { lazyDialog } from '../ui/dialog/lazyDialog'
import { hasUnsavedWork } from '../ui/form/unsavedWork'
import { lazyPart } from '../ui/lazyPart'
import { PageFailures } from '../ui/Notifications'
import { AccountButton } from './AccountButton'
import { ClubLogos } from './ClubLogos'
import { PaletteButton } from './palette/PaletteButton'
import { SkipLink } from './SkipLink'
import styles from './StaffLayout.module.css'
import { StaffMenu } from './StaffMenu'
import { useAppLinks } from './useAppLinks'
import { useFailedPage } from './useFailedPage'
import { useNextPerson } from './useNextPerson'
import { useScrollMemory } from './useScrollMemory'

const DiscardDialog = lazyDialog(() => import('../ui/dialog/DiscardDialog'), 'DiscardDialog')

const RunsButton = lazyPart(() => import('../staff/writes/RunsButton'), 'RunsButton')
const RunNotices = lazyPart(() => import('../staff/writes/RunNotices'), 'RunNotices')
const UpdateOffer = lazyPart(() => import('../staff/links/UpdateOffer'), 'UpdateOffer')

/** Top bar and menu around every staff page; strangers see the page alone. */
export function StaffLayout({ children }: { children: ReactNode }) {
  const { state, logOut } = useSession()
  const navigate = useNavigate()
  const isWide = useMedia('(min-width: 900px)')
  const [isMenuOpen, setMenuOpen] = useState(false)
  // Beside the page it is open anyway: a window made narrow again begins with the page.
  if (isWide && isMenuOpen) setMenuOpen(false)
  const [isAsking, setAsking] = useState(false)
  const writes = useHasWrites()
  const isNavigating = useNavigation().state !== 'idle'
  const { pathname } = useLocation()
  const main = useMainFocus(pathname)
  // Sign In is on the way to a page, which is to show what went wrong before it.
  const page = pathname === paths.signIn ? undefined : pathname
  useScrollMemory()
  useAppLinks()
  useFailedPage()
  useNextPerson(state.user)
  const leave = () => {
    setAsking(false)
    logOut()
    navigate(paths.signIn)
  }

  if (state.user === null) {
    return (
      <main ref={main} tabIndex={-1} className={styles.alone}>
        <PageFailures page={page} />
        {children}
      </main>
    )
  }
  const menu = <StaffMenu user={state.user} onGo={() => setMenuOpen(false)} />
  return (
    <div className={styles.layout}>
      <SkipLink onSkip={() => main.current?.focus()} />
      <AppBar elevation={0} className={styles.bar}>
        <Toolbar className={styles.tools}>
          {!isWide && (
            <IconButton
              edge="start"
              color="inherit"
              aria-label="Menu"
              aria-expanded={isMenuOpen}
              onClick={() => setMenuOpen(true)}
            >
              <MenuIcon />
            </IconButton>
          )}
          <ClubLogos />
          <div className={styles.name}>Toolpad</div>
          {writes.hasRuns && <RunsButton />}
          <PaletteButton user={state.user} />
          <AccountButton user={state.user} />
          <Button color="inherit" onClick={() => (hasUnsavedWork() ? setAsking(true) : leave())}>
            Logout
          </Button>
        </Toolbar>
      </AppBar>
      <SessionWarning user={state.user} />
      {isAsking && <DiscardDialog onClose={() => setAsking(false)} onDiscard={leave} />}
      {isWide ? (
        <Drawer variant="permanent" slotProps={{ paper: { className: styles.side } }}>
          {menu}
        </Drawer>
      ) : (
        <Drawer
          open={isMenuOpen}
          onClose={() => setMenuOpen(false)}
          slotProps={{ paper: { 'aria-label': 'Menu' } }}
        >
          {menu}
        </Drawer>
      )}
      <main id="main" ref={main} tabIndex={-1} className={styles.main} aria-busy={isNavigating}>
        <div className={styles.page}>
          <PageFailures page={page} />
          <LeftSaves />
          {writes.hasRuns && <RunNotices />}
          {writes.hasChangedGames && <UpdateOffer />}
          <Fragment key={state.user.email}>{children}</Fragment>
        </div>
      </main>
    </div>
  )
}

/** Moves the focus to the page when the address changes, so that a screen reader hears of it. */
function useMainFocus(pathname: string) {
  const main = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}
