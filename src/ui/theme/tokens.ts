/*
 * Every colour, step and size of the staff part, by the name its styles call it by: `--surface` is
 * `surface`. Sheets have looks of their own. tests/unit/ui/theme/tokens.test.ts holds the contrasts.
 */

/** Ink and gold on quiet grey: neutral between the two clubs. */
export const light = {
  /** The page; what lies on it; heads and folds; a row pointed at; what is selected. */
  surface: '#f4f5f7',
  raised: '#fff',
  sunk: '#eef0f3',
  hover: '#f6f7f9',
  selected: '#e3ecf8',
  chip: '#e6e9ee',
  'chip-hover': '#d3d9e1',
  bar: '#1b2733',
  'on-bar': '#fff',
  text: '#1b2733',
  'text-soft': '#3b4654',
  'text-quiet': '#566170',
  disabled: '#9aa3ae',
  /** Lines between things are quiet; the edge of what is filled in or pressed is seen by all. */
  'line-soft': '#eceef1',
  line: '#dde1e7',
  'line-strong': '#c3cad3',
  edge: '#7d8793',
  strong: '#1b2733',
  'strong-hover': '#121b23',
  'on-strong': '#fff',
  accent: '#8a5a00',
  focus: '#b7791f',
  pick: '#1d5fb4',
  /** The home teams' marks: a tile, and the letter and ring on it. */
  'mark-bruins': '#111',
  'on-mark-bruins': '#fcb514',
  'mark-celtics': '#007a33',
  'on-mark-celtics': '#fff',
  /** A status: what is written on its own ground, or stands as a mark on any other. */
  good: '#145230',
  'good-soft': '#dcefe3',
  info: '#1d3f72',
  'info-soft': '#dfe9f7',
  warn: '#5c3d00',
  'warn-soft': '#fbecc9',
  bad: '#b3261e',
  'bad-hover': '#7d1a15',
  'on-bad': '#fff',
  'bad-soft': '#fdeae7',
  /** Messages above the page. */
  'told-bad': '#b3261e',
  'on-told-bad': '#fff',
  'told-warn': '#ed6c02',
  'told-info': '#0288d1',
  'on-told': 'rgb(0 0 0 / 87%)',
  'told-good': '#1b6e3c',
  'on-told-good': '#fff',
  'lift-1': '0 1px 2px rgb(27 39 51 / 8%)',
  'lift-2': '0 4px 16px rgb(27 39 51 / 22%)',
}

export const dark: typeof light = {
  surface: '#101418',
  raised: '#181d23',
  sunk: '#20262d',
  hover: '#1d232a',
  selected: '#20324a',
  chip: '#2b333c',
  'chip-hover': '#39434e',
  bar: '#181d23',
  'on-bar': '#e8ecf1',
  text: '#e8ecf1',
  'text-soft': '#c6ced8',
  'text-quiet': '#a3aebb',
  disabled: '#66717d',
  'line-soft': '#232a32',
  line: '#2d353f',
  'line-strong': '#46515d',
  edge: '#7c8895',
  strong: '#e8ecf1',
  // Pointed at: what goes darker on a dark page looks switched off.
  'strong-hover': '#fff',
  'on-strong': '#14191f',
  accent: '#f0b849',
  focus: '#f0b849',
  pick: '#6aa9ff',
  'mark-bruins': '#111',
  'on-mark-bruins': '#fcb514',
  'mark-celtics': '#007a33',
  'on-mark-celtics': '#fff',
  good: '#9fd8b5',
  'good-soft': '#17321f',
  info: '#a9c8f5',
  'info-soft': '#1c2c44',
  warn: '#f2cf86',
  'warn-soft': '#3a2d10',
  bad: '#f5a39b',
  'bad-hover': '#ab726c',
  'on-bad': '#14191f',
  'bad-soft': '#45211e',
  'told-bad': '#ab726c',
  'on-told-bad': 'rgb(0 0 0 / 87%)',
  'told-warn': '#f57c00',
  'told-info': '#0288d1',
  'on-told': 'rgb(0 0 0 / 87%)',
  'told-good': '#388e3c',
  'on-told-good': 'rgb(0 0 0 / 87%)',
  'lift-1': '0 1px 2px rgb(0 0 0 / 40%)',
  'lift-2': '0 4px 20px rgb(0 0 0 / 60%)',
}

/** Steps of four pixels (a quarter of the letter's size), sizes of type, corners. */
export const sizes = {
  'space-1': '0.25rem',
  'space-2': '0.5rem',
  'space-4': '1rem',
  'space-6': '1.5rem',
  'type-1': '0.75rem',
  'type-2': '0.8125rem',
  'type-3': '0.875rem',
  'type-4': '0.9375rem',
  'type-5': '1.125rem',
  'type-6': '1.5rem',
  'radius-s': '4px',
  radius: '8px',
  /** Height of a row, and what stands above and below its words. */
  row: '44px',
  'row-pad': '3px',
}

/** What is more where rows are comfortable. */
export const comfortable = { row: '52px', 'row-pad': '8px' }

/** Tokens as the custom properties that styles use. */
export const asVariables = (tokens: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--${name}`, value]))
