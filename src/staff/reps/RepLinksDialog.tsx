import { usePricingLocations } from '../../api/pricingLocations'
import { MESSAGES } from '../../api/writes/messages'
import { paths } from '../../config/paths'
import { shareWords } from '../../content/words/shareWords'
import { groupBy } from '../../domain/recordKeys'
import { type Rep, repQuery, repTitle, repWithSameLinks } from '../../domain/rep'
import { slug } from '../../domain/slug'
import { Alert } from '../../ui/Alert'
import type { RowDialogProps } from '../../ui/form/editDialog'
import { QueryState } from '../kit/QueryState'
import { SharePanel } from '../links/SharePanel'
import { recordWords } from '../list/recordWords'
import { repLinks } from './repLinks'

/** The public pages with one rep's contact details, to open or share. */
export function RepLinksDialog({ record: rep, rows: reps, onClose }: RowDialogProps<Rep>) {
  const locations = usePricingLocations()
  const { general, pricing } = repLinks(rep, reps, locations.data ?? [])
  const links = [...general, ...pricing]
  const repWithSameLink = repWithSameLinks(reps, rep)
  const search = repQuery(rep, reps)
  return (
    <SharePanel
      title={`Public links for ${rep.name}`}
      breadcrumb={recordWords.rep.screen}
      subject={shareWords.mail.repSubject(repTitle(rep))}
      groups={[...groupBy(links, ({ heading }) => heading)].map(([heading, pages]) => ({
        heading,
        pages: pages.map(({ name, address }) => ({ name, title: name, address })),
      }))}
      rep={rep}
      printSet={paths.printRep({ repname: slug(rep.name) }) + search}
      waitsFor={locations.isPending ? 'pages' : undefined}
      onClose={onClose}
    >
      {links.length === 0 && (
        <Alert severity="info">A name without letters or digits has no public links.</Alert>
      )}
      {repWithSameLink && (
        <Alert severity="warning">{`${repWithSameLink.name} has the same name in links. Keep ${search} at the end of these links so that they show ${rep.email}.`}</Alert>
      )}
      <QueryState
        query={locations}
        loading="Loading pricing plans..."
        failed={MESSAGES.pricingPlan.load}
      />
    </SharePanel>
  )
}
