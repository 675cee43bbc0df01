import MenuIcon from '@mui/icons-material/Menu'
import AppBar from '@mui/material/AppBar'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Toolbar from '@mui/material/Toolbar'
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router-dom'
import { BASE_PATH, paths } from '../config/paths'
import { teamKeys, teams } from '../content/teams'
import { clubLogo, homeClub } from '../domain/games/opponents'
import type { User } from '../domain/session'
import { useMedia } from '../lib/externalStore'
import { SessionWarning } from '../session/SessionWarning'
import { useSession } from '../session/useSession'
import { UnfinishedSaves, useHasWrites } from '../staff/writes/WritesProvider'
import { lazyDialog } from '../ui/dialog/lazyDialog'
import { hasUnsavedWork } from '../ui/form/unsavedWork'
import { lazyPart } from '../ui/lazyPart'
import { PageFailures, useNotify } from '../ui/Notifications'
import { AccountButton } from './AccountButton'
import { takeFailedPage } from './ErrorScreens'
import { PaletteButton } from './palette/PaletteButton'
import styles from './StaffLayout.module.css'
import { StaffMenu } from './StaffMenu'
import { useScrollMemory } from './useScrollMemory'

const DiscardDialog = lazyDialog(() => import('../ui/dialog/DiscardDialog'), 'DiscardDialog')

const RunsButton = lazyPart(() => import('../staff/writes/RunsButton'), 'RunsButton')
const RunNotices = lazyPart(() => import('../staff/writes/RunNotices'), 'RunNotices')
const ChangedGames = lazyPart(() => import('../staff/links/ChangedGames'), 'ChangedGames')

/** Top bar and menu around every staff page; strangers see the page alone. */
export function StaffLayout({ children }: { children: ReactNode }) {
  const { state, logOut } = useSession()
  const navigate = useNavigate()
  const isWide = useMedia('(min-width: 900px)')
  const [isMenuOpen, setMenuOpen] = useState(false)
  // A wide window shows the menu anyway: made narrow again, it shows the page first.
  if (isWide && isMenuOpen) setMenuOpen(false)
  const [isAsking, setAsking] = useState(false)
  const writes = useHasWrites()
  const isNavigating = useNavigation().state !== 'idle'
  const { pathname } = useLocation()
  const main = useMainFocus(pathname)
  // Sign In leads to a page, which shows what went wrong before it.
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
          <UnfinishedSaves />
          {writes.hasRuns && <RunNotices />}
          {(writes.hasRuns || writes.hasSavedGames) && <ChangedGames />}
          <Fragment key={state.user.email}>{children}</Fragment>
        </div>
      </main>
    </div>
  )
}

/** Moves the focus to the page when the address changes, so that screen readers announce it. */
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

/** The home teams' logos in the top bar, where the venue has set their addresses (src/content/venue.ts). */
function ClubLogos() {
  return teamKeys.map((team) => {
    const logo = clubLogo(team, homeClub(team)?.code ?? '')
    return logo && <ClubLogo key={team} src={logo} name={teams[team].name} />
  })
}

/** Nothing where the image cannot be loaded. */
function ClubLogo({ src, name }: { src: string; name: string }) {
  const [hasFailed, setFailed] = useState(false)
  if (hasFailed) return null
  return <img className={styles.logo} src={src} alt={name} onError={() => setFailed(true)} />
}

/** The first tab stop: skips bar and menu. Visible only while focused. */
function SkipLink({ onSkip }: { onSkip: () => void }) {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it does lead to a place on the page
    <a
      href="#main"
      onClick={(event) => {
        // The address stays as it is: a router listens to it.
        event.preventDefault()
        onSkip()
      }}
      className={styles.skip}
    >
      Skip to the page
    </a>
  )
}

/** After each navigation: shows that a page could not be opened, and offers to try again. */
function useFailedPage(): void {
  const notify = useNotify()
  const navigate = useNavigate()
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each navigation
  useEffect(() => {
    const path = takeFailedPage()
    if (path === null) return
    notify('The page could not be loaded: you are offline. This one stays as it is.', 'warning', {
      action: { name: 'Try Again', run: () => void navigate(path) },
    })
  }, [key])
}

/**
 * Navigates plain links to pages of the app without a reload: a table has hundreds, and a router's
 * Link for each would re-render with every change of the address. A click with a modifier key and
 * a link with a target stay the browser's.
 */
function useAppLinks(): void {
  const navigate = useNavigate()
  useEffect(() => {
    function follow(event: MouseEvent) {
      const link = event.target instanceof Element && event.target.closest('a')
      if (!link || link.target || link.hasAttribute('download') || event.defaultPrevented) return
      const hasKey = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
      if (event.button !== 0 || hasKey || !link.href.startsWith(`${origin}${BASE_PATH}/`)) return
      event.preventDefault()
      void navigate(link.href.slice(`${origin}${BASE_PATH}`.length))
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}

/**
 * When another person signs in in another tab, this tab becomes theirs too: it goes to the dashboard,
 * not to the page of the person before, and a message says so.
 */
function useNextPerson(user: User | null): void {
  const navigate = useNavigate()
  const notify = useNotify()
  const shown = useRef(user)
  useEffect(() => {
    const former = shown.current
    shown.current = user
    if (former === null || user === null || former.email === user.email) return
    void navigate(paths.dashboard, { replace: true })
    notify(
      `${user.name || user.email} has signed in in another tab, so this tab is theirs too.`,
      'info',
    )
  }, [user, navigate, notify])
}
