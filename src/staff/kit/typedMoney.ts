import * as v from 'valibot'
import { parseMoney } from '../../domain/money'

/** Beside a money field that holds something else. */
export const NO_AMOUNT = 'Enter an amount in dollars, for example 1,234.50'

/** A form's money field: the text typed becomes whole cents, null when blank. */
export const typedMoney = v.pipe(
  v.string(),
  v.check((text) => parseMoney(text) !== undefined, NO_AMOUNT),
  v.transform((text) => parseMoney(text) ?? null),
)
