import Button from '@mui/material/Button'
import Card, { type CardProps } from '@mui/material/Card'
import { useState } from 'react'
import { browserStore } from '../../config/browserStore'
import { BASE_PATH, paths } from '../../config/paths'
import type { CombinedPlan } from '../../domain/combinedPlan'
import type { Game } from '../../domain/games/game'
import styles from './dashboards.module.css'

/** The text of each step's link, its path, and the text after the link. */
const STEPS = [
  ['Import your games', paths.seasonImport, 'from a spreadsheet, a file or a calendar.'],
  ['Choose games for plans', paths.bruinsPlans, 'by weekday, opponent or one by one.'],
  ['Create a package', paths.combinedPlans, 'and send its public page to a customer.'],
] as const

/** The first steps of a new venue, and whether each is done; undefined until all lists are loaded. */
export function firstStepsProgress(
  gameLists: readonly (readonly Game[] | undefined)[],
  packages: readonly CombinedPlan[] | undefined,
) {
  if (!packages || gameLists.includes(undefined)) return undefined
  const games = gameLists.flatMap((list) => list ?? [])
  const done = [games.length > 0, games.some(({ plans }) => plans.length > 0), packages.length > 0]
  return STEPS.map(([name, path, text], i) => ({ name, path, text, isDone: done[i] ?? false }))
}

const DISMISSED_KEY = 'game-plans.first-steps'

interface FirstStepsProps {
  steps: NonNullable<ReturnType<typeof firstStepsProgress>>
  canDismiss?: boolean
}

/** Shows the first steps until they are dismissed in this browser. */
export function FirstSteps({ steps, canDismiss = false }: FirstStepsProps) {
  const [isDismissed, setDismissed] = useState(() => browserStore.get(DISMISSED_KEY) !== null)
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
        <Button
          size="small"
          onClick={() => {
            browserStore.set(DISMISSED_KEY, 'dismissed')
            setDismissed(true)
          }}
        >
          Dismiss
        </Button>
      )}
    </OverviewCard>
  )
}

/** A card of the overview, with its heading. */
export const OverviewCard = ({ title, children, ...card }: CardProps & { title: string }) => (
  <Card component="section" variant="outlined" className={styles.part} aria-label={title} {...card}>
    <h2>{title}</h2>
    {children}
  </Card>
)
