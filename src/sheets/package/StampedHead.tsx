import type { ReactNode } from 'react'
import { ScanWords } from '../kit/SheetFoot'
import { StampSlot } from '../kit/StampSlot'
import type { SheetFootFacts } from '../kit/useSheetFoot'

/**
 * What stands above the games: its words with those of the square below them, and the square beside.
 * `look` has the classes `top`, `words` and `scan`.
 */
export function StampedHead({
  look,
  foot,
  children,
}: {
  look: CSSModuleClasses
  foot: SheetFootFacts
  children: ReactNode
}) {
  return (
    <div className={look.top}>
      <div className={look.words}>
        {children}
        <div className={look.scan}>
          <ScanWords foot={foot} />
        </div>
      </div>
      <StampSlot foot={foot} />
    </div>
  )
}
