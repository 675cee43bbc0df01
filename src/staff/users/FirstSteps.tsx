import Card from '@mui/material/Card'
import { BASE_PATH, paths } from '../../config/paths'
import styles from './DayOverview.module.css'

const STEPS = [
  ['Bring the games in', paths.seasonImport, 'from a spreadsheet, a file or a calendar.'],
  ['Choose games for plans', paths.bruinsPlans, 'by weekday, opponent or one by one.'],
  ['Make a package of plans', paths.combinedPlans, 'and send its public page to a customer.'],
] as const

/** Where nothing is yet: what to make first. */
export function FirstSteps() {
  return (
    <Card
      component="section"
      variant="outlined"
      className={`${styles.part} ${styles.first}`}
      aria-label="First steps"
    >
      <h2>First steps</h2>
      <ol>
        {STEPS.map(([name, path, rest]) => (
          <li key={path}>
            <a href={BASE_PATH + path}>{name}</a> <span>{rest}</span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
