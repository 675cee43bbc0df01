/**
 * What stands under the prices of a plan; '' prints nothing. SAMPLE WORDING: the venue replaces it
 * (see sampleMark).
 */
export const priceTerms = {
  /** How long the prices hold. */
  validity:
    'Prices per seat for the 2025–26 season. They may change until your order is confirmed.',
  /** What comes on top of them. */
  fees: 'Taxes and fees are not included.',
} as const satisfies Record<string, string>
