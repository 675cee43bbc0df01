/** To be built. */
export function GroupTickets({ repname }: { repname: string }) {
  return <p>{repname}</p>
}
