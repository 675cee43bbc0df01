import type { TeamKey } from '../../content/teams'
import type { CombinedPlan } from '../combinedPlan'
import type { Game } from '../games/game'
import type { Plan } from '../plan'
import type { PricingLocation } from '../pricing'
import type { Rep } from '../rep'
import type { ListName, SeasonIndex } from './seasonRecords'

/**
 * How bad it is: `wrong` is untrue on a customer's page, `doubtful` may be meant, `to know` hides
 * nothing and breaks nothing.
 */
export type Severity = (typeof severities)[number]

/** Worst first. */
export const severities = ['wrong', 'doubtful', 'to know'] as const

/** The records a finding can be about, by kind. */
export interface CheckedRecord {
  game: Game
  plan: Plan
  'combined plan': CombinedPlan
  'pricing location': PricingLocation
  rep: Rep
}

export type RecordKind = keyof CheckedRecord

/** The label of each kind of record. */
export const kindNames: Record<RecordKind, string> = {
  game: 'Games',
  plan: 'Plans',
  'combined plan': 'Packages',
  'pricing location': 'Pricing plans',
  rep: 'Representatives',
}

/** What a rule says of one record of a kind. */
export interface Finding<Kind extends RecordKind = RecordKind> {
  /** Stays while the same rule fires for the same record: `game/no-price/B251009 2025-10-09`. */
  id: string
  /** Name of the rule, told apart within its kind. */
  rule: string
  severity: Severity
  kind: Kind
  /** The record's key: a game's code and day, a combined plan's code, a plan's name, a number as text. */
  key: string
  /** One sentence with the record's name and the value seen: a new value is a new sentence. */
  sentence: string
  where: FindingPlace
}

/** Where a finding's record belongs, and where customers meet it. */
export interface FindingPlace {
  /** Null for what is of no team, or of several. */
  team: TeamKey | null
  /** Names of the plans or pricing plans it is in, or is made of. */
  plans: readonly string[]
  /** Addresses below the base path of the public pages on which a customer meets it. */
  pages: readonly string[]
  /** The year its season ends in; null for one of every season. */
  season: number | null
}

/** What is checked of the records of a kind. */
interface Rule<Kind extends RecordKind> {
  severity: Severity
  /** What several records with this finding have in common: 'have no price'. */
  many: string
  /** What these records are, where they aren’t called by their kind. */
  noun?: string
  /** Records have it of each other, each in a sentence of the same words: a list says it once. */
  isMutual?: true
  /** How it is used in the forms of its kind; left out where no form has what it is about. */
  form?: FormUse
  /**
   * A sentence when something is wrong with the record, else undefined.
   * @param record as it is stored, or as it is about to be.
   */
  check: (record: CheckedRecord[Kind], season: SeasonIndex) => string | undefined
}

/** Rules by name, in the order in which findings are listed. */
export type Rules<Kind extends RecordKind> = Readonly<Record<string, Rule<Kind>>>

/** How a rule is used while a record is typed. */
interface FormUse {
  /** The fields it reads, once all of those are filled in; its sentence is below the first the form has. */
  fields: readonly string[]
  /** Lists that it looks at beside the record: without one of them it does not run. */
  lists?: readonly ListName[]
}

/** How the records of a kind are checked. */
export interface KindCheck<Kind extends RecordKind> {
  recordsOf: (season: SeasonIndex) => readonly CheckedRecord[Kind][]
  rules: Rules<Kind>
  keyOf: (record: CheckedRecord[Kind]) => string
  where: (season: SeasonIndex, record: CheckedRecord[Kind]) => FindingPlace
}

/** How bad a finding is, in the colors of messages: the same wherever it is said. */
export const severityLooks = {
  wrong: 'error',
  doubtful: 'warning',
  'to know': 'info',
} as const satisfies Record<Severity, string>

/** How the groups of findings are called, by how bad they are. */
export const severityTitles: Record<Severity, string> = {
  wrong: 'Errors',
  doubtful: 'Warnings',
  'to know': 'FYI',
}
