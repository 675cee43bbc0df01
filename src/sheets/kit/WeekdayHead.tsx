import { weekdayNames } from '../../domain/time/wallClock'

/** The header row of a month, Sunday first (docs/print.md#structure). */
export function WeekdayHead() {
  return (
    <thead>
      <tr>
        {weekdayNames.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  )
}
