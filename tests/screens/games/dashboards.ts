/** Both games dashboards: how their codes begin, an opponent of theirs, where their plans to choose from are. */
export const dashboards = [
  {
    team: 'bruins',
    name: 'Bruins',
    letter: 'B',
    nickname: 'Mammoth',
    plansPath: 'bruins-games/distinct/plans/pricing',
  },
  {
    team: 'celtics',
    name: 'Celtics',
    letter: 'C',
    nickname: 'Jazz',
    plansPath: 'celtics-games/distinct/plans',
  },
] as const
