import type { TeamKey } from '../../content/teams'
import type { CombinedPlan } from '../combinedPlan'
import type { Game } from '../games/game'
import type { Plan } from '../plan'
import type { PricingLocation } from '../pricing'
import type { Rep } from '../rep'
import type { ListName, SeasonIndex } from './seasonRecords'

/** Worst first. */
export const severities = ['error', 'warning', 'info'] as const

/**
 * The severity of a finding. An `error` puts something untrue on a customer's page, a `warning` may
 * be intended, and `info` is harmless.
 */
export type Severity = (typeof severities)[number]

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

/** What each kind of record is called: the label of several, and the noun for one. */
export const kindWords: Record<RecordKind, { label: string; noun: string }> = {
  game: { label: 'Games', noun: 'game' },
  plan: { label: 'Plans', noun: 'plan' },
  'combined plan': { label: 'Packages', noun: 'package' },
  'pricing location': { label: 'Pricing plans', noun: 'pricing location' },
  rep: { label: 'Representatives', noun: 'representative' },
}

/** What a rule found in one record of a kind. */
export interface Finding<Kind extends RecordKind = RecordKind> {
  /** Rule and record: `game/no-price/B251009 2025-10-09`. */
  id: string
  /** Name of the rule, unique within its kind. */
  rule: string
  severity: Severity
  kind: Kind
  /**
   * The record's key: a game's code and day, a combined plan's code, a plan's name, or an id as
   * text.
   */
  key: string
  /** One sentence with the record's name and the value. Another value makes another sentence. */
  sentence: string
  /**
   * The field of the record's dialog that fixes it, if any. If there are several, the first empty
   * one.
   */
  field: string | undefined
  where: FindingPlace
}

/** Where a finding's record belongs, and the pages that show it. */
export interface FindingPlace {
  /** Null if the record belongs to no team or to several. */
  team: TeamKey | null
  /** The names of the plans or pricing plans that it is in or consists of. */
  plans: readonly string[]
  /** Addresses of the public pages that show it, below the base path. */
  pages: readonly string[]
  /** The year its season ends in; null if it belongs to every season. */
  season: number | null
}

/** A check of the records of a kind. */
interface Rule<Kind extends RecordKind> {
  severity: Severity
  /** The predicate for several records with this finding: 'have no price'. */
  pluralPredicate: string
  /** The noun for these records, if it differs from their kind's. */
  noun?: string
  /**
   * Set if two records have this finding with each other, in sentences of the same words. Lists
   * show only one.
   */
  isMutual?: true
  /**
   * Set if Next season leaves this to do. Its screen lists it, so the checks leave it out until the
   * season is current.
   */
  isLeftByNextSeason?: true
  /** How forms use it. Omitted if no form has its fields. */
  form?: FormUse
  /** The field that fixes it, for rules without `form`. */
  field?: string
  /**
   * Returns a sentence if something is wrong with the record.
   * @param record the record as stored, or as typed before it is saved.
   */
  check: (record: RecordByKind[Kind], season: SeasonIndex) => string | undefined
}

/** Rules by name, in the order in which findings are listed. */
export type CheckRules<Kind extends RecordKind> = Readonly<Record<string, Rule<Kind>>>

/** How a rule is used while a record is typed. */
interface FormUse {
  /**
   * The fields it reads. Its sentence is shown once all of them are filled in, below the first of
   * them in the form.
   */
  fields: readonly string[]
  /** The lists it reads besides the record. It runs only if all are loaded. */
  lists?: readonly ListName[]
}

/** How the records of a kind are checked. */
export interface KindCheck<Kind extends RecordKind> {
  /** The lists that the rules read. They run only if all are loaded. */
  lists: readonly ListName[]
  recordsOf: (season: SeasonIndex) => readonly RecordByKind[Kind][]
  /** The {@link Finding.key} of a record. */
  keyOf: (record: RecordByKind[Kind]) => string
  rules: CheckRules<Kind>
}
