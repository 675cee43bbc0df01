/** What the address of a rep's sheet ends with where the set's own names one of two reps by id. */
export const repEnding = (id: string | null): string =>
  id ? `?${new URLSearchParams({ rep: id })}` : ''
