/** What work that pauses after each part comes to, without the pauses. */
export function finished<Result>(work: Generator<undefined, Result>): Result {
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}
