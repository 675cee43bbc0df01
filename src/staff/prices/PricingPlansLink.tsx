import Button from '@mui/material/Button'
import { BASE_PATH, paths } from '../../config/paths'
import styles from './PricingPlansLink.module.css'

/** The way to Pricing Plan Management, where plans are made and each location's prices are edited. */
export function PricingPlansLink({ text }: { text: string }) {
  return (
    <Button variant="contained" href={`${BASE_PATH}${paths.pricing}`} className={styles.link}>
      <span>{text}</span>
    </Button>
  )
}
