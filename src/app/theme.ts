import { createTheme } from '@mui/material/styles'
import { DialogPaper } from '../ui/dialog/DialogPaper'
import type { Rules } from './rulesText'
import { asVariables, comfortable, dark, light, sizes } from './tokens'

/** Where the system sets the colours, backgrounds and shadows are gone: edges take their place. */
const FORCED = '@media (forced-colors: active)'
/** Paper is white, whatever the screen is. */
const DARK = '[data-scheme="dark"]'
const PHONE = '@media (max-width: 599px)'
/** The smallest that a finger hits, in pixels. */
const DELETE_SIZE = 24

/** The same colors for MUI's own parts. */
const paletteOf = (tokens: typeof light) => ({
  // Its own default lets white stand on orange.
  contrastThreshold: 4.5,
  primary: { main: tokens.strong, contrastText: tokens['on-strong'] },
  secondary: { main: tokens.accent },
  error: { main: tokens.bad },
  text: { primary: tokens.text, secondary: tokens['text-quiet'] },
  background: { default: tokens.surface, paper: tokens.raised },
  divider: tokens.line,
})

/** A note stands on the ground of its status: MUI's own is darker than the card that it lies on, in the dark. */
const alertGrounds = (
  [
    ['error', 'bad'],
    ['warning', 'warn'],
    ['info', 'info'],
    ['success', 'good'],
  ] as const
).map(([severity, token]) => ({
  props: { variant: 'standard' as const, severity },
  style: {
    backgroundColor: `var(--${token}-soft)`,
    color: `var(--${token})`,
    '& .MuiAlert-icon': { color: 'inherit' },
  },
}))

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: '[data-scheme="%s"]' },
  colorSchemes: {
    light: { palette: { ...paletteOf(light), success: { main: '#1b6e3c' } } },
    dark: {
      palette: {
        ...paletteOf(dark),
        // Pointed at: what goes darker on a dark page looks switched off.
        primary: { main: dark.strong, dark: '#fff', contrastText: dark['on-strong'] },
      },
    },
  },
  shape: { borderRadius: 8 },
  // Who asks the system for less motion gets none; MUI's own default is to go on moving.
  motion: { reducedMotion: 'system' },
  typography: {
    fontFamily: 'Barlow, system-ui, sans-serif',
    h1: {
      fontSize: 'var(--type-6)',
      fontWeight: 600,
      lineHeight: 1.25,
      [PHONE]: { fontSize: '1.25rem' },
    },
    h2: { fontSize: 'var(--type-5)', fontWeight: 600, lineHeight: 1.3 },
    button: { textTransform: 'none', fontWeight: 600 },
    // MUI's letters stand apart for Roboto's sake: words run into one another by it.
    caption: { letterSpacing: 'normal' },
  },
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiDialog: {
      defaultProps: { PaperComponent: DialogPaper },
      styleOverrides: { paper: { [FORCED]: { border: '1px solid CanvasText' } } },
    },
    // In the dark a shadow shows no edge, on a dialog least.
    MuiMenu: { styleOverrides: { paper: { border: '1px solid var(--line-strong)' } } },
    // What lies above is lighter by its ground and line alone, not by a veil over it.
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: { contained: { [FORCED]: { border: '1px solid ButtonText' } } },
    },
    MuiAlert: {
      styleOverrides: {
        root: { [FORCED]: { border: '1px solid CanvasText' }, variants: alertGrounds },
        message: { overflowWrap: 'anywhere' },
      },
    },
    MuiChip: {
      styleOverrides: {
        root: { [FORCED]: { border: '1px solid CanvasText' } },
        deleteIcon: { width: DELETE_SIZE, height: DELETE_SIZE, fontSize: DELETE_SIZE },
      },
    },
    // Its edge tells how far there is to go.
    MuiLinearProgress: {
      styleOverrides: {
        root: {
          height: 6,
          border: '1px solid var(--edge)',
          borderRadius: 3,
          backgroundColor: 'var(--chip)',
        },
      },
    },
    MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: 'var(--edge)' } } },
    // The list stands at the end of the body, outside of every landmark.
    MuiAutocomplete: {
      defaultProps: { slotProps: { popper: { role: 'region', 'aria-label': 'Suggestions' } } },
      styleOverrides: { paper: { border: '1px solid var(--line-strong)' } },
    },
    MuiTextField: { defaultProps: { fullWidth: true } },
    MuiCssBaseline: {
      styleOverrides: {
        // Barlow's blank is narrow, and lost between small letters.
        body: { fontVariantNumeric: 'tabular-nums', wordSpacing: '0.06em' },
        ':where(button, input, select, textarea)': { wordSpacing: 'inherit' },
        ':where(a)': { color: 'var(--pick)' },
        // The browser's own boxes and fields, as the house's.
        ':where(input)': { accentColor: 'var(--strong)' },
        // One kind of check box, in the dark too, where the browser's own is a grey of its own.
        ':where(input[type="checkbox"])': {
          appearance: 'none',
          display: 'inline-grid',
          placeItems: 'center',
          width: 18,
          height: 18,
          margin: 0,
          border: '1.5px solid var(--edge)',
          borderRadius: 'var(--radius-s)',
          background: 'var(--raised)',
          [FORCED]: { appearance: 'auto' },
        },
        ':where(input[type="checkbox"]:is(:checked, :indeterminate))': {
          borderColor: 'var(--strong)',
          background: 'var(--strong)',
        },
        ':where(input[type="checkbox"]:is(:checked, :indeterminate))::before': {
          width: 12,
          height: 12,
          background: 'var(--on-strong)',
          clipPath: 'polygon(14% 44%, 0 65%, 42% 96%, 100% 16%, 80% 4%, 38% 64%)',
          content: '""',
        },
        ':where(input[type="checkbox"]:indeterminate)::before': {
          clipPath: 'inset(42% 8%)',
        },
        // What is switched on is told by its ground alone.
        [FORCED]: {
          '[aria-pressed="true"]': { outline: '2px solid Highlight', outlineOffset: '-4px' },
        },
        ':focus-visible': { outline: '3px solid var(--focus)', outlineOffset: '2px' },
      },
    },
  },
})

const withSheets = theme as typeof theme & { generateStyleSheets: () => Rules[] }
const muiSheets = withSheets.generateStyleSheets.bind(theme)
// Written by themeSheet.ts.
withSheets.generateStyleSheets = () => []

/** MUI's own variables, and ours beside them; the dark ones never on paper. */
export const themeSheets = (): Rules[] => [
  { ':root': asVariables({ ...sizes, ...light }) },
  { '[data-density="comfortable"]': asVariables(comfortable) },
  ...muiSheets().map((sheet) => (DARK in sheet ? onScreen(sheet) : sheet)),
  onScreen({ [DARK]: asVariables(dark) }),
]
const onScreen = (sheet: Rules): Rules => ({ '@media screen': sheet })
