/** Begins a formula in a spreadsheet, also in full width, behind signs nobody sees and quotes that a paste takes away. */
const formula = /^[\s\p{C}"']*[=+\-@＝＋－＠]/u

/**
 * One line as a spreadsheet shows it and never works it out: an apostrophe stands before what would
 * be a formula. '=HYPERLINK(…)' → "'=HYPERLINK(…)".
 */
export const inertText = (line: string): string => (formula.test(line) ? `'${line}` : line)
