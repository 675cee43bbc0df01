import { joined } from '../../../domain/checks/finding'
import { Alert } from '../../../ui/Alert'
import { useChosen } from './PlanChoiceProvider'

/** Names the games that a copy or a draft wants, and that the list of games does not have. */
export function LostNote() {
  const { lost } = useChosen().choice
  const is = lost.length === 1 ? 'is' : 'are'
  return (
    <div role="status">
      {lost.length > 0 && (
        <Alert severity="warning" role="none">
          {`${joined(lost, lost.length)} ${is} not in the list of games, and ${is} not taken over.`}
        </Alert>
      )}
    </div>
  )
}
