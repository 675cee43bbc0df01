import { createTheme } from '@mui/material/styles'
import { DialogPaper } from '../dialog/DialogPaper'
import type { Rules } from './rulesText'
import { dark, light } from './tokens'

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
    fontFamily: 'Barlow, "Barlow More", system-ui, sans-serif',
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
  },
})

const variables = theme as typeof theme & {
  generateThemeVars: () => typeof theme.vars
  generateStyleSheets: () => Rules[]
}
// Its styles name variables alone; without this they would carry the values besides.
variables.vars = variables.generateThemeVars()

/** The variables of MUI's own parts; the dark ones never on paper. */
export const muiRules = (): Rules[] =>
  variables
    .generateStyleSheets()
    .map((sheet) => (DARK in sheet ? { '@media screen': sheet } : sheet))
