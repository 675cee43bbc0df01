import MenuIcon from '@mui/icons-material/Menu'
import AppBar from '@mui/material/AppBar'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Toolbar from '@mui/material/Toolbar'
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router-dom'
import { paths } from '../config/paths'
import { teamKeys, teams } from '../content/teams'
import { clubLogo, homeClub } from '../domain/games/opponents'
import { useMatchMedia } from '../lib/externalStore'
import { SessionWarning } from '../session/SessionWarning'
import { useSession } from '../session/useSession'
import { useHasGameChanges } from '../staff/links/gameChanges'
import { useOwnRuns } from '../staff/writes/useOwnRuns'
import { lazyDialog } from '../ui/dialog/lazyDialog'
import { hasUnsavedWork } from '../ui/form/unsavedWork'
import { lazyPart } from '../ui/lazyPart'
import { PageFailures } from '../ui/PageFailures'
import { AccountButton } from './AccountButton'
import { PaletteButton } from './palette/PaletteButton'
import styles from './StaffLayout.module.css'
import { StaffMenu } from './StaffMenu'
import { useScrollMemory } from './useScrollMemory'
import { useStaffNavigation } from './useStaffNavigation'

const DiscardDialog = lazyDialog(() => import('../ui/dialog/QuestionDialog'), 'DiscardDialog')

const RunsButton = lazyPart(() => import('../staff/writes/RunsButton'), 'RunsButton')
const RunNotices = lazyPart(() => import('../staff/writes/RunNotices'), 'RunNotices')
const importChangedGames = () => import('../staff/links/ChangedGames')
const ChangedGamesNote = lazyPart(importChangedGames, 'ChangedGamesNote')
const ChangedGamesSummary = lazyPart(importChangedGames, 'ChangedGamesSummary')

/** The top bar and menu around every staff page. Without a user it renders only the page. */
export function StaffLayout({ children }: { children: ReactNode }) {
  const { state } = useSession()
  const isWide = useMatchMedia('(min-width: 900px)')
  const [isMenuOpen, setMenuOpen] = useState(false)
  // A wide window always shows the menu, so reset the state: a window made narrow again starts with
  // the menu closed.
  if (isWide && isMenuOpen) setMenuOpen(false)
  // Also restores the runs of the signed-in person, and hides those of everybody else.
  const hasRuns = useOwnRuns()
  const hasGameChanges = useHasGameChanges()
  const isNavigating = useNavigation().state !== 'idle'
  const { pathname } = useLocation()
  const main = useMainFocus(pathname)
  // Messages of Sign In are kept for the next page.
  const pagePath = pathname === paths.signIn ? undefined : pathname
  useScrollMemory()
  useStaffNavigation(state.user)

  if (state.user === null) {
    return (
      <main ref={main} tabIndex={-1} className={styles.alone}>
        <PageFailures pagePath={pagePath} />
        {children}
      </main>
    )
  }
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
          {(hasRuns || hasGameChanges) && (
            <RunsButton>{hasGameChanges && <ChangedGamesSummary />}</RunsButton>
          )}
          <PaletteButton user={state.user} />
          <AccountButton user={state.user} />
          <LogoutButton />
        </Toolbar>
      </AppBar>
      <SessionWarning user={state.user} />
      <Drawer
        variant={isWide ? 'permanent' : 'temporary'}
        open={isMenuOpen}
        onClose={() => setMenuOpen(false)}
        slotProps={{ paper: isWide ? { className: styles.side } : { 'aria-label': 'Menu' } }}
      >
        <StaffMenu user={state.user} onNavigate={() => setMenuOpen(false)} />
      </Drawer>
      <main id="main" ref={main} tabIndex={-1} className={styles.main} aria-busy={isNavigating}>
        <div className={styles.page}>
          <PageFailures pagePath={pagePath} />
          {hasRuns && <RunNotices />}
          {hasGameChanges && <ChangedGamesNote />}
          <Fragment key={state.user.email}>{children}</Fragment>
        </div>
      </main>
    </div>
  )
}

/** Moves the focus to the page when the address changes, so that screen readers announce it. */
function useMainFocus(pathname: string) {
  const main = useRef<HTMLElement>(null)
  const lastPathname = useRef(pathname)
  useEffect(() => {
    if (lastPathname.current === pathname) return
    lastPathname.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}

/** The first tab stop, which skips the bar and the menu. Visible only while focused. */
function SkipLink({ onSkip }: { onSkip: () => void }) {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to an element of the page
    <a
      href="#main"
      onClick={(event) => {
        // Do not change the address: the router would follow it.
        event.preventDefault()
        onSkip()
      }}
      className={styles.skip}
    >
      Skip to content
    </a>
  )
}

/** Ends the session. Asks first if something typed would be lost. */
function LogoutButton() {
  const { logOut } = useSession()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const leave = () => {
    setAsking(false)
    logOut()
    navigate(paths.signIn)
  }
  return (
    <>
      <Button color="inherit" onClick={() => (hasUnsavedWork() ? setAsking(true) : leave())}>
        Logout
      </Button>
      {isAsking && <DiscardDialog onClose={() => setAsking(false)} onDiscard={leave} />}
    </>
  )
}

/**
 * The home teams' logos in the top bar, if the venue has set their addresses
 * (src/content/venue.ts).
 */
function ClubLogos() {
  return teamKeys.map((team) => {
    const logo = clubLogo(team, homeClub(team)?.code ?? '')
    return logo && <ClubLogo key={team} src={logo} name={teams[team].name} />
  })
}

/** Renders nothing if the image cannot be loaded. */
function ClubLogo({ src, name }: { src: string; name: string }) {
  const [hasFailed, setFailed] = useState(false)
  if (hasFailed) return null
  return <img className={styles.logo} src={src} alt={name} onError={() => setFailed(true)} />
}
