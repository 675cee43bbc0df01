import type { TeamKey } from '../../content/teams'
import type { CombinedPlan } from '../combinedPlan'
import type { Game } from '../games/game'
import type { Plan } from '../plan'
import type { PricingLocation } from '../pricing'
import type { Rep } from '../rep'
import type { ListName, SeasonIndex } from './seasonRecords'

/**
 * The severity of a finding: an `error` is untrue on a customer's page, a `warning` may be intended,
 * `info` is harmless.
 */
export type Severity = (typeof severities)[number]

/** Worst first. */
export const severities = ['error', 'warning', 'info'] as const

/** The headings of findings by severity. */
export const severityTitles: Record<Severity, string> = {
  error: 'Errors',
  warning: 'Warnings',
  info: 'FYI',
}

/** The records a finding can be about, by kind. */
export interface RecordByKind {
  game: Game
  plan: Plan
  'combined plan': CombinedPlan
  'pricing location': PricingLocation
  rep: Rep
}

export type RecordKind = keyof RecordByKind

/** The label of each kind of record. */
export const kindNames: Record<RecordKind, string> = {
  game: 'Games',
  plan: 'Plans',
  'combined plan': 'Packages',
  'pricing location': 'Pricing plans',
  rep: 'Representatives',
}

/** The noun for one record of each kind. */
export const kindNouns: Record<RecordKind, string> = {
  game: 'game',
  plan: 'plan',
  'combined plan': 'package',
  'pricing location': 'pricing location',
  rep: 'representative',
}

/** What a rule found in one record of a kind. */
export interface Finding<Kind extends RecordKind = RecordKind> {
  /** Rule and record: `game/no-price/B251009 2025-10-09`. */
  id: string
  /** Name of the rule, unique within its kind. */
  rule: string
  severity: Severity
  kind: Kind
  /** The record's key: a game's code and day, a combined plan's code, a plan's name, a number as text. */
  key: string
  /** One sentence with the record's name and the value seen: a new value is a new sentence. */
  sentence: string
  /** The field of the record's dialog in which it is fixed, if any: of several the first empty one. */
  field: string | undefined
  where: FindingPlace
}

/** Where a finding's record belongs, and the pages that show it. */
export interface FindingPlace {
  /** Null for a record of no team, or of several. */
  team: TeamKey | null
  /** Names of the plans or pricing plans it is in, or is made of. */
  plans: readonly string[]
  /** Addresses of the public pages that show it, below the base path. */
  pages: readonly string[]
  /** The year its season ends in; null for one of every season. */
  season: number | null
}

/** A check of the records of a kind. */
interface Rule<Kind extends RecordKind> {
  severity: Severity
  /** What several records with this finding have in common: 'have no price'. */
  pluralPredicate: string
  /** The noun for these records, where it is not that of their kind. */
  noun?: string
  /** Two records have it with each other, in sentences of the same words: lists show one of them. */
  isMutual?: true
  /** How forms use it; left out where no form has its fields. */
  form?: FormUse
  /** The field in which it is fixed, where no form shows its sentence. */
  field?: string
  /**
   * A sentence when something is wrong with the record, else undefined.
   * @param record as it is stored, or as it is about to be.
   */
  check: (record: RecordByKind[Kind], season: SeasonIndex) => string | undefined
}

/** Rules by name, in the order in which findings are listed. */
export type Rules<Kind extends RecordKind> = Readonly<Record<string, Rule<Kind>>>

/** How a rule is used while a record is typed. */
interface FormUse {
  /** The fields it reads: its sentence is shown once all are filled in, below the form's first of them. */
  fields: readonly string[]
  /** Lists it reads besides the record: without one of them it does not run. */
  lists?: readonly ListName[]
}

/** How the records of a kind are checked. */
export interface KindCheck<Kind extends RecordKind> {
  /** The lists that the rules read: without one of them they do not run. */
  lists: readonly ListName[]
  recordsOf: (season: SeasonIndex) => readonly RecordByKind[Kind][]
  /** The {@link Finding.key} of a record. */
  keyOf: (record: RecordByKind[Kind]) => string
  rules: Rules<Kind>
}
