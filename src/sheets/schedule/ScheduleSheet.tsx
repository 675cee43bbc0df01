/** To be built. */
export function ScheduleSheet({ planname, repname }: { planname: string; repname: string }) {
  return <p>{planname + repname}</p>
}
