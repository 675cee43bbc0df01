import { ThemeProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider'
import GlobalStyles from '@mui/material/GlobalStyles'
import { type CSSObject, createTheme, StyledEngineProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import './base.css'
import { components, FORCED_COLORS } from './components'

/** Windows that are treated as a phone. */
const PHONE = '@media (max-width: 599px)'

/** A palette color from tokens (tokens.css), which have a light and a dark value. */
const paletteColor = (main: string, dark = main, contrastText = 'var(--raised)') => ({
  main,
  light: main,
  dark,
  contrastText,
})
/**
 * An alert's colors from tokens.
 * @param onFilled the color of the text on a filled alert.
 */
const alertColors = (severity: string, token: string, onFilled: string) => ({
  [`${severity}Color`]: `var(--${token})`,
  [`${severity}IconColor`]: `var(--${token})`,
  [`${severity}StandardBg`]: `var(--${token}-soft)`,
  [`${severity}FilledBg`]: `var(--snackbar-${token})`,
  [`${severity}FilledColor`]: onFilled,
})
/** The color of text, thinned for backgrounds. */
const tint = (percent: number) => `color-mix(in srgb, var(--text) ${percent}%, transparent)`

const PALETTE = {
  primary: paletteColor('var(--strong)', 'var(--strong-hover)', 'var(--on-strong)'),
  secondary: paletteColor('var(--accent)'),
  error: paletteColor('var(--bad)', 'var(--bad-hover)', 'var(--on-bad)'),
  warning: paletteColor('var(--warn)'),
  info: paletteColor('var(--info)'),
  success: paletteColor('var(--good)'),
  text: { primary: 'var(--text)', secondary: 'var(--text-quiet)', disabled: 'var(--disabled)' },
  background: { default: 'var(--surface)', paper: 'var(--raised)' },
  divider: 'var(--line)',
  action: {
    active: 'var(--text-soft)',
    hover: tint(4),
    selected: tint(8),
    focus: tint(12),
    disabled: tint(30),
    disabledBackground: tint(12),
  },
  Alert: {
    ...alertColors('error', 'bad', 'var(--on-snackbar-bad)'),
    ...alertColors('warning', 'warn', 'var(--on-snackbar)'),
    ...alertColors('info', 'info', 'var(--on-snackbar)'),
    ...alertColors('success', 'good', 'var(--on-snackbar-good)'),
  },
}

/** MUI's theme of the staff part. */
const theme = createTheme({
  cssVariables: { nativeColor: true },
  // Only one scheme, because the tokens handle light and dark.
  colorSchemes: { light: { palette: PALETTE } },
  shape: { borderRadius: 8 },
  // Follows the system's reduced-motion setting, which MUI does not by default.
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
    // MUI's letter spacing is made for Roboto. In Barlow, words would run together.
    caption: { letterSpacing: 'normal' },
  },
  components,
})

// With CSS variables, `createTheme` also returns these two members, which are missing in its type.
const withVariables = theme as typeof theme & {
  generateThemeVars: () => typeof theme.vars
  generateStyleSheets: () => CSSObject[]
}
// Makes the styles use CSS variables only, without a copy of the values.
withVariables.vars = withVariables.generateThemeVars()

/** Styles for focus and pressed buttons. They come first in the page, so that our classes override them. */
const BASE_STYLES = {
  // A pressed button differs only in its background, which forced colors remove. The `button` selector
  // overrides MUI's `outline: 0`.
  [FORCED_COLORS]: {
    'button[aria-pressed="true"]': { outline: '2px solid Highlight', outlineOffset: '-4px' },
  },
  // Doubled to override MUI's `outline: 0`.
  ':focus-visible:focus-visible': { outline: '3px solid var(--focus)', outlineOffset: '2px' },
}

/** A function, because Emotion would merge an object into a copy. */
const getTheme = () => theme
/** The CSS variables of MUI's components. */
const variables = <GlobalStyles styles={withVariables.generateStyleSheets()} />
const base = <GlobalStyles styles={BASE_STYLES} />

/**
 * Provides MUI's theme to the staff part. MUI's styles come first in the page, so that our classes override
 * them. MUI's own ThemeProvider is not used: it would store the color scheme in addition to
 * src/config/appearance.ts, and use dark colors on paper too.
 */
export function MuiTheme({ children }: { children: ReactNode }) {
  return (
    <StyledEngineProvider injectFirst>
      <ThemeProvider theme={getTheme}>
        <DefaultPropsProvider value={theme.components as object}>
          {variables}
          <CssBaseline />
          {base}
          {children}
        </DefaultPropsProvider>
      </ThemeProvider>
    </StyledEngineProvider>
  )
}
