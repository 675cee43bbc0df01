/** How many pairs count; one more is run first and dropped. */
export const PAIRS = Math.max(1, Number(process.env.BENCH_PAIRS) || 9)

/** A pair is dropped when its calibration job is this far from the run's median. */
const MOST_DEVIATION = 0.4
const MOST_DROPPED = 1 / 3

/** Both pages measured one right after the other, in milliseconds. */
export interface Pair {
  ours: number
  baseline: number
  /** Time of a job that is always the same, run beside the pair. */
  calibration: number
}

/** Of all pairs' own ratios: the median and the quartiles. */
export interface Ratio {
  median: number
  q1: number
  q3: number
  pairs: number
  dropped: number
  /** False when so many pairs were disturbed that the rest says nothing. */
  isResult: boolean
}

/** Runs A B A B ..., drops the first pair and those during which the machine was disturbed. */
export async function runPairs(
  runPair: () => Promise<Pair>,
): Promise<{ ours: number; baseline: number; ratio: Ratio }> {
  const pairs: Pair[] = []
  for (let i = 0; i <= PAIRS; i++) {
    const pair = await runPair()
    if (i > 0) pairs.push(pair)
  }
  const usual = median(pairs.map(({ calibration }) => calibration))
  const kept = pairs.filter(
    ({ calibration }) => Math.abs(calibration / usual - 1) <= MOST_DEVIATION,
  )
  const dropped = pairs.length - kept.length
  const ratios = kept.map(({ ours, baseline }) => ours / baseline)
  return {
    ours: median(kept.map(({ ours }) => ours)),
    baseline: median(kept.map(({ baseline }) => baseline)),
    ratio: {
      median: median(ratios),
      q1: quantile(ratios, 0.25),
      q3: quantile(ratios, 0.75),
      pairs: kept.length,
      dropped,
      isResult: dropped <= pairs.length * MOST_DROPPED,
    },
  }
}

const median = (values: readonly number[]): number => quantile(values, 0.5)

/** Interpolates between neighbors; NaN for an empty list. */
function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const place = (sorted.length - 1) * share
  const low = sorted[Math.floor(place)] ?? Number.NaN
  const high = sorted[Math.ceil(place)] ?? Number.NaN
  return low + (high - low) * (place - Math.floor(place))
}
