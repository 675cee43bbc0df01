import DownIcon from '@mui/icons-material/ArrowDropDown'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { matchRoute } from '../../config/matchRoute'
import { arena } from '../../content/venue'
import { shareWords } from '../../content/words/shareWords'
import type { Rep } from '../../domain/rep'
import { vcard } from '../../domain/vcard'
import { dialogOnUse } from '../../ui/dialog/lazyDialog'
import { ReadingDialog } from '../../ui/dialog/ReadingDialog'
import { MenuButton } from '../../ui/MenuButton'
import { WrapRow } from '../../ui/WrapRow'
import { PageRow } from './PageRow'
import { MoreLinks } from './PublicLinks'
import type { PageState } from './pageState'
import { mailLink, type PageGroup, pagesOf, publicAddress, type SharedPage } from './sharedPage'
import { usePageStates } from './usePageStates'
import { canShare, copiedGroups, useShareActions } from './useShareActions'

const QrDialog = dialogOnUse(() => import('./QrDialog'), 'QrDialog')

interface SharePanelProps {
  title: string
  /** What the menu calls the screen. */
  breadcrumb: string
  /** What the pages are about, in a message to a customer. */
  subject: string
  groups: readonly PageGroup[]
  /** The contact on the pages, if any. */
  rep: Rep | null
  /** Address of the page that prints them all (docs/rules/print-set.md). */
  printSet: string
  /**
   * What is not known yet: the contact, until which no link can be shared, or further pages, until which
   * 'all' cannot be.
   */
  waitsFor?: 'contact' | 'pages'
  /** Above the pages: the choice of the contact. */
  choice?: ReactNode
  onClose: () => void
  /** Below the pages. */
  children?: ReactNode
}

/**
 * A dialog of customers' pages, each checked, to open and to share one by one or together
 * (docs/rules/share.md).
 */
export function SharePanel(props: SharePanelProps) {
  const { title, breadcrumb, groups, rep, waitsFor, choice, onClose, children } = props
  const pages = pagesOf(groups)
  const { stateOf, check } = usePageStates(pages.map(({ address }) => address))
  const { mail } = useShareActions()
  const [shownPath, setShown] = useState<string>()
  const shown = pages.find((page) => pathOf(page) === shownPath)
  const rowOf = (page: SharedPage) => (
    <PageRow
      key={pathOf(page)}
      page={page}
      state={stateOf(page.address)}
      isWaiting={waitsFor === 'contact'}
      onMail={() => mail(mailLink({ subject: page.title, pages: [page] }, rep), 1)}
      onQr={() => setShown(pathOf(page))}
    />
  )
  return (
    <ReadingDialog title={title} breadcrumb={[breadcrumb]} onClose={onClose}>
      <Stack spacing={2.5}>
        {choice}
        <ShareTools {...props} />
        {pages.length > 0 && (
          <Summary states={pages.map(({ address }) => stateOf(address))} onCheck={check} />
        )}
        {groups.map(({ heading, pages: inGroup, initialCount = inGroup.length }) => (
          <Stack key={heading} component="section" aria-label={heading} spacing={1.5}>
            <Typography
              component="h3"
              variant="overline"
              sx={{ overflowWrap: 'anywhere', lineHeight: 1.5, fontWeight: 700 }}
            >
              {heading}
            </Typography>
            <Rows>{inGroup.slice(0, initialCount).map(rowOf)}</Rows>
            {inGroup.length > initialCount && (
              <MoreLinks>
                <Rows>{inGroup.slice(initialCount).map(rowOf)}</Rows>
              </MoreLinks>
            )}
          </Stack>
        ))}
        {children}
      </Stack>
      {shown && (
        <QrDialog
          page={shown}
          breadcrumb={[breadcrumb, title]}
          onClose={() => setShown(undefined)}
        />
      )}
    </ReadingDialog>
  )
}

const Rows = ({ children }: { children: ReactNode }) => (
  <Stack component="ul" spacing={2} sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {children}
  </Stack>
)

/** A page with any contact: another contact may be chosen while the page is in use. */
const pathOf = ({ address }: SharedPage) => address.replace(/\?.*/, '')

function linksWork(open: number, all: number) {
  if (open < all) return `${open} of ${all} links work`
  return all === 1 ? 'The link works' : `All ${all} links work`
}

interface SummaryProps {
  states: readonly (PageState | undefined)[]
  onCheck: () => void
}

/** How many of the pages open, announced once all are checked, and a button to check them again. */
function Summary({ states, onCheck }: SummaryProps) {
  const [isPressed, setPressed] = useState(false)
  const checked = states.filter((state) => state !== undefined).length
  const isDone = checked === states.length
  const open = states.filter((state) => state?.status === 'opens').length
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', minHeight: 32 }}>
      <Typography role="status" variant="body2">
        {isDone ? linksWork(open, states.length) : 'Checking the links...'}
      </Typography>
      {/* Not announced at each page. */}
      {!isDone && (
        <Typography variant="body2" aria-hidden="true">
          {`${checked} of ${states.length}`}
        </Typography>
      )}
      {/* It stays once it was pressed. */}
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

type ShareToolsProps = Pick<SharePanelProps, 'subject' | 'groups' | 'rep' | 'printSet' | 'waitsFor'>

/** What is done with all pages at once, and with the contact of their rep. */
function ShareTools({ subject, groups, rep, printSet, waitsFor }: ShareToolsProps) {
  const { copy, mail, share, save } = useShareActions()
  const pages = pagesOf(groups)
  const all = copiedGroups(groups)
  const contactPage = pages.find((page) => matchRoute(pathOf(page))?.key === 'groupTickets')
  const button = { variant: 'outlined', disabled: waitsFor !== undefined } as const
  return (
    <WrapRow role="group" aria-label="All pages">
      {pages.length > 0 && (
        <>
          <Button
            {...button}
            variant="contained"
            onClick={() =>
              void copy(
                all,
                `${pages.length} links copied. Paste them into an email.`,
                'Copying isn’t available here. Select the addresses instead.',
              )
            }
          >
            Copy all
          </Button>
          <Button {...button} onClick={() => mail(mailLink({ subject, pages }, rep), pages.length)}>
            Email all
          </Button>
          {canShare() && (
            <Button
              {...button}
              onClick={() => void share({ title: subject, text: all['text/plain'] })}
            >
              Share all
            </Button>
          )}
          <Button
            {...button}
            href={publicAddress(printSet)}
            target="_blank"
            rel="noopener noreferrer"
          >
            Print all
          </Button>
        </>
      )}
      {rep && (
        <MenuButton
          name="More"
          variant="outlined"
          endIcon={<DownIcon />}
          actions={[
            {
              name: 'Contact card',
              run: () =>
                void save(`${rep.name || rep.email}.vcf`, 'text/vcard', async () =>
                  vcard(rep, {
                    organization: arena,
                    role: shareWords.role,
                    url: contactPage ? publicAddress(contactPage.address) : '',
                  }),
                ),
            },
          ]}
        />
      )}
    </WrapRow>
  )
}
