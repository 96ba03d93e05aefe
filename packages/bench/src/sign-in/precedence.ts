/**
 * The share of pairs in which the first sample's value is below the second's; a tie counts half. This is Mann and Whitney's
 * measure of overlap. It assumes no distribution, and a few very slow values change it little.
 */
export function precedence(first: readonly number[], second: readonly number[]): number {
  const scores = first.flatMap((left) =>
    second.map((right) => (left < right ? 1 : left === right ? 0.5 : 0) as number),
  )
  return scores.reduce((sum, score) => sum + score, 0) / scores.length
}

/** The quartiles of a sample of milliseconds as text. */
export function summary(sample: readonly number[]): string {
  const sorted = sample.toSorted((left, right) => left - right)
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1)
  return `${at(0.25)} / ${at(0.5)} / ${at(0.75)} ms`
}
