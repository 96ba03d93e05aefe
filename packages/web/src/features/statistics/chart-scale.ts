/** The largest number of lines across a chart, the one at zero included. */
const maxLines = 5
const steps = [1, 2, 2.5, 5, 10]

export interface ChartScale {
  low: number
  high: number
  /** Where lines cross the chart, from the lowest to the highest, in whole numbers. */
  lines: number[]
}

/** A scale with round numbers that holds all values and zero. Values are whole: counts, or minor units. */
export function chartScale(values: readonly number[]): ChartScale {
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)]
  const step = roundStep(Math.max(1, (most - least) / (maxLines - 1)), least, most)
  const [first, last] = [Math.floor(least / step), Math.max(Math.ceil(most / step), 1)]
  if (least === 0 && most === 0) return { low: 0, high: 1, lines: [0] }
  const lines = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step)
  return { low: first * step, high: last * step, lines }
}

/** The smallest round step, at least that large, with which few lines reach from the least to the most. */
function roundStep(atLeast: number, least: number, most: number): number {
  const power = 10 ** Math.floor(Math.log10(atLeast))
  const fits = (step: number) =>
    Number.isInteger(step) && step >= atLeast && Math.ceil(most / step) - Math.floor(least / step) < maxLines
  return steps.map((step) => step * power).find(fits) ?? 20 * power
}

/** Which of these bars have their name below them, in the middles of equal parts. */
export function namedBars(bars: number, most: number): number[] {
  const names = Math.min(bars, most)
  return Array.from({ length: names }, (_, index) => Math.floor(((index + 0.5) * bars) / names))
}
