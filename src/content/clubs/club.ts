/** Facts about one club of a league. */
export interface Club {
  /** Three letters, unique within the league only: BOS, DAL and MIN are in both. */
  code: string
  city: string
  nickname: string
  /** `#RRGGBB`. */
  primary: string
  secondary: string
  /** Other names; case, accents, blanks and punctuation are ignored when a name is looked up. */
  aliases: readonly string[]
}

/** One line of a league's list. */
export const club = (
  code: string,
  city: string,
  nickname: string,
  primary: string,
  secondary: string,
  ...aliases: string[]
): Club => ({ code, city, nickname, primary, secondary, aliases })
