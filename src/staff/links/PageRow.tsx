import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { MenuButton } from '../../ui/MenuButton'
import { WrapRow } from '../../ui/WrapRow'
import { pageContent } from './clipboardContent'
import { OpenLink } from './linkParts'
import styles from './links.module.css'
import type { PageState } from './pageState'
import { publicAddress, type SharedPage } from './sharedPage'
import { canShare, useShareActions } from './useShareActions'

interface PageRowProps {
  page: SharedPage
  /** Undefined while the page is being checked. */
  state: PageState | undefined
  /** Whether the address isn't final yet. */
  isWaiting: boolean
  onMail: () => void
  onQr: () => void
}

const NO_COPY = 'Copying isn’t available here. Select the address instead.'

/** One page: its name, state and address, and the actions that share it. */
export function PageRow({ page, state, isWaiting, onMail, onQr }: PageRowProps) {
  const { copy, share } = useShareActions()
  const { name, title } = page
  const url = publicAddress(page.address)
  return (
    <WrapRow component="li" sx={{ alignItems: 'center', justifyContent: 'flex-end', rowGap: 0.25 }}>
      <WrapRow
        spacing={1.5}
        sx={{ flex: { xs: '1 1 100%', sm: 1 }, alignItems: 'baseline', minWidth: 0 }}
      >
        <strong>{name}</strong>
        <StateMark state={state} />
      </WrapRow>
      <Typography
        component="span"
        variant="body2"
        color="text.secondary"
        className={styles.address}
      >
        {url}
      </Typography>
      <OpenLink name={name} address={page.address}>
        Open
      </OpenLink>
      <Button
        onClick={() => void copy(pageContent(page), `${name} link copied`, NO_COPY)}
        aria-label={`Copy ${name} link`}
        disabled={isWaiting}
        size="small"
        variant="outlined"
      >
        Copy
      </Button>
      <MenuButton
        name="More"
        size="small"
        aria-label={`More for ${name}`}
        disabled={isWaiting}
        actions={[
          { name: 'Email', run: onMail },
          ...(canShare()
            ? [{ name: 'Share', run: () => void share({ title, text: title, url }) }]
            : []),
          { name: 'QR code', run: onQr },
        ]}
      />
    </WrapRow>
  )
}

const STATE_MARKS = {
  opens: { sign: '✓', text: 'Works', color: 'success.main' },
  incomplete: { sign: '!', text: 'Incomplete.', color: 'warning.dark' },
  'not-found': { sign: '✕', text: 'Not found.', color: 'error.main' },
  unknown: { sign: '?', text: 'Not checked.', color: 'text.secondary' },
} as const

/** The state of a page as a mark and text, never as a color alone. */
function StateMark({ state }: { state: PageState | undefined }) {
  if (state === undefined)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Checking...
      </Typography>
    )
  const { sign, text, color } = STATE_MARKS[state.status]
  return (
    <Typography variant="body2" sx={{ color }}>
      <span aria-hidden="true">{`${sign} `}</span>
      <span>{text}</span> {state.reason && <span>{state.reason}</span>}
    </Typography>
  )
}
