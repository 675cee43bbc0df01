import 'react'

declare module 'react' {
  /** Allows custom properties in `style`: sheets pass sizes to their style sheets with them. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined
  }
}
