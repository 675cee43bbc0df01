import { SheetFrame } from './Frame'
import type { Parts } from './State'

/** The same on a desk and on a phone. */
export const onSheets = (Content: Parts[string], height: number, onPhone = height) =>
  function OnSheets() {
    return (
      <>
        <SheetFrame name="On a desk" on="desk" height={height}>
          <Content />
        </SheetFrame>
        <SheetFrame name="On a phone" on="phone" height={onPhone}>
          <Content />
        </SheetFrame>
      </>
    )
  }
