import { startTransition, useEffect, useState } from 'react'
import { atFirstHand } from './atFirstHand'
import { whenIdle } from './later'

/**
 * Whether somebody has moved, pressed, typed or scrolled since the part stands, or could have for three
 * seconds: told when what that asked for is done.
 */
export function useAtHand(): boolean {
  const [isAtHand, setAtHand] = useState(false)
  useEffect(() => {
    let callOffIdle = () => {}
    const callOffHand = atFirstHand(() => {
      callOffIdle = whenIdle(() => startTransition(() => setAtHand(true)))
    })
    return () => {
      callOffHand()
      callOffIdle()
    }
  }, [])
  return isAtHand
}
