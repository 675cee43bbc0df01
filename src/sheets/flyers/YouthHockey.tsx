/** To be built. */
export function YouthHockey({ repname }: { repname: string }) {
  return <p>{repname}</p>
}
