import { Link } from 'react-router-dom'
import controls from '../kit/controls.module.css'
import { useSheetLocation } from '../kit/sheetLocation'

/**
 * A button to another page of the plan and the rep; `to` below the base path. What the address says
 * of which of two reps of one link name this is goes along.
 */
export function PlanLink({ to, text }: { to: string; text: string }) {
  const { search } = useSheetLocation()
  return (
    <Link className={controls.control} to={to + search}>
      {text}
    </Link>
  )
}
