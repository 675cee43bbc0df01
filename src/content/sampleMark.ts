/**
 * The content with sample values, because the rules do not give the real ones. The build warns while this list
 * is not empty: remove an entry when the venue's own values are in.
 */
export const sampleContent: readonly string[] = [
  'event prices (src/content/season/2025/eventPrices.ts)',
  'price terms (src/content/season/2025/season.ts)',
  'group dates and minimum (src/content/season/2025/season.ts)',
  'benefit texts (src/content/words/planTexts.ts)',
  'sales-team phone (src/content/venue.ts)',
]
