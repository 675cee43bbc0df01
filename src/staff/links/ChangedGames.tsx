import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '../../config/paths'
import type { ChangedPackage } from '../../domain/games/changedPackage'
import { counted } from '../../domain/text'
import { Alert } from '../../ui/Alert'
import { ReadingDialog } from '../../ui/dialog/ReadingDialog'
import { Empty, LoadError, Loading } from '../../ui/LoadState'
import { WrapRow } from '../../ui/WrapRow'
import { CustomerMessages, MarkButton, toldText } from './CustomerMessages'
import { useChangedPackages } from './useChangedPackages'
import { actionKey, useDoneMarks } from './useDoneMarks'

/*
 * The follow-up of changed games: telling the customers of the packages with these games, and marking these
 * packages as updated.
 */

/**
 * The note above every page until all packages are told and marked. It can be dismissed. Then the dashboard
 * still shows it until all are told.
 */
export function ChangedGamesNote() {
  const [isOpen, setOpen] = useState(false)
  const { packages } = useChangedPackages({ readsGames: isOpen })
  const { add: addMarks } = useDoneMarks()
  const isOnDashboard = useLocation().pathname === paths.dashboard
  const isDone = packages.every(isHandled)
  const isShown = !isDone || (isOnDashboard && packages.some(({ isTold }) => !isTold))
  const dismiss = () => addMarks(packages.map(({ plan }) => actionKey('dismissed', plan)))
  return (
    <>
      {isShown && (
        <Alert
          severity="info"
          sx={{ mb: 2, alignItems: { sm: 'center' }, '& .MuiAlert-message': { flex: 1 } }}
          closeText="Dismiss"
          onClose={isDone ? undefined : dismiss}
        >
          <Summary packages={packages} onTell={() => setOpen(true)} />
        </Alert>
      )}
      {isOpen && <MessagesDialog packages={packages} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Whether the customer was told and the package was marked as updated, or its note was dismissed. */
const isHandled = ({ isDismissed, isTold, isMarked }: ChangedPackage) =>
  isDismissed || (isTold && isMarked)

/** The summary in the dialog of recent changes, also after all is done or dismissed. */
export function ChangedGamesSummary() {
  const [isOpen, setOpen] = useState(false)
  const { query, packages } = useChangedPackages({ readsGames: isOpen })
  return (
    <Box sx={{ mb: 2 }}>
      {packages.length > 0 && <Summary packages={packages} onTell={() => setOpen(true)} />}
      {packages.length === 0 && query.data && (
        <Empty>No package shows the games you changed.</Empty>
      )}
      {!query.data && query.isError && (
        <LoadError text="Failed to load packages." onRetry={() => void query.refetch()} />
      )}
      {!query.data && !query.isError && <Loading text="Loading packages..." />}
      {isOpen && <MessagesDialog packages={packages} onClose={() => setOpen(false)} />}
    </Box>
  )
}

/**
 * The messages after a run that changed games. Renders nothing if no package has these games.
 * @param since skips packages without a later change, in milliseconds since 1970.
 */
export function ChangeMessages({ since }: { since?: number | undefined }) {
  const { packages } = useChangedPackages({ since, readsGames: true })
  return packages.length > 0 ? <CustomerMessages packages={packages} /> : null
}

interface PackagesProps {
  packages: readonly ChangedPackage[]
}

/** The packages with changed games, and the buttons that tell their customers and mark them as updated. */
function Summary({ packages, onTell }: PackagesProps & { onTell: () => void }) {
  const [first, ...others] = packages
  const changed = others.length > 0 ? counted(packages.length, 'package') : first?.plan.code
  // On a phone, the count and the second button are beside the messages.
  return (
    <WrapRow sx={{ alignItems: 'center' }}>
      <span style={{ flex: '1 1 14rem' }}>{`Games in ${changed} changed.`}</span>
      <Button color="inherit" size="small" variant="outlined" onClick={onTell}>
        Tell customers
      </Button>
      <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
        <span>{toldText(packages)}</span> <MarkButton packages={packages} />
      </Box>
    </WrapRow>
  )
}

function MessagesDialog({ packages, onClose }: PackagesProps & { onClose: () => void }) {
  return (
    <ReadingDialog title="Tell customers" isPanel onClose={onClose}>
      <CustomerMessages packages={packages} />
    </ReadingDialog>
  )
}
