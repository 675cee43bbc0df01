import { useState } from 'react'
import type { ApiError } from '../../api/http/errors'
import { originalPlanGamesQuery, useGamesOfOriginalPlans, usePlansOfAll } from '../../api/plans'
import { useReread } from '../../api/writes/useReread'
import { isSamePlanName } from '../../domain/plan'
import { QuestionDialog } from '../../ui/dialog/QuestionDialog'

/**
 * Which of a combined plan's original plans nobody knows: they stand in no team's list, and the
 * server has no game of them. `suggestions` are the names of all lists; when those cannot be
 * loaded, names can still be typed. `ask` resolves to whether names typed in this dialog, if
 * unknown, shall be saved all the same; `question` goes into the dialog.
 */
export function useUnknownPlans(names: readonly string[]) {
  const lists = usePlansOfAll()
  const suggestions = [...new Set(lists.flatMap(({ data = [] }) => data.map((plan) => plan.name)))]
  const unlisted = lists.some((list) => list.isPending)
    ? []
    : names.filter((name) => !isListed(name, suggestions))
  const looks = useGamesOfOriginalPlans(unlisted)
  const unknown = unlisted.filter((_, index) => looks[index] && isNobodys(looks[index]))

  const reread = useReread()
  const [asked, setAsked] = useState<{ names: string[]; answer: (yes: boolean) => void }>()

  async function ask(typed: readonly string[]): Promise<boolean> {
    const found = await Promise.all(typed.map(isUnknown))
    const doubtful = typed.filter((_, index) => found[index])
    if (doubtful.length === 0) return true
    const yes = await new Promise<boolean>((answer) => setAsked({ names: doubtful, answer }))
    setAsked(undefined)
    return yes
  }
  async function isUnknown(name: string) {
    if (isListed(name, suggestions)) return false
    try {
      return isNobodys({ data: await reread(originalPlanGamesQuery(name)), error: null })
    } catch (error) {
      return isNobodys({ data: undefined, error: error as ApiError })
    }
  }
  const question = asked && (
    <QuestionDialog
      question={`${unknownWords(asked.names)} Save all the same?`}
      no={{ name: 'Go back', onChoose: () => asked.answer(false) }}
      yes={{ name: 'Save anyway', onChoose: () => asked.answer(true) }}
    >
      {noGamesWords(asked.names, 'until there is a plan of exactly this name')}
    </QuestionDialog>
  )
  return { suggestions, unknown, ask, question }
}

/** 'C26WK is none of the plans.' */
export function unknownWords(names: readonly string[]): string {
  return `${names.join(', ')} ${names.length === 1 ? 'is' : 'are'} none of the plans.`
}

/** 'Customers see no games of it.' */
export const noGamesWords = (names: readonly string[], until = ''): string =>
  `${`Customers see no games of ${names.length === 1 ? 'it' : 'them'} ${until}`.trim()}.`

const isListed = (name: string, list: readonly string[]) =>
  list.some((other) => isSamePlanName(other, name))

/** A look that failed for another reason says nothing about the plan. */
const isNobodys = ({ data, error }: { data: unknown[] | undefined; error: ApiError | null }) =>
  data?.length === 0 || error?.status === 404 || error?.kind === 'refused'
