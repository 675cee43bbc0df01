/**
 * Font sizes or row heights to try, in points: from the largest down by so much each, and at last
 * the smallest itself. Whoever asks takes the first that fits (docs/print.md#never-a-scaled-page).
 */
export function sizesDown(largest: number, smallest: number, step: number): number[] {
  const sizes: number[] = []
  for (let size = largest; size > smallest; size -= step) sizes.push(size)
  return [...sizes, smallest]
}
