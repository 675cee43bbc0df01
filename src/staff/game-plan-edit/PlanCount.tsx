import { counted } from '../../domain/checks/finding'
import { gameCount } from '../../domain/checks/planRules'
import { nameKey } from '../../domain/recordKeys'
import { Alert } from '../../ui/Alert'
import { useSeason } from '../records/useSeason'

/** How many games the plan of this name has, where that is not the total typed; its code comes after the form. */
export function PlanCount({ name, total }: { name: string; total: string }) {
  const { season } = useSeason(['plans'])
  const plan = season.plansByName.get(nameKey(name))
  if (!plan || total.trim() === '' || Number(total) === gameCount(plan)) return null
  return <Alert severity="info">{`${plan.name} has ${counted(gameCount(plan), 'game')}.`}</Alert>
}
