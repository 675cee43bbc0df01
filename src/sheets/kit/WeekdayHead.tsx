import { weekdays } from '../../domain/time/dates'

/** The header row of a month, Sunday first (docs/print.md#structure). */
export function WeekdayHead() {
  return (
    <thead>
      <tr>
        {weekdays.map((name) => (
          <th key={name} scope="col">
            {name.slice(0, 3).toUpperCase()}
          </th>
        ))}
      </tr>
    </thead>
  )
}
