import { ThemeProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider'
import GlobalStyles from '@mui/material/GlobalStyles'
import { StyledEngineProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { FORCED, muiVariables, theme } from './theme'

/** The styles of plain boxes, fields and links, and of the focus, on every staff page. */
const baseStyles = {
  body: {
    fontVariantNumeric: 'tabular-nums',
    // Barlow's blank is narrow, and lost between small letters.
    wordSpacing: '0.06em',
  },
  ':where(button, input, select, textarea)': { wordSpacing: 'inherit' },
  ':where(a)': { color: 'var(--selection)' },
  ':where(input)': { accentColor: 'var(--strong)' },
  // Plain check boxes look like MUI's: the browser's own have another gray in dark mode.
  ':where(input[type="checkbox"])': {
    appearance: 'none',
    display: 'inline-grid',
    placeItems: 'center',
    width: '1.125rem',
    height: '1.125rem',
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
    width: '0.75rem',
    height: '0.75rem',
    background: 'var(--on-strong)',
    clipPath: 'polygon(14% 44%, 0 65%, 42% 96%, 100% 16%, 80% 4%, 38% 64%)',
    content: '""',
  },
  ':where(input[type="checkbox"]:indeterminate)::before': { clipPath: 'inset(42% 8%)' },
  [FORCED]: {
    ':where(input[type="checkbox"])': { appearance: 'auto' },
    // A pressed button differs by its background alone, which is missing here. By its element to win over
    // MUI's buttons, which have no outline.
    'button[aria-pressed="true"]': { outline: '2px solid Highlight', outlineOffset: '-4px' },
  },
  // Doubled to win over MUI's buttons, which have no outline.
  ':focus-visible:focus-visible': { outline: '3px solid var(--focus)', outlineOffset: '2px' },
} as const

/** A function, because Emotion would copy an object. */
const getTheme = () => theme
const variables = <GlobalStyles styles={muiVariables} />
const base = <GlobalStyles styles={baseStyles} />

/**
 * MUI's theme around the staff part. The styles of MUI's parts are first in the page, so that our classes
 * override them. MUI's own ThemeProvider would keep the color scheme a second time, beside
 * src/config/appearance.ts, and write the dark colors for paper too.
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
