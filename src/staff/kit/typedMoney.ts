import * as v from 'valibot'
import { parseMoney } from '../../domain/money'
import { NO_AMOUNT } from '../../domain/prices'

/** A form's money field: the text typed becomes whole cents, null when blank. */
export const typedMoney = v.pipe(
  v.string(),
  v.check((text) => parseMoney(text) !== undefined, NO_AMOUNT),
  v.transform((text) => parseMoney(text) ?? null),
)
