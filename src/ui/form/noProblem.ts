import * as v from 'valibot'

/** A check of a text by a rule that returns the message of its problem, or undefined. */
export const noProblem = (problem: (text: string) => string | undefined) =>
  v.check<string, (issue: v.CheckIssue<string>) => string>(
    (text) => problem(text) === undefined,
    ({ input }) => problem(input) ?? '',
  )
