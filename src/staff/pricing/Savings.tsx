import { moneyText, parseMoney, withSign } from '../../domain/money'
import { totalSavings } from '../../domain/pricing'

/**
 * Box office total minus plan holder total (docs/rules/fields.md#pricing-plan), of what is typed.
 */
export function Savings({
  planHolderTotal,
  boxOfficeTotal,
}: {
  planHolderTotal: string
  boxOfficeTotal: string
}) {
  const savings = totalSavings({
    planHolderTotal: parseMoney(planHolderTotal) ?? null,
    boxOfficeTotal: parseMoney(boxOfficeTotal) ?? null,
  })
  return (
    <div>{`Total savings: ${savings === null ? '—' : moneyText(savings) || withSign('0')}`}</div>
  )
}
