/** To be built. */
export function PricingSheet({ planname, repname }: { planname: string; repname: string }) {
  return <p>{planname + repname}</p>
}
