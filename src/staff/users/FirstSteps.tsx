import Button from '@mui/material/Button'
import { useState } from 'react'
import { browserStore } from '../../config/browserStore'
import { BASE_PATH, paths } from '../../config/paths'
import type { CombinedPlan } from '../../domain/combinedPlan'
import type { Game } from '../../domain/games/game'
import { OverviewCard } from './OverviewCard'

interface FirstStep {
  /** The text of the link. */
  name: string
  path: string
  /** The text after the link. */
  text: string
  isDone: boolean
}

/**
 * What a venue makes first, and which of it is done; undefined while a list is not loaded.
 * @param gameLists the games of each team.
 */
export function firstSteps(
  gameLists: readonly (readonly Game[] | undefined)[],
  packages: readonly CombinedPlan[] | undefined,
): FirstStep[] | undefined {
  if (!packages || gameLists.includes(undefined)) return undefined
  const games = gameLists.flatMap((list) => list ?? [])
  return [
    {
      name: 'Import your games',
      path: paths.seasonImport,
      text: 'from a spreadsheet, a file or a calendar.',
      isDone: games.length > 0,
    },
    {
      name: 'Choose games for plans',
      path: paths.bruinsPlans,
      text: 'by weekday, opponent or one by one.',
      isDone: games.some(({ plans }) => plans.length > 0),
    },
    {
      name: 'Create a package',
      path: paths.combinedPlans,
      text: 'and send its public page to a customer.',
      isDone: packages.length > 0,
    },
  ]
}

const DISMISSED_KEY = 'game-plans.first-steps'

interface FirstStepsProps {
  steps: readonly FirstStep[]
  canDismiss?: boolean
}

/** The first steps, until they are dismissed in this browser. */
export function FirstSteps({ steps, canDismiss = false }: FirstStepsProps) {
  const [isDismissed, setDismissed] = useState(() => browserStore.get(DISMISSED_KEY) !== null)
  function dismiss() {
    browserStore.set(DISMISSED_KEY, 'dismissed')
    setDismissed(true)
  }
  if (canDismiss && isDismissed) return null
  return (
    <OverviewCard title="First steps" sx={{ mb: 3 }}>
      <ol>
        {steps.map(({ name, path, text, isDone }) => (
          <li key={path}>
            <a href={BASE_PATH + path}>{name}</a> <span>{text}</span>
            {isDone && <strong> Done</strong>}
          </li>
        ))}
      </ol>
      {canDismiss && (
        <Button size="small" onClick={dismiss}>
          Dismiss
        </Button>
      )}
    </OverviewCard>
  )
}
