import Stack from '@mui/material/Stack'
import type * as v from 'valibot'
import { moneyInput, moneyText, parseMoney, withSign } from '../../domain/money'
import type { PricingLocation } from '../../domain/pricing'
import type { FieldProps } from '../../ui/form/fieldsOf'
import { OfferAlert } from '../../ui/form/OfferAlert'
import { MoneyField } from './MoneyField'
import type { FieldTexts } from './save/fields'
import type { TotalOffer } from './totalOffers'
import { typedMoney } from './typedMoney'

/** The four prices of a location in a form's rules: text in, cents or null out. */
export const priceEntries = {
  planHolderPerGame: typedMoney,
  planHolderTotal: typedMoney,
  boxOfficePerGame: typedMoney,
  boxOfficeTotal: typedMoney,
} satisfies Record<PriceName, v.GenericSchema<string, number | null>>

/** The prices of a location. */
export type PriceName =
  | 'planHolderPerGame'
  | 'planHolderTotal'
  | 'boxOfficePerGame'
  | 'boxOfficeTotal'

type Typed = Record<PriceName, string>

/** A location's prices as the fields hold them; a new one's are blank. */
export const typedPrices = (row: PricingLocation | null): Typed => ({
  planHolderPerGame: moneyInput(row?.planHolderPerGame ?? null),
  planHolderTotal: moneyInput(row?.planHolderTotal ?? null),
  boxOfficePerGame: moneyInput(row?.boxOfficePerGame ?? null),
  boxOfficeTotal: moneyInput(row?.boxOfficeTotal ?? null),
})

/** How the prices read where two versions are compared, for `useRecordSave`. */
export const priceTexts = (labels: Record<PriceName, string>): FieldTexts<Typed> => ({
  planHolderPerGame: [labels.planHolderPerGame, priceText],
  planHolderTotal: [labels.planHolderTotal, priceText],
  boxOfficePerGame: [labels.boxOfficePerGame, priceText],
  boxOfficeTotal: [labels.boxOfficeTotal, priceText],
})

const priceText = (text: string) => moneyText(parseMoney(text) ?? null) || text

/** The four prices of a location, and the totals that would fit. */
export function PriceFields({
  labels,
  field,
  offers,
  onTake,
}: {
  labels: Record<PriceName, string>
  field: (name: PriceName) => FieldProps
  offers: readonly TotalOffer[]
  /** A total that is offered was chosen. */
  onTake: (offer: TotalOffer) => void
}) {
  const pair = (perGame: PriceName, total: PriceName) => (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2.5}>
      <MoneyField {...field(perGame)} label={labels[perGame]} />
      <MoneyField {...field(total)} label={labels[total]} />
    </Stack>
  )
  return (
    <>
      {pair('planHolderPerGame', 'planHolderTotal')}
      {pair('boxOfficePerGame', 'boxOfficeTotal')}
      {offers.map((offer) => (
        <OfferAlert
          key={offer.field}
          severity={offer.isContradiction ? 'warning' : 'info'}
          words={offer.words}
          offer={`Use ${withSign(offer.total)}`}
          onTake={() => onTake(offer)}
        />
      ))}
    </>
  )
}
