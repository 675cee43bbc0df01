/** To be built. */
export function PricingChart({ planname, repname }: { planname: string; repname: string }) {
  return <p>{planname + repname}</p>
}
