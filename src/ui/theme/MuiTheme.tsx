import { ThemeProvider } from '@emotion/react'
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider'
import type { FunctionComponent, ReactNode } from 'react'
import { muiRules, theme } from './theme'
import { writeRules } from './writeRules'

const ours = () => theme
/** Once, and when the code comes rather than with the first part: all of the page is styled anew for it. */
writeRules(muiRules())

/**
 * The house's theme for MUI's parts, which stand in it wherever they do: around a screen with fields, and
 * around whatever is loaded later (src/ui/lazyPart.tsx). Not around the staff part as a whole, or every
 * list's first render would wait for MUI. Colors are variables, so the code that changes them
 * (src/config/looks.ts) need not tell it. @forTests
 */
export function MuiTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={ours}>
      <DefaultPropsProvider value={theme.components as object}>{children}</DefaultPropsProvider>
    </ThemeProvider>
  )
}

/** The same part, in the theme. */
export const themed =
  <Props extends object>(Part: FunctionComponent<Props>): FunctionComponent<Props> =>
  (props) => (
    <MuiTheme>
      <Part {...props} />
    </MuiTheme>
  )
