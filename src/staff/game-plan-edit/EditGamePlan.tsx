/** To be built. */
export function EditGamePlan() {
  return <p>{null}</p>
}
