import { useReps } from '../../api/reps'
import { MESSAGES } from '../../api/writes/messages'
import { paths } from '../../config/paths'
import { type CombinedPlan, planWithSameLinks } from '../../domain/combinedPlan'
import { addRepQuery } from '../../domain/rep'
import { Alert } from '../../ui/Alert'
import type { RowDialogProps } from '../../ui/form/editDialog'
import { QueryState } from '../kit/QueryState'
import { RepChoice, useOwnRep } from '../links/RepChoice'
import { SharePanel } from '../links/SharePanel'
import { recordWords } from '../list/recordWords'
import { combinedPlanLinks, INITIAL_LINK_COUNT } from './combinedPlanLinks'

/** The public pages of one combined plan, to open, or to share with a rep as the contact. */
export function PublicLinksDialog(props: RowDialogProps<CombinedPlan>) {
  const { record: plan, rows: existing, onClose } = props
  const query = useReps()
  const reps = query.data ?? []
  const { rep, pick, isPicked } = useOwnRep(reps)
  // A link copied before the reps are loaded would have no contact.
  const isWaiting = query.isPending && !isPicked
  const duplicate = planWithSameLinks(existing, plan.code)
  const subject = plan.title || plan.code.toUpperCase()
  const pages = combinedPlanLinks(plan.code).map(({ name, address }) => ({
    name,
    title: `${subject}: ${name}`,
    address: addRepQuery(address, rep, reps),
  }))
  return (
    <SharePanel
      title={`Public links for ${plan.code}`}
      breadcrumb={recordWords.combinedPlan.screen}
      subject={subject}
      groups={[{ heading: subject, pages, initialCount: INITIAL_LINK_COUNT }]}
      rep={rep}
      printSet={addRepQuery(paths.printPackage({ combinePlanEvent: plan.code }), rep, reps)}
      choice={
        <>
          <RepChoice reps={reps} rep={rep} none="No contact" isLoading={isWaiting} onPick={pick} />
          <QueryState query={query} failed={MESSAGES.rep.load} />
        </>
      }
      waitsFor={isWaiting ? 'contact' : undefined}
      onClose={onClose}
    >
      {duplicate && /\s/.test(plan.code) && (
        <Alert severity="warning">{sameLinksText(duplicate.code)}</Alert>
      )}
    </SharePanel>
  )
}

const sameLinksText = (code: string) =>
  `${code} has the same links, and they open that package, because links can’t have spaces. ` +
  'Save this one under another code.'
