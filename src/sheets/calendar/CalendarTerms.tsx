import { priceTerms, seasonCode } from '../../content/season/current'
import { seasonStartYear } from '../../domain/time/seasons'

interface CalendarTermsProps {
  /** The calendar's: another season's prices hold for as long as nobody says. */
  startYear: number
  className: string | undefined
}

/** How long the prices hold, and what comes on top: above the table or, without it, under the title. */
export function CalendarTerms({ startYear, className }: CalendarTermsProps) {
  return (
    <p className={className}>
      {startYear === seasonStartYear(seasonCode, '') && <span>{priceTerms.validity}</span>}{' '}
      <b>{priceTerms.fees}</b>
    </p>
  )
}
