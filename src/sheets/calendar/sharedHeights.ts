/**
 * Shares `total` evenly, but gives everyone at least what he needs; where even that is too much,
 * everyone goes short alike. All in one unit.
 */
export function sharedHeights(total: number, needs: readonly number[]): number[] {
  const needed = needs.reduce((sum, need) => sum + need, 0)
  if (needed >= total) return needs.map((need) => (need * total) / needed)
  let [rest, sharers] = [total, needs.length]
  let level = total / needs.length
  // From the greediest down: who needs more than an even share gets it and leaves the sharing.
  for (const need of [...needs].sort((left, right) => right - left)) {
    if (need <= level) break
    rest -= need
    sharers--
    level = rest / sharers
  }
  return needs.map((need) => Math.max(need, level))
}
