import { useMemo } from 'react'
import type { TeamKey } from '../../content/teams'
import { nameKey } from '../../domain/recordKeys'
import type { Field } from '../../domain/seasonFile/columnHeads'
import type { Columns } from '../../domain/seasonFile/columns'
import { compareSeason } from '../../domain/seasonFile/compareSeason'
import type { DateOrder } from '../../domain/seasonFile/dateCell'
import { fileRows } from '../../domain/seasonFile/fileRow'
import type { ReadRules } from '../../domain/seasonFile/readRules'
import type { StoredSeason } from '../../domain/seasonFile/seasonIndex'
import type { HourRule } from '../../domain/seasonFile/timeCell'
import { openQuestions, rowsOf, type Source } from './importSource'
import { readRemembered, rememberAlias } from './remembered'

/** What a person answered of what the cells leave open. */
export interface Answers {
  order?: DateOrder
  hours?: HourRule
  team?: TeamKey
  seasonYear?: number
}

/** What a person did to a source: its columns, answers, and the rows one by one. */
export interface Work {
  columns: Columns
  answers: Answers
  mended: ReadonlyMap<number, Partial<Record<Field, string>>>
  choices: ReadonlyMap<number, string>
  leftOut: ReadonlySet<number>
  newPlans: ReadonlySet<string>
  aliases: Readonly<Record<string, string>>
}

/** Nothing done yet: the columns as they were recognised, and whom earlier files meant. */
export const newWork = (source: Source): Work => ({
  columns: source.layout.columns,
  answers: {},
  mended: new Map(),
  choices: new Map(),
  leftOut: new Set(),
  newPlans: new Set(),
  aliases: readRemembered().aliases,
})

const withEntry = <K, V>(map: ReadonlyMap<K, V>, key: K, value: V) => new Map(map).set(key, value)
function toggled<T>(set: ReadonlySet<T>, value: T): Set<T> {
  const next = new Set(set)
  if (!next.delete(value)) next.add(value)
  return next
}

/** The rules that a source's cells are read by, with what a person answered before what they tell. */
function rulesOf(
  source: Source,
  { columns, answers, aliases }: Pick<Work, 'columns' | 'answers' | 'aliases'>,
  today: string,
) {
  const questions = openQuestions(source, columns, today)
  const rules: ReadRules = {
    order: answers.order ?? questions.order ?? 'month',
    hours: answers.hours ?? questions.hours ?? 'afternoon',
    seasonYear: answers.seasonYear ?? questions.seasonYear,
    team: answers.team ?? questions.team,
    place: questions.place,
    aliases,
  }
  return { questions, rules }
}

/**
 * A source beside the season, and everything a person can do to it before it is written. Each change
 * reads and compares anew, so that the table never shows what no longer follows.
 * @param today `YYYY-MM-DD` at the arena.
 */
export function useImport(
  source: Source,
  work: Work,
  stored: StoredSeason | undefined,
  today: string,
) {
  const { columns, answers, aliases, mended } = work
  const { questions, rules } = useMemo(
    () => rulesOf(source, { columns, answers, aliases }, today),
    [source, columns, answers, aliases, today],
  )
  const rows = useMemo(
    () => fileRows(rowsOf(source), { ...source.layout, columns }, rules, mended),
    [source, columns, rules, mended],
  )
  const compared = useMemo(() => stored && compareSeason(rows, stored, work), [rows, stored, work])
  return { questions, rows, compared }
}

/** What a person can do to the work, each giving the work after it. */
export const workMoves = {
  map(work: Work, field: Field | undefined, column: number): Work {
    const others = Object.entries(work.columns).filter(
      ([name, held]) => held !== column && name !== field,
    )
    const columns: Columns = Object.fromEntries(others)
    return { ...work, columns: field ? { ...columns, [field]: column } : columns }
  },
  answer: (work: Work, answers: Answers): Work => ({
    ...work,
    answers: { ...work.answers, ...answers },
  }),
  mend: (work: Work, line: number, cells: Partial<Record<Field, string>>): Work => ({
    ...work,
    mended: withEntry(work.mended, line, { ...work.mended.get(line), ...cells }),
  }),
  choose: (work: Work, line: number, choice: string): Work => ({
    ...work,
    choices: withEntry(work.choices, line, choice),
  }),
  take: (work: Work, line: number): Work => ({ ...work, leftOut: toggled(work.leftOut, line) }),
  makePlan: (work: Work, name: string): Work => ({
    ...work,
    newPlans: toggled(work.newPlans, nameKey(name)),
  }),
  call(work: Work, called: string, club: string): Work {
    rememberAlias(called, club)
    return { ...work, aliases: { ...work.aliases, [called]: club } }
  },
}
