import { useMemo } from 'react'
import type { TeamKey } from '../../content/teams'
import { nameKey } from '../../domain/recordKeys'
import type { Sheet } from '../../domain/seasonFile/cellText'
import type { Field } from '../../domain/seasonFile/columnHeads'
import {
  type Columns,
  type Layout,
  likeliestSheet,
  recogniseColumns,
} from '../../domain/seasonFile/columns'
import { compareSeason } from '../../domain/seasonFile/compareSeason'
import type { DateOrder } from '../../domain/seasonFile/dateCell'
import { fileRows, type ReadRules } from '../../domain/seasonFile/fileRow'
import type { StoredSeason } from '../../domain/seasonFile/matchRows'
import { type Questions, questionsOf } from '../../domain/seasonFile/questions'
import type { HourRule } from '../../domain/seasonFile/timeCell'
import { forgetDraft, readDraft, writeDraft } from '../../ui/form/drafts'
import { readRemembered, rememberAlias, rememberedColumns } from './remembered'

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

/* What an import reads: the lists of a file or of pasted text. */

/** One list as it was chosen or pasted, with what is known of its columns. */
export interface Source {
  /** The file's name; '' for what was pasted. */
  name: string
  sheets: readonly Sheet[]
  /** Which of them is read. */
  sheet: number
  layout: Layout
}

/** @param sheet which list of a workbook; none named, the first that has games. */
export function sourceOf(
  name: string,
  sheets: readonly Sheet[],
  sheet = likeliestSheet(sheets),
): Source {
  const chosen = sheets[sheet] ?? { name: '', rows: [] }
  const layout = recogniseColumns(chosen)
  const columns = rememberedColumns(layout.heads) ?? layout.columns
  return { name, sheets, sheet, layout: { ...layout, columns } }
}

/** The rows that are read. */
export const rowsOf = ({ sheets, sheet }: Source) => sheets[sheet]?.rows ?? []

/** What the source leaves open once its columns are these. */
const openQuestions = (source: Source, columns: Columns, today: string): Questions =>
  questionsOf(rowsOf(source), { ...source.layout, columns }, today)

/* An import as it is kept in this tab until it is sent. */

/** Where the work on a file stands while its screen is not there. */
const DRAFT = { form: 'season-import', record: '' }

/** What is kept of an import that nobody has sent yet. */
export interface HeldImport {
  source: Source
  work: Work
}

/** Keeps the file's cells and what was done to them in this tab; too large a file is not kept. */
export function keepImport({ source, work }: HeldImport): void {
  const { name, sheets, sheet } = source
  writeDraft(DRAFT, {
    name,
    sheets: [sheets[sheet]],
    work: {
      ...work,
      mended: [...work.mended],
      choices: [...work.choices],
      leftOut: [...work.leftOut],
      newPlans: [...work.newPlans],
    },
  })
}

/** What was kept; null where there is none, or none of this version. */
export function readImport(): HeldImport | null {
  const draft = readDraft(DRAFT)
  if (draft === null) return null
  try {
    const { name, sheets, work } = draft as unknown as {
      name: string
      sheets: Source['sheets']
      work: Record<keyof Work, never>
    }
    const source = sourceOf(name, sheets)
    return {
      source,
      work: {
        ...newWork(source),
        columns: work.columns,
        answers: work.answers,
        aliases: work.aliases,
        mended: new Map(work.mended),
        choices: new Map(work.choices),
        leftOut: new Set(work.leftOut),
        newPlans: new Set(work.newPlans),
      },
    }
  } catch {
    return null
  }
}

/** Forgets it: it was sent, or begun anew. */
export const forgetImport = (): void => forgetDraft(DRAFT)

/** What a person can do to the rows. */
export interface CheckMoves {
  onMend: (line: number, cells: Partial<Record<Field, string>>) => void
  onChoose: (line: number, choice: string) => void
  onTake: (line: number) => void
  onMakePlan: (name: string) => void
  onCall: (called: string, club: string) => void
}
