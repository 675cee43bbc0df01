/** A named set of games (specification 3 "Plan aggregate"). */
export interface Plan {
  name: string
  eventNames: string[]
}

/** The record behind Edit Game Plan (specification 3 "Game plan"). */
export interface GamePlan {
  name: string
  totalEvents: number
}
