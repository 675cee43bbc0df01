import { counted } from '../../domain/checks/finding'

/** Says that not every location is shown, and how the others are. */
export function MoreLocations({ left }: { left: number }) {
  return left > 0 && <p>{`${counted(left, 'more location')}: choose a plan to see its own.`}</p>
}
