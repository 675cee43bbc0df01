import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { paths } from '../../config/paths'
import type { ChangedPackage } from '../../domain/games/changedPackage'
import { SmallCheckbox } from '../../ui/form/SmallCheckbox'
import { useCopyText } from '../../ui/useCopyText'
import { WrapRow } from '../../ui/WrapRow'
import { OpenLink } from './PublicLinks'
import { changeMail } from './sharedPage'
import { actionKey, useDoneMarks } from './useDoneMarks'
import { useShareActions } from './useShareActions'

interface MessagesProps {
  packages: readonly ChangedPackage[]
  /** The button that marks the packages as updated. */
  more: ReactNode
}

/** Lists packages whose games have changed, each with a message to its customer. */
export function CustomerMessages({ packages, more }: MessagesProps) {
  const told = packages.filter(({ isTold }) => isTold).length
  return (
    <Stack spacing={2}>
      <Typography role="status" variant="body2">
        <strong>{`${told} of ${packages.length} told.`}</strong>
        {' Only you see these marks, in this browser.'}
      </Typography>
      <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {packages.map((changed) => (
          <PackageMessage key={changed.plan.code} changed={changed} />
        ))}
      </Stack>
      {more && (
        <WrapRow sx={{ alignItems: 'center' }}>
          {more}
          <Typography variant="body2">Sets the last-updated date to today.</Typography>
        </WrapRow>
      )}
    </Stack>
  )
}

/** Copying or mailing the message counts as told; the box takes it back. */
function PackageMessage({
  changed: { plan, lines, isTold, isMarked },
}: {
  changed: ChangedPackage
}) {
  const { add, removeLast } = useDoneMarks()
  const tell = () => !isTold && add([actionKey('told', plan)])
  const copy = useCopyText()
  const { open } = useShareActions()
  const address = paths.packageSheet({ combinePlanEvent: plan.code })
  const message = changeMail(plan.title || plan.code, lines, address)
  return (
    <Card component="li" variant="outlined" aria-label={plan.code} sx={{ px: 2, pb: 2 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', '& label': { flex: 'none' } }}>
        <Typography component="h3" sx={{ py: 1, fontWeight: 600, overflowWrap: 'anywhere' }}>
          {[plan.code, plan.title].filter(Boolean).join(' · ')}
        </Typography>
        <SmallCheckbox
          label="Told"
          ariaLabel={`Told: ${plan.code}`}
          checked={isTold}
          onChange={(isChecked) => (isChecked ? tell() : removeLast(actionKey('told', plan)))}
        />
      </Stack>
      <Typography component="ul" variant="body2" sx={{ m: 0, mb: 1.5, p: 0, listStyle: 'none' }}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Typography>
      <WrapRow sx={{ alignItems: 'center' }}>
        <Button
          size="small"
          variant="outlined"
          aria-label={`Copy message for ${plan.code}`}
          onClick={async () => {
            if (await copy(message.text, 'Message copied. Paste it into an email or a chat.'))
              tell()
          }}
        >
          Copy message
        </Button>
        <Button
          size="small"
          variant="outlined"
          aria-label={`Email about ${plan.code}`}
          onClick={() => {
            open(message.href)
            tell()
          }}
        >
          Email
        </Button>
        <OpenLink name={plan.code} address={address}>
          Open
        </OpenLink>
        {isMarked && <Typography variant="body2">Marked as updated</Typography>}
      </WrapRow>
    </Card>
  )
}
