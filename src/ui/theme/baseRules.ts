import type { Rules } from './rulesText'
import { asVariables, comfortable, dark, light, sizes } from './tokens'

/** Where the system sets the colours, backgrounds are gone: edges take their place. */
const FORCED = '@media (forced-colors: active)'

/** The ground of every staff page: its variables, the dark ones never on paper, and the house's letters and boxes. */
export const baseRules: readonly Rules[] = [
  { ':root': { colorScheme: 'light', ...asVariables({ ...sizes, ...light }) } },
  { '[data-density="comfortable"]': asVariables(comfortable) },
  { '@media screen': { '[data-scheme="dark"]': { colorScheme: 'dark', ...asVariables(dark) } } },
  {
    html: {
      boxSizing: 'border-box',
      '-webkit-font-smoothing': 'antialiased',
      '-moz-osx-font-smoothing': 'grayscale',
      '-webkit-text-size-adjust': '100%',
    },
    '*, *::before, *::after': { boxSizing: 'inherit' },
    'strong, b': { fontWeight: 700 },
    body: {
      margin: 0,
      background: 'var(--surface)',
      color: 'var(--text)',
      font: '400 1rem/1.5 Barlow, "Barlow More", system-ui, sans-serif',
      fontVariantNumeric: 'tabular-nums',
      // Barlow's blank is narrow, and lost between small letters.
      wordSpacing: '0.06em',
    },
    '@media print': { body: { background: '#fff' } },
    'body::backdrop': { background: 'var(--surface)' },
    ':where(button, input, select, textarea)': { wordSpacing: 'inherit' },
    ':where(a)': { color: 'var(--pick)' },
    // The browser's own boxes and fields, as the house's.
    ':where(input)': { accentColor: 'var(--strong)' },
    // One kind of check box, in the dark too, where the browser's own is a grey of its own.
    ':where(input[type="checkbox"])': {
      appearance: 'none',
      display: 'inline-grid',
      placeItems: 'center',
      width: '18px',
      height: '18px',
      margin: 0,
      border: '1.5px solid var(--edge)',
      borderRadius: 'var(--radius-s)',
      background: 'var(--raised)',
    },
    ':where(input[type="checkbox"]:is(:checked, :indeterminate))': {
      borderColor: 'var(--strong)',
      background: 'var(--strong)',
    },
    ':where(input[type="checkbox"]:is(:checked, :indeterminate))::before': {
      width: '12px',
      height: '12px',
      background: 'var(--on-strong)',
      clipPath: 'polygon(14% 44%, 0 65%, 42% 96%, 100% 16%, 80% 4%, 38% 64%)',
      content: '""',
    },
    ':where(input[type="checkbox"]:indeterminate)::before': { clipPath: 'inset(42% 8%)' },
    [FORCED]: {
      ':where(input[type="checkbox"])': { appearance: 'auto' },
      // What is switched on is told by its ground alone.
      '[aria-pressed="true"]': { outline: '2px solid Highlight', outlineOffset: '-4px' },
    },
    ':focus-visible': { outline: '3px solid var(--focus)', outlineOffset: '2px' },
  },
]
