import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { dialogOnUse } from '../../ui/dialog/lazyDialog'
import { ReadingDialog } from '../../ui/dialog/ReadingDialog'
import { Fold } from './linkParts'
import { mailLink } from './mailLinks'
import { PageRow } from './PageRow'
import type { PageState } from './pageState'
import { ShareTools, type ShareToolsProps } from './ShareTools'
import { allPages, type PageGroup, pagePath, type SharedPage } from './sharedPage'
import { usePageStates } from './usePageStates'
import { useShareActions } from './useShareActions'

const QrDialog = dialogOnUse(() => import('./QrDialog'), 'QrDialog')

interface SharePanelProps extends ShareToolsProps {
  title: string
  /** The screen's name in the menu. */
  breadcrumb: string
  /** The select for the contact, above the pages. */
  choice?: ReactNode
  onClose: () => void
  /** Shown below the pages. */
  children?: ReactNode
}

/**
 * A dialog that checks public pages, and opens and shares them one by one or together
 * (docs/rules/share.md).
 */
export function SharePanel(props: SharePanelProps) {
  const { title, breadcrumb, choice, onClose, children, ...tools } = props
  const { groups, rep, waitsFor } = tools
  const pages = allPages(groups)
  const { stateOf, check } = usePageStates(pages.map(({ address }) => address))
  const { mail } = useShareActions()
  const [qrPath, setQrPath] = useState<string>()
  const closeQr = () => setQrPath(undefined)
  const qrPage = pages.find((page) => pagePath(page) === qrPath)
  const rowOf = (page: SharedPage) => (
    <PageRow
      key={pagePath(page)}
      page={page}
      state={stateOf(page.address)}
      isWaiting={waitsFor === 'contact'}
      onMail={() => mail(mailLink({ subject: page.title, pages: [page] }, rep), 1)}
      onQr={() => setQrPath(pagePath(page))}
    />
  )
  return (
    <ReadingDialog title={title} breadcrumb={[breadcrumb]} onClose={onClose}>
      <Stack spacing={2.5}>
        {choice}
        <ShareTools {...tools} />
        {pages.length > 0 && (
          <LinksSummary states={pages.map(({ address }) => stateOf(address))} onCheck={check} />
        )}
        {groups.map((group) => (
          <GroupSection key={group.heading} group={group} rowOf={rowOf} />
        ))}
        {children}
      </Stack>
      {qrPage && <QrDialog page={qrPage} breadcrumb={[breadcrumb, title]} onClose={closeQr} />}
    </ReadingDialog>
  )
}

interface GroupSectionProps {
  group: PageGroup
  rowOf: (page: SharedPage) => ReactNode
}

/** The pages below one heading. The less common ones are collapsed. */
function GroupSection({ group, rowOf }: GroupSectionProps) {
  const { heading, pages, initialCount = pages.length } = group
  return (
    <Stack component="section" aria-label={heading} spacing={1.5}>
      <Typography
        component="h3"
        variant="overline"
        sx={{ overflowWrap: 'anywhere', lineHeight: 1.5, fontWeight: 700 }}
      >
        {heading}
      </Typography>
      <Rows>{pages.slice(0, initialCount).map(rowOf)}</Rows>
      {pages.length > initialCount && (
        <Fold label="More links">
          <Rows>{pages.slice(initialCount).map(rowOf)}</Rows>
        </Fold>
      )}
    </Stack>
  )
}

const Rows = ({ children }: { children: ReactNode }) => (
  <Stack component="ul" spacing={2} sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {children}
  </Stack>
)

interface LinksSummaryProps {
  states: readonly (PageState | undefined)[]
  onCheck: () => void
}

/**
 * The number of pages that open, announced when all are checked, and a button that checks them
 * again.
 */
function LinksSummary({ states, onCheck }: LinksSummaryProps) {
  const [isPressed, setPressed] = useState(false)
  const checked = states.filter((state) => state !== undefined).length
  const isDone = checked === states.length
  const open = states.filter((state) => state?.status === 'opens').length
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', minHeight: 32 }}>
      <Typography role="status" variant="body2">
        {isDone ? linksWork(open, states.length) : 'Checking the links...'}
      </Typography>
      {/* The progress isn't announced for each page. */}
      {!isDone && (
        <Typography variant="body2" aria-hidden="true">
          {`${checked} of ${states.length}`}
        </Typography>
      )}
      {/* Stays after it was pressed, so that it keeps the focus. */}
      {((isDone && open < states.length) || isPressed) && (
        <Button
          size="small"
          aria-disabled={!isDone}
          onClick={() => {
            if (!isDone) return
            setPressed(true)
            onCheck()
          }}
        >
          Check again
        </Button>
      )}
    </Stack>
  )
}

function linksWork(open: number, total: number) {
  if (open < total) return `${open} of ${total} links work`
  return total === 1 ? 'The link works' : `All ${total} links work`
}
