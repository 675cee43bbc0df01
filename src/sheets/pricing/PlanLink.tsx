import { PageLink, usePlace } from '../../ui/place'
import controls from '../kit/controls.module.css'

/**
 * A button to another page of the plan and the rep; `to` below the base path. What the address says
 * of which of two reps of one link name this is goes along.
 */
export function PlanLink({ to, text }: { to: string; text: string }) {
  const { search } = usePlace().location
  return (
    <PageLink className={controls.control} to={to + search}>
      {text}
    </PageLink>
  )
}
