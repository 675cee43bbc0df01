/** A phone number as sheets print it: ten digits as 617-555-0106, whatever is between them; else as stored. */
export function phoneText(phone: string): string {
  const [, area, office, line] =
    /^\(?(\d{3})\)?[ .-]*(\d{3})[ .-]*(\d{4})$/.exec(phone.trim()) ?? []
  return area ? `${area}-${office}-${line}` : phone
}
