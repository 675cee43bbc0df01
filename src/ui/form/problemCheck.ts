import * as v from 'valibot'

/** Creates a valibot check from a function that returns an error message or undefined. */
export const problemCheck = <Value = string>(problem: (value: Value) => string | undefined) =>
  v.rawCheck<Value>(({ dataset, addIssue }) => {
    const message = dataset.typed ? problem(dataset.value) : undefined
    if (message !== undefined) addIssue({ message })
  })
