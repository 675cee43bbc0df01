import * as v from 'valibot'

/** A valibot check by a rule that returns the message of a problem, or undefined. */
export const noProblem = <Value = string>(problem: (value: Value) => string | undefined) =>
  v.check<Value, (issue: v.CheckIssue<Value>) => string>(
    (value) => problem(value) === undefined,
    ({ input }) => problem(input) ?? '',
  )
