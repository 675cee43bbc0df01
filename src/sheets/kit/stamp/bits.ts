/*
 * Numbers of 18 bits as three letters that an address takes as they are, and a check over them.
 */

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** A number below 2 ** (6 * length) as so many letters. */
export const lettersOf = (value: number, length: number): string =>
  Array.from({ length }, (_, index) =>
    LETTERS.charAt((value >> (6 * (length - 1 - index))) & 63),
  ).join('')

/** The number that letters stand for; they must be of those above. */
export const numberOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 64 + LETTERS.indexOf(letter), 0)

/**
 * Two letters that tell whether a text was changed (CRC-12): always when one letter was, else in all
 * but one of 4,096 cases. The text is ASCII.
 */
export function checkOf(text: string): string {
  let rest = 0xfff
  for (let index = 0; index < text.length; index++) {
    rest ^= text.charCodeAt(index) << 4
    for (let bit = 0; bit < 8; bit++)
      rest = rest & 0x800 ? ((rest << 1) ^ 0x80f) & 0xfff : rest << 1
  }
  return lettersOf(rest & 0xfff, 2)
}
