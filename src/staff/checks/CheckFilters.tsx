import Stack from '@mui/material/Stack'
import { useSearchParams } from 'react-router-dom'
import { type TeamKey, teamKeys, teams } from '../../content/teams'
import { recordKinds } from '../../domain/checks/checkSeason'
import type { Finding, RecordKind } from '../../domain/checks/finding'
import { withParam } from '../../ui/table/useTableState'
import styles from './CheckFilters.module.css'
import { kindNames } from './checkWords'

/** What of the findings is shown; '' is all. */
interface Filter {
  kind: RecordKind | ''
  team: TeamKey | ''
  plan: string
}

/** The filter, kept in the address. */
export function useCheckFilter() {
  const [params, setParams] = useSearchParams()
  const filter: Filter = {
    kind: recordKinds.find((kind) => kind === params.get('kind')) ?? '',
    team: teamKeys.find((team) => team === params.get('team')) ?? '',
    plan: params.get('plan') ?? '',
  }
  function setFilter(name: keyof Filter, value: string) {
    setParams((old) => withParam(old, name, value), { replace: true })
  }
  return { filter, setFilter }
}

/** Whether a finding is of what the filter asks for. */
export const matches =
  ({ kind, team, plan }: Filter) =>
  (finding: Finding): boolean =>
    (kind === '' || finding.kind === kind) &&
    (team === '' || finding.where.team === team) &&
    (plan === '' || finding.where.plans.includes(plan))

/** Three lists to choose from: what kind of record, which team, which plan. */
export function CheckFilters({
  plans,
  filter,
  setFilter,
}: ReturnType<typeof useCheckFilter> & {
  /** Names of the plans that have findings. */
  plans: readonly string[]
}) {
  const known = filter.plan === '' || plans.includes(filter.plan) ? plans : [filter.plan, ...plans]
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={1.5}
      sx={{ flex: 1, maxWidth: 640, displayPrint: 'none' }}
    >
      <Choice
        label="Kind"
        all="All kinds"
        value={filter.kind}
        options={recordKinds.map((kind) => [kind, kindNames[kind]])}
        onChoose={(value) => setFilter('kind', value)}
      />
      <Choice
        label="Team"
        all="All teams"
        value={filter.team}
        options={teamKeys.map((team) => [team, teams[team].name])}
        onChoose={(value) => setFilter('team', value)}
      />
      <Choice
        label="Plan"
        all="All plans"
        value={filter.plan}
        options={known.map((plan) => [plan, plan])}
        onChoose={(value) => setFilter('plan', value)}
      />
    </Stack>
  )
}

/** The browser's own list: it is the lighter one, and quick with hundreds of plans. */
function Choice({
  label,
  all,
  value,
  options,
  onChoose,
}: {
  label: string
  all: string
  value: string
  options: readonly (readonly [value: string, text: string])[]
  onChoose: (value: string) => void
}) {
  return (
    <label className={styles.choice}>
      <span className={styles.label}>{label}</span>
      <select value={value} onChange={(event) => onChoose(event.target.value)}>
        <option value="">{all}</option>
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
