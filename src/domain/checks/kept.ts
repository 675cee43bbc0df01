/** Answers once for each thing that is asked about, as long as anybody has it. */
export function kept<Asked extends object, Answer>(
  answer: (asked: Asked) => Answer,
): (asked: Asked) => Answer {
  const known = new WeakMap<Asked, Answer>()
  return (asked) => {
    const given = known.get(asked) ?? answer(asked)
    known.set(asked, given)
    return given
  }
}

/** Answers once as long as the same is asked about: keeps nothing of ten thousand. */
export function lastKept<Asked extends object, Answer>(
  answer: (asked: Asked) => Answer,
): (asked: Asked) => Answer {
  let last: Asked | undefined
  let given: Answer
  return (asked) => {
    if (last !== asked) {
      given = answer(asked)
      last = asked
    }
    return given
  }
}
