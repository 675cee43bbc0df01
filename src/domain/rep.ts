/** A sales representative (specification 3 "Representative"). */
export interface Rep {
  id: number
  name: string
  email: string
  phone: string
  /** Ids of the pricing rows the rep may sell. */
  planIds: number[]
}
