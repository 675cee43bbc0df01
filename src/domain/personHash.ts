/**
 * A short hash of an e-mail address for data in the browser, so that the next person cannot read
 * from it who the last one was. '' for ''. Two 32-bit halves, mixed like cyrb53 without its last
 * steps: enough to distinguish people, but not cryptographic.
 */
export function personHash(email: string): string {
  if (email === '') return ''
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (const character of email.trim().toLowerCase()) {
    const code = character.codePointAt(0) ?? 0
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  return `${(high >>> 0).toString(36)}${(low >>> 0).toString(36)}`
}
