import { isStatus } from '../../../api/errors'
import type { SaveResult } from '../../../ui/form/saveResult'
import { useNotify } from '../../../ui/Notifications'
import { useIsHere } from './useIsHere'

/**
 * Runs a save or a delete. Where it does not come about and its form is gone by then, that is told
 * where the person is; a session's end tells of itself.
 * @param failed the words of what it throws, which it throws all the same.
 */
export function useTellIfGone(failed: (error: unknown) => string) {
  const notify = useNotify()
  const isHere = useIsHere()
  return async (name: string, save: () => Promise<SaveResult>): Promise<SaveResult> => {
    try {
      const result = await save()
      if (!isHere.current && result.kind !== 'done') {
        const said = result.kind === 'stopped' ? `${name}: ${result.words}` : undefined
        const words = result.elsewhere ?? said
        if (words) notify(words, 'warning', { about: name })
      }
      return result
    } catch (error) {
      if (!isHere.current && !isStatus(error, 401))
        notify(`${name}: ${failed(error)}`, 'error', { about: name })
      throw error
    }
  }
}
