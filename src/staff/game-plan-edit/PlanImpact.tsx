import { useMemo } from 'react'
import { ImpactNote } from '../links/ImpactNote'

/** What the plan of this name touches; its code comes after the form. */
export function PlanImpact({ name }: { name: string }) {
  const records = useMemo(() => [{ name, eventNames: [] }], [name])
  return <ImpactNote kind="plan" records={records} />
}
