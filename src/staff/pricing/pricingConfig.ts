/** The screen Pricing Plan Management. */
export const pricingConfig = {
  /** What the menu calls it. */
  breadcrumb: 'Bruins Pricing Plans',
  /** Names the drafts of all its dialogs; `draftKey` is the record. */
  form: 'pricing',
} as const
