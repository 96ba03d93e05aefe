/**
 * How often a value of the first sample is below one of the second, of all pairs, ties half: Mann and Whitney's measure of
 * overlap. It asks for no distribution, and a few very slow values change little.
 */
export function precedence(first: readonly number[], second: readonly number[]): number {
  const scores = first.flatMap((left) =>
    second.map((right) => (left < right ? 1 : left === right ? 0.5 : 0) as number),
  )
  return scores.reduce((sum, score) => sum + score, 0) / scores.length
}

/** The quartiles of a sample of milliseconds, to read. */
export function summary(sample: readonly number[]): string {
  const sorted = sample.toSorted((left, right) => left - right)
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1)
  return `${at(0.25)} / ${at(0.5)} / ${at(0.75)} ms`
}
