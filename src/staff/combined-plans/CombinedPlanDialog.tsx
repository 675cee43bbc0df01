import OpenIcon from '@mui/icons-material/OpenInNew'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { gamesQuery } from '../../api/games'
import { teamKeys } from '../../content/teams'
import { type CombinedPlan, worksInLinks } from '../../domain/combinedPlan'
import { isSamePlanName } from '../../domain/plan'
import { Alert } from '../../ui/Alert'
import { joinParts } from '../../ui/dialog/DialogHeader'
import { lazyDialog } from '../../ui/dialog/lazyDialog'
import { ChipsField } from '../../ui/form/ChipsField'
import { duplicateAction } from '../../ui/form/editDialog'
import { FormDialog } from '../../ui/form/FormDialog'
import { textFieldProps } from '../../ui/form/textFieldProps'
import { WrapRow } from '../../ui/WrapRow'
import { useFieldHints } from '../kit/checks/useFieldHints'
import { recentPlansFirst } from '../kit/recentPlans'
import { Fold, OpenLink } from '../links/linkParts'
import type { PublicLink } from '../links/sharedPage'
import { recordWords } from '../list/recordWords'
import { datesByCode, gamesSummary } from '../records/gamesSummary'
import { combineTeamLists, failedListNames } from '../records/teamLists'
import { CodeField } from './CodeField'
import { combinedPlanLinks, INITIAL_LINK_COUNT } from './combinedPlanLinks'
import { lastUpdatedText } from './lastUpdatedText'
import { type CombinedPlanDialogProps, useCombinedPlanForm } from './useCombinedPlanForm'
import { unknownPlansText, useOriginalPlans } from './useOriginalPlans'

const PublicLinksDialog = lazyDialog(() => import('./PublicLinksDialog'), 'PublicLinksDialog')

/**
 * Add New Plan and Edit Plan. However the dialog was opened, saving with an existing code updates
 * that plan, and saving with a new code creates one (docs/rules/screens.md#all-dashboards). A
 * notice says so before saving.
 */
export function CombinedPlanDialog(props: CombinedPlanDialogProps) {
  const { record: opened, rows: existing, onDuplicate, pager, focus, onClose } = props
  const { form, codeField, problem, notice, target, toRecord, save } = useCombinedPlanForm(props)
  const { field: plansField } = useController({ control: form.control, name: 'originalPlans' })
  const plans = useOriginalPlans(plansField.value)
  const games = useQueries({ queries: teamKeys.map(gamesQuery), combine: combineTeamLists })
  const hints = useFieldHints(form, {
    kind: 'combined plan',
    stored: target,
    toRecord,
    lists: {
      games: games.isComplete ? games.rows : undefined,
      plans: plans.listed,
      // A code with the same links is already reported below the field.
      combinedPlans: problem === undefined ? existing : undefined,
    },
  })
  const eventNames = (plans.listed ?? [])
    .filter(({ name }) => plansField.value.some((chosen) => isSamePlanName(chosen, name)))
    .flatMap((plan) => plan.eventNames)
  const gamesText = gamesSummary(eventNames, datesByCode(games.rows))
  const field = textFieldProps(form, hints)
  const unread = [...plans.unread, ...failedListNames(games.queries, 'games')]
  const codeError = form.formState.errors.code?.message ?? problem

  return (
    <FormDialog
      title={opened ? 'Edit Plan' : 'Add New Plan'}
      breadcrumb={[
        recordWords.combinedPlan.screen,
        opened ? joinParts(opened.code, opened.title) : undefined,
      ]}
      pager={pager}
      {...save.dialog}
      otherActions={duplicateAction(opened, onDuplicate)}
      focus={focus}
      onClose={onClose}
    >
      <CodeField field={codeField} isWrong={codeError !== undefined} hint={hints('code')} />
      {codeError && <Alert severity="error">{codeError}</Alert>}
      {!codeError && notice && <Alert severity="warning">{notice}</Alert>}
      <TextField {...field('title')} label="Plan Event Title" />
      <TextField {...field('pdf')} label="Plan Event PDF (URL or Filename)" />
      <ChipsField
        label="Original Plans"
        value={plansField.value}
        onChange={plansField.onChange}
        inputRef={plansField.ref}
        options={recentPlansFirst(plans.suggestions)}
        detailOf={plans.noteOf}
        isPreferred={(name) => seasonDigits(name) === seasonDigits(codeField.value)}
        allowsNew
        hint={hints('originalPlans') ?? (gamesText || undefined)}
        highlighted={plans.unknown}
      />
      {plans.unknown.length > 0 && (
        <Alert severity="warning">{unknownPlansText(plans.unknown)}</Alert>
      )}
      {unread.length > 0 && (
        <Typography variant="body2" color="text.secondary">
          {`Not checked against ${unread.join(' and ')}, which couldn’t be loaded.`}
        </Typography>
      )}
      {target && <CodeLinks plan={target} existing={existing} />}
    </FormDialog>
  )
}

/** The public pages of a saved package. Renders nothing if links can't contain its code. */
function CodeLinks({ plan, existing }: { plan: CombinedPlan; existing: readonly CombinedPlan[] }) {
  const [isSharing, setSharing] = useState(false)
  const updated = lastUpdatedText(plan.lastUpdated)
  if (!worksInLinks(plan.code)) return null
  const links = combinedPlanLinks(plan.code)
  const openLink = (link: PublicLink) => (
    <OpenLink key={link.address} {...link} variant="outlined" endIcon={<OpenIcon />}>
      {link.name}
    </OpenLink>
  )
  return (
    <Stack role="group" aria-label="Public links">
      <WrapRow sx={{ alignItems: 'baseline', justifyContent: 'space-between' }}>
        <Typography component="h3" sx={{ fontWeight: 600 }}>
          Public links
        </Typography>
        {updated && (
          <Typography variant="body2" color="text.secondary">
            {`Last updated ${updated}`}
          </Typography>
        )}
      </WrapRow>
      <WrapRow sx={{ my: 1 }}>
        {links.slice(0, INITIAL_LINK_COUNT).map(openLink)}
        <Button variant="outlined" size="small" onClick={() => setSharing(true)}>
          Share
        </Button>
      </WrapRow>
      <Fold label="More links">
        <WrapRow sx={{ my: 1 }}>{links.slice(INITIAL_LINK_COUNT).map(openLink)}</WrapRow>
      </Fold>
      {isSharing && (
        <PublicLinksDialog record={plan} rows={existing} onClose={() => setSharing(false)} />
      )}
    </Stack>
  )
}

/** The season's digits in a code or a plan's name: 26 of `P26FULL` and `B26SAT`. */
const seasonDigits = (name: string) => /\d{2}/.exec(name)?.[0]
