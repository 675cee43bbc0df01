import Button from '@mui/material/Button'
import Card, { type CardProps } from '@mui/material/Card'
import { useState } from 'react'
import { browserStore } from '../../config/browserStore'
import { BASE_PATH, paths } from '../../config/paths'
import type { CombinedPlan } from '../../domain/combinedPlan'
import type { Game } from '../../domain/games/game'
import styles from './DayOverview.module.css'

const STEPS = [
  ['Import your games', paths.seasonImport, 'from a spreadsheet, a file or a calendar.'],
  ['Choose games for plans', paths.bruinsPlans, 'by weekday, opponent or one by one.'],
  ['Create a package', paths.combinedPlans, 'and send its public page to a customer.'],
] as const

/** What a venue makes first, and what of it is done; undefined while a list is not read. */
export function firstSteps(
  lists: readonly (readonly Game[] | undefined)[],
  packages: readonly CombinedPlan[] | undefined,
) {
  if (!packages || lists.includes(undefined)) return undefined
  const games = lists.flatMap((list) => list ?? [])
  const done = [games.length > 0, games.some(({ plans }) => plans.length > 0), packages.length > 0]
  return STEPS.map((step, index) => ({ step, isDone: done[index] ?? false }))
}

const DISMISSED = 'game-plans.first-steps'

interface FirstStepsProps {
  steps: NonNullable<ReturnType<typeof firstSteps>>
  canDismiss?: boolean
}

/** Stays until every step is done, or it is dismissed in this browser. */
export function FirstSteps({ steps, canDismiss = false }: FirstStepsProps) {
  const [isDismissed, setDismissed] = useState(() => browserStore.get(DISMISSED) !== null)
  if (canDismiss && isDismissed) return null
  return (
    <DayCard title="First steps" sx={{ mb: 3 }}>
      <ol>
        {steps.map(({ step: [name, path, rest], isDone }) => (
          <li key={path}>
            <a href={BASE_PATH + path}>{name}</a> <span>{rest}</span>
            {isDone && <strong> Done</strong>}
          </li>
        ))}
      </ol>
      {canDismiss && (
        <Button
          size="small"
          onClick={() => {
            browserStore.set(DISMISSED, 'dismissed')
            setDismissed(true)
          }}
        >
          Dismiss
        </Button>
      )}
    </DayCard>
  )
}

/** A part of the overview, with its heading. */
export const DayCard = ({ title, children, ...card }: CardProps & { title: string }) => (
  <Card component="section" variant="outlined" className={styles.part} aria-label={title} {...card}>
    <h2>{title}</h2>
    {children}
  </Card>
)
