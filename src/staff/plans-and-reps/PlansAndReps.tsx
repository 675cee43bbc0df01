/** To be built. */
export function PlansAndReps() {
  return <p>{null}</p>
}
