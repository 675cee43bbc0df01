/**
 * The content that has sample values, because the rules do not give the real ones. The build warns
 * as long as this list has entries: remove an entry once the venue's values are in.
 */
export const sampleContent: readonly string[] = [
  'event prices (src/content/season/2025/eventPrices.ts)',
  'price terms (src/content/season/2025/season.ts)',
  'group dates and minimum (src/content/season/2025/season.ts)',
  'benefit texts (src/content/words/planTexts.ts)',
  'sales-team phone (src/content/venue.ts)',
]
