/** The key of a row that has a number of its own. */
export const idKey = ({ id }: { id: number }): string => String(id)
