import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { copiedPage } from './copiedLinks'
import { OpenLink, publicAddress } from './OpenLink'
import { PageMenu } from './PageMenu'
import type { PageState } from './pageState'
import { StateMark } from './StateMark'
import type { SharedPage } from './sharedPage'
import { usePageHandout } from './usePageHandout'

/** One page: what it is, whether it opens, its address, and the ways to hand it on. */
export function PageRow({
  page,
  state,
  isWaiting,
  onMail,
  onQr,
}: {
  page: SharedPage
  /** Undefined while it is being checked. */
  state: PageState | undefined
  /** Its address is not what is to be handed on yet. */
  isWaiting: boolean
  onMail: () => void
  onQr: () => void
}) {
  const { copy, share } = usePageHandout()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const { name, title } = page
  const url = publicAddress(page.address)
  const copyPage = () =>
    copy(
      copiedPage(page),
      `${name} link copied`,
      'Copying is not possible here. Please select the address.',
    )
  return (
    <Stack
      component="li"
      direction="row"
      spacing={1}
      useFlexGap
      sx={{
        alignItems: 'center',
        justifyContent: 'flex-end',
        flexWrap: 'wrap',
        rowGap: 0.25,
      }}
    >
      <Stack
        direction="row"
        useFlexGap
        spacing={1.5}
        sx={{
          flex: { xs: '1 1 100%', sm: 1 },
          flexWrap: 'wrap',
          alignItems: 'baseline',
          minWidth: 0,
        }}
      >
        <strong>{name}</strong>
        <StateMark state={state} />
      </Stack>
      {/* A line of its own, below the buttons where these have room beside the name. */}
      <Typography
        component="span"
        variant="body2"
        color="text.secondary"
        sx={{
          order: { sm: 1 },
          flexBasis: '100%',
          minWidth: 0,
          overflowWrap: 'anywhere',
          userSelect: 'all',
        }}
      >
        {url}
      </Typography>
      <OpenLink name={name} address={page.address}>
        Open
      </OpenLink>
      <Button
        onClick={() => void copyPage()}
        aria-label={`Copy ${name} link`}
        disabled={isWaiting}
        size="small"
        variant="outlined"
      >
        Copy
      </Button>
      <Button
        size="small"
        aria-label={`More for ${name}`}
        disabled={isWaiting}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        More
      </Button>
      {anchor && (
        <PageMenu
          anchor={anchor}
          onMail={onMail}
          onShare={() => void share({ title, text: title, url })}
          onQr={onQr}
          onClose={() => setAnchor(undefined)}
        />
      )}
    </Stack>
  )
}
