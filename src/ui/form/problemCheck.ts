import * as v from 'valibot'

/** A valibot check by a rule that returns the message of a problem, or undefined. */
export const problemCheck = <Value = string>(problem: (value: Value) => string | undefined) =>
  v.rawCheck<Value>(({ dataset, addIssue }) => {
    const message = dataset.typed ? problem(dataset.value) : undefined
    if (message !== undefined) addIssue({ message })
  })
