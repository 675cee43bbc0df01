import { ThemeProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider'
import GlobalStyles from '@mui/material/GlobalStyles'
import { StyledEngineProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import './base.css'
import { FORCED_COLORS } from './components'
import { muiVariables, theme } from './theme'

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
const variables = <GlobalStyles styles={muiVariables} />
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
