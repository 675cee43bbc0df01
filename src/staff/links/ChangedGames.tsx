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
 * The follow-up of changed games: telling the customers of the packages with these games, and
 * marking these packages as updated.
 */

/**
 * The note above every page until all packages are told and marked. It can be dismissed. Then the
 * dashboard still shows it until all are told.
 */
export function ChangedGamesNote() {
  const [isTelling, setTelling] = useState(false)
  const { packages } = useChangedPackages()
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
          <ChangedGamesLine packages={packages} onTell={() => setTelling(true)} />
        </Alert>
      )}
      {isTelling && <TellCustomers onClose={() => setTelling(false)} />}
    </>
  )
}

/**
 * Whether the customer was told and the package was marked as updated, or its note was dismissed.
 */
const isHandled = ({ isDismissed, isTold, isMarked }: ChangedPackage) =>
  isDismissed || (isTold && isMarked)

/** The summary in the dialog of recent changes, also after all is done or dismissed. */
export function ChangedGamesSummary() {
  const [isTelling, setTelling] = useState(false)
  const { query, packages } = useChangedPackages()
  return (
    <Box sx={{ mb: 2 }}>
      {packages.length > 0 && (
        <ChangedGamesLine packages={packages} onTell={() => setTelling(true)} />
      )}
      {packages.length === 0 && query.data && (
        <Empty>No package shows the games you changed.</Empty>
      )}
      {!query.data && query.isError && (
        <LoadError text="Failed to load packages." onRetry={() => void query.refetch()} />
      )}
      {!query.data && !query.isError && <Loading text="Loading packages..." />}
      {isTelling && <TellCustomers onClose={() => setTelling(false)} />}
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

interface ChangedGamesLineProps {
  packages: readonly ChangedPackage[]
  onTell: () => void
}

/**
 * The packages with changed games, and the buttons that tell their customers and mark them as
 * updated. On a phone the count and the second button are only in {@link TellCustomers}.
 */
function ChangedGamesLine({ packages, onTell }: ChangedGamesLineProps) {
  const [first, ...others] = packages
  const text = first && others.length === 0 ? first.plan.code : counted(packages.length, 'package')
  return (
    <WrapRow sx={{ alignItems: 'center' }}>
      <span style={{ flex: '1 1 14rem' }}>{`Games in ${text} changed.`}</span>
      <Button color="inherit" size="small" variant="outlined" onClick={onTell}>
        Tell customers
      </Button>
      <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
        <span>{toldText(packages)}</span> <MarkButton packages={packages} />
      </Box>
    </WrapRow>
  )
}

/** The dialog with the messages. It stays open when all customers are told. */
function TellCustomers({ onClose }: { onClose: () => void }) {
  const { packages } = useChangedPackages({ readsGames: true })
  return (
    <ReadingDialog title="Tell customers" isPanel onClose={onClose}>
      <CustomerMessages packages={packages} />
    </ReadingDialog>
  )
}
