/** Both games dashboards, and how the codes of their games begin. */
export const dashboards = [
  { team: 'bruins', name: 'Bruins', letter: 'B' },
  { team: 'celtics', name: 'Celtics', letter: 'C' },
] as const
