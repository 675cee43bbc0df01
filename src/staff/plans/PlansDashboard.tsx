/** To be built. */
export function PlansDashboard({ kind }: { kind: 'bruins' | 'celtics' | 'priced' }) {
  return <p>{kind}</p>
}
