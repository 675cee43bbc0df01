import DownIcon from '@mui/icons-material/ArrowDropDown'
import Button from '@mui/material/Button'
import { matchRoute } from '../../config/matchRoute'
import { arena } from '../../content/venue'
import { shareWords } from '../../content/words/shareWords'
import type { Rep } from '../../domain/rep'
import { vcard } from '../../domain/vcard'
import { MenuButton } from '../../ui/MenuButton'
import { WrapRow } from '../../ui/WrapRow'
import { groupsContent } from './clipboardContent'
import { mailLink } from './mailLinks'
import { allPages, type PageGroup, pagePath, publicAddress } from './sharedPage'
import { canShare, useShareActions } from './useShareActions'

export interface ShareToolsProps {
  /** The subject of an email with the pages. */
  subject: string
  groups: readonly PageGroup[]
  /** The contact on the pages, if any. */
  rep: Rep | null
  /** The address of the page that prints all sheets (docs/rules/print-set.md). */
  printSet: string
  /**
   * What is still loading. No link can be shared until the contact is known, and not all links
   * together until all pages are known.
   */
  waitsFor?: 'contact' | 'pages'
}

/** The actions for all pages together. */
export function ShareTools({ subject, groups, rep, printSet, waitsFor }: ShareToolsProps) {
  const { copy, mail, share, save } = useShareActions()
  const pages = allPages(groups)
  const content = groupsContent(groups)
  const contactPage = pages.find((page) => matchRoute(pagePath(page))?.key === 'groupTickets')
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
                content,
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
              onClick={() => void share({ title: subject, text: content['text/plain'] })}
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
                    jobTitle: shareWords.jobTitle,
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
