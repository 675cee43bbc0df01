import Button from '@mui/material/Button'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { browserStore } from '../../config/browserStore'
import { paths } from '../../config/paths'
import type { CombinedPlan } from '../../domain/combinedPlan'
import type { Game } from '../../domain/games/game'

const DISMISSED_KEY = 'game-plans.first-steps'

/** All lists that the steps depend on. */
interface StepLists {
  games: readonly Game[]
  packages: readonly CombinedPlan[]
}

const STEPS = [
  {
    name: 'Import your games',
    path: paths.seasonImport,
    text: 'from a spreadsheet, a file or a calendar.',
    isDone: ({ games }: StepLists) => games.length > 0,
  },
  {
    name: 'Choose games for plans',
    path: paths.bruinsPlans,
    text: 'by weekday, opponent or one by one.',
    isDone: ({ games }: StepLists) => games.some(({ plans }) => plans.length > 0),
  },
  {
    name: 'Create a package',
    path: paths.combinedPlans,
    text: 'and send its public page to a customer.',
    isDone: ({ packages }: StepLists) => packages.length > 0,
  },
]

/**
 * The first steps of a new venue, until all are done or they are dismissed in this browser.
 * @param lists undefined until all are loaded; then there are no steps.
 * @returns `isFirst` before any step is done. The steps can't be dismissed then.
 */
export function useFirstSteps(lists: StepLists | undefined) {
  const [isDismissed, setDismissed] = useState(() => browserStore.get(DISMISSED_KEY) !== null)
  const steps = lists ? STEPS.map((step) => ({ ...step, isDone: step.isDone(lists) })) : []
  const isFirst = lists !== undefined && steps.every(({ isDone }) => !isDone)
  const isOver = steps.every(({ isDone }) => isDone) || (isDismissed && !isFirst)
  function dismiss() {
    browserStore.set(DISMISSED_KEY, 'dismissed')
    setDismissed(true)
  }
  return { steps: isOver ? [] : steps, isFirst, dismiss: isFirst ? undefined : dismiss }
}

/** Lists the first steps, each as a link with a text after it. */
export function FirstSteps({ steps, dismiss }: ReturnType<typeof useFirstSteps>) {
  return (
    <>
      <ol>
        {steps.map(({ name, path, text, isDone }) => (
          <li key={path}>
            <Link to={path}>{name}</Link> <span>{text}</span>
            {isDone && <strong> Done</strong>}
          </li>
        ))}
      </ol>
      {dismiss && (
        <Button size="small" onClick={dismiss}>
          Dismiss
        </Button>
      )}
    </>
  )
}
