import { useStore } from '../../lib/createStore'
import { Alert } from '../../ui/Alert'
import { useSaves } from './WritesProvider'

/** Says above the page what was being saved when an earlier page was left; until it is closed. */
export function LeftSaves() {
  const saves = useSaves()
  const left = useStore(saves.left)
  return left.map(({ id, name }) => (
    <Alert
      key={id}
      severity="warning"
      style={{ marginBottom: 16 }}
      onClose={() => saves.putAway(id)}
    >
      {`${name} was being saved when the page was left. Please look whether it was.`}
    </Alert>
  ))
}
