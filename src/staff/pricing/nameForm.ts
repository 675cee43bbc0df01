import * as v from 'valibot'
import { noProblem } from '../../ui/form/noProblem'

/**
 * The form of a plan's name.
 * @param blank the error of a blank name.
 */
export const nameForm = (blank: string, nameProblem: (name: string) => string | undefined) =>
  v.object({ name: v.pipe(v.string(), v.trim(), v.nonEmpty(blank), noProblem(nameProblem)) })
