import Button from '@mui/material/Button'
import { BASE_PATH, paths } from '../../config/paths'

/** The way to Pricing Plan Management, where plans are made and each location's prices are edited. */
export function PricingPlansLink({ text }: { text: string }) {
  return (
    <Button
      variant="contained"
      href={`${BASE_PATH}${paths.pricing}`}
      sx={{ displayPrint: 'none', 'div + &': { mt: 2 } }}
    >
      <span>{text}</span>
    </Button>
  )
}
