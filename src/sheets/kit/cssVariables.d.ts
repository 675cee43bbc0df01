import 'react'

declare module 'react' {
  /** Sheets pass sizes to their style sheets as custom properties. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined
  }
}
