import 'react'

declare module 'react' {
  /** Sheets hand sizes to their style sheets as custom properties. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined
  }
}
