import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { arena } from '../../content/venue'
import { shareWords } from '../../content/words/shareWords'
import type { Rep } from '../../domain/rep'
import { vcard } from '../../domain/vcard'
import { copiedGroups } from './copiedLinks'
import { mailLink } from './mailLink'
import { publicAddress } from './OpenLink'
import { type PageGroup, pagesOf } from './sharedPage'
import { canShare, usePageHandout } from './usePageHandout'

/** What is done with all pages at once, and with the contact of their rep. */
export function ShareTools({
  about,
  groups,
  rep,
  card,
  printSet,
  isWaiting,
}: {
  /** What the pages are about, for a customer. */
  about: string
  groups: readonly PageGroup[]
  rep: Rep | null
  /** A page of the rep's own; '' for none. */
  card: string
  /** Address of the page that prints them all. */
  printSet: string
  /** Not all of it is known yet. */
  isWaiting: boolean
}) {
  const { copy, mail, share, save } = usePageHandout()
  const pages = pagesOf(groups)
  const all = copiedGroups(groups)
  return (
    <Stack
      role="group"
      aria-label="All pages"
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap' }}
    >
      {pages.length > 0 && (
        <>
          <Button
            variant="contained"
            disabled={isWaiting}
            onClick={() =>
              void copy(
                all,
                `${pages.length} links copied. Paste them into an e-mail.`,
                'Copying is not possible here. Please select the addresses.',
              )
            }
          >
            Copy all
          </Button>
          <Button
            variant="outlined"
            disabled={isWaiting}
            onClick={() => mail(mailLink({ about, pages }, rep), pages.length)}
          >
            E-mail all
          </Button>
          {canShare() && (
            <Button
              variant="outlined"
              disabled={isWaiting}
              onClick={() => void share({ title: about, text: all['text/plain'] })}
            >
              Share all
            </Button>
          )}
          <Button
            variant="outlined"
            disabled={isWaiting}
            href={publicAddress(printSet)}
            target="_blank"
            rel="noopener noreferrer"
          >
            Print all
          </Button>
        </>
      )}
      {rep && (
        <Button
          variant="outlined"
          onClick={() =>
            void save(`${rep.name || rep.email}.vcf`, 'text/vcard', async () =>
              vcard(rep, {
                organisation: arena,
                role: shareWords.role,
                address: card && publicAddress(card),
              }),
            )
          }
        >
          Contact card
        </Button>
      )}
    </Stack>
  )
}
