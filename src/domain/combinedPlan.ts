/** What a customer bought: one or more plans under one code (specification 3 "Combined plan"). */
export interface CombinedPlan {
  /** The key, for example `P26RAFB-P`. Never blank. */
  code: string
  title: string
  /** A URL or a bare file name; null when there is none. */
  pdf: string | null
  /** As the server wrote it: an instant (ISO) or Eastern wall clock (`YYYY-MM-DD HH:MM:SS`); '' when unknown. */
  lastUpdated: string
  originalPlans: string[]
}
