import MenuIcon from '@mui/icons-material/Menu'
import AppBar from '@mui/material/AppBar'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Toolbar from '@mui/material/Toolbar'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../config/paths'
import { SessionWarning } from '../session/SessionWarning'
import { useSession } from '../session/useSession'
import { useHasJobs } from '../staff/kit/jobs/JobsProvider'
import { useHasPackageWork } from '../staff/kit/packages/PackageWorkProvider'
import { RecentlyDeleted } from '../staff/kit/restore/RecentlyDeleted'
import { useDeletedOwner } from '../staff/kit/restore/useRecentlyDeleted'
import { LeftSaves } from '../staff/kit/save/LeftSaves'
import { lazyDialog } from '../ui/dialog/lazyDialog'
import { hasUnsavedWork } from '../ui/form/useLeaveGuard'
import { AccountButton } from './AccountButton'
import { LostPageNotice } from './LostPageNotice'
import { PaletteButton } from './palette/PaletteButton'
import { SkipLink } from './SkipLink'
import { StaffMenu } from './StaffMenu'
import { useAppLinks } from './useAppLinks'
import { useNextPerson } from './useNextPerson'
import { useScrollMemory } from './useScrollMemory'

const DiscardDialog = lazyDialog(() => import('../ui/dialog/DiscardDialog'), 'DiscardDialog')

const PhoneMenu = lazyDialog(() => import('./PhoneMenu'), 'PhoneMenu')

const JobChip = lazyDialog(() => import('../staff/kit/jobs/JobChip'), 'JobChip')

const JobNotices = lazyDialog(() => import('../staff/kit/jobs/JobNotices'), 'JobNotices')

const PackageNotices = lazyDialog(
  () => import('../staff/kit/packages/PackageNotices'),
  'PackageNotices',
)

/** Side menu width in pixels (docs/rules/screens.md#layout). */
const MENU_WIDTH = 240
const BAR_HEIGHT = 56

/** Beside the page, and scrolled by itself. */
const sideMenu = {
  position: 'sticky',
  top: BAR_HEIGHT,
  boxSizing: 'border-box',
  width: MENU_WIDTH,
  flexShrink: 0,
  alignSelf: 'flex-start',
  height: `calc(100vh - ${BAR_HEIGHT}px)`,
  mt: `${BAR_HEIGHT}px`,
  overflowY: 'auto',
  borderRight: '1px solid var(--line)',
  displayPrint: 'none',
} as const

/** Top bar and menu around every staff page; strangers see the page alone. */
export function StaffLayout({ children }: { children: ReactNode }) {
  const { state, logOut } = useSession()
  const navigate = useNavigate()
  const isWide = useMediaQuery('(min-width: 900px)', { noSsr: true })
  const [isMenuOpen, setMenuOpen] = useState(false)
  // Beside the page it is open anyway: a window made narrow again begins with the page.
  if (isWide && isMenuOpen) setMenuOpen(false)
  const [isAsking, setAsking] = useState(false)
  const hasPackageWork = useHasPackageWork()
  const hasJobs = useHasJobs()
  const main = useMainFocus()
  useScrollMemory()
  useAppLinks()
  useNextPerson(state.user)
  useDeletedOwner()
  const leave = () => {
    setAsking(false)
    logOut()
    navigate(paths.signIn)
  }

  if (state.user === null) {
    return (
      <Box component="main" ref={main} tabIndex={-1} sx={{ outline: 'none' }}>
        {children}
      </Box>
    )
  }
  const menu = <StaffMenu user={state.user} onGo={() => setMenuOpen(false)} />
  return (
    <Box sx={{ display: 'flex', minHeight: '100vh' }}>
      <SkipLink onSkip={() => main.current?.focus()} />
      <AppBar
        position="fixed"
        elevation={0}
        sx={{ zIndex: (theme) => theme.zIndex.drawer + 1, displayPrint: 'none' }}
      >
        <Toolbar variant="dense" sx={{ minHeight: BAR_HEIGHT, gap: 1 }}>
          {!isWide && (
            <IconButton
              color="inherit"
              edge="start"
              aria-label="Menu"
              aria-expanded={isMenuOpen}
              onClick={() => setMenuOpen(true)}
            >
              <MenuIcon />
            </IconButton>
          )}
          <Typography component="div" sx={{ flex: 1, fontWeight: 600, fontSize: '1.125rem' }}>
            Toolpad
          </Typography>
          {hasJobs && <JobChip onClose={() => {}} />}
          <PaletteButton user={state.user} />
          <RecentlyDeleted />
          <AccountButton user={state.user} />
          <Button color="inherit" onClick={() => (hasUnsavedWork() ? setAsking(true) : leave())}>
            Logout
          </Button>
        </Toolbar>
      </AppBar>
      <SessionWarning user={state.user} />
      {isAsking && <DiscardDialog onClose={() => setAsking(false)} onDiscard={leave} />}
      {isWide ? (
        <Box sx={sideMenu}>{menu}</Box>
      ) : (
        isMenuOpen && (
          <PhoneMenu width={MENU_WIDTH} onClose={() => setMenuOpen(false)}>
            {menu}
          </PhoneMenu>
        )
      )}
      <Box
        component="main"
        id="main"
        ref={main}
        tabIndex={-1}
        sx={{
          flex: 1,
          minWidth: 0,
          pt: `${BAR_HEIGHT}px`,
          outline: 'none',
          '@media print': { pt: 0 },
        }}
      >
        <Box sx={{ p: { xs: 2, md: 3 }, maxWidth: 1440 }}>
          <LostPageNotice />
          <LeftSaves />
          {hasJobs && <JobNotices onClose={() => {}} />}
          {hasPackageWork && <PackageNotices onClose={() => {}} />}
          <Fragment key={state.user.email}>{children}</Fragment>
        </Box>
      </Box>
    </Box>
  )
}

/** Moves the focus to the page when the address changes, so that a screen reader hears of it. */
function useMainFocus() {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}
