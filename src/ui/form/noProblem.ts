import * as v from 'valibot'

/** A check of a form's text by a rule that answers the words of its problem, or nothing. */
export const noProblem = (problem: (text: string) => string | undefined) =>
  v.check<string, (issue: v.CheckIssue<string>) => string>(
    (text) => problem(text) === undefined,
    ({ input }) => problem(input) ?? '',
  )
