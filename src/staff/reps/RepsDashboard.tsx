/** To be built. */
export function RepsDashboard() {
  return <p>{null}</p>
}
