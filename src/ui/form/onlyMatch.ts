/**
 * The only option that matches a text: by its name, else by a name that contains the text. Of several, the
 * only one that is not chosen yet.
 * @param namesOf the texts that an option is found by.
 * @param fold normalizes a text for the comparison.
 */
export function onlyMatch<Option>(
  options: readonly Option[],
  text: string,
  namesOf: (option: Option) => readonly string[],
  {
    isChosen,
    fold = (name) => name.toLowerCase(),
  }: { isChosen: (option: Option) => boolean; fold?: (name: string) => string },
): Option | undefined {
  const wanted = fold(text)
  const matching = (fits: (name: string) => boolean) =>
    options.filter((option) => namesOf(option).some((name) => fits(fold(name))))
  const named = matching((name) => name === wanted)
  const matches = named.length > 0 ? named : matching((name) => name.includes(wanted))
  const [only, ...others] = matches.length > 1 ? matches.filter((one) => !isChosen(one)) : matches
  return wanted !== '' && others.length === 0 ? only : undefined
}
