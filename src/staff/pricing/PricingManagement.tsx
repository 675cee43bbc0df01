/** To be built. */
export function PricingManagement() {
  return <p>{null}</p>
}
