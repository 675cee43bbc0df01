import * as v from 'valibot'

/** A check of a form's value by a rule that returns the words of its problem, or nothing. */
export const noProblem = <Value = string>(problem: (value: Value) => string | undefined) =>
  v.check<Value, (issue: v.CheckIssue<Value>) => string>(
    (value) => problem(value) === undefined,
    ({ input }) => problem(input) ?? '',
  )
