/** How much larger a flyer's rep card is than on other sheets: a flyer asks for a call. */
export const callout = 1.3
