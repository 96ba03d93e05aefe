import type { Failure, Tally } from './run-seeds.ts'

/** What the histories were made of: a line for each step, with how often it had which outcome. */
export function outcomeTable({ outcomes }: Tally): string {
  const steps = Map.groupBy(outcomes, ([outcome]) => outcome.split(': ')[0] ?? '')
  return [...steps]
    .map(([step, counted]) => {
      const cells = counted.map(([outcome, times]) => `${outcome.slice(step.length + 2)} ${times}`)
      return `${step.padEnd(20)} ${cells.sort().join(', ')}`
    })
    .sort()
    .join('\n')
}

/**
 * A failure for the person who has to understand it: the violation, the shortest history that leads to it, and how to
 * replay it.
 */
export function failureStory({ seed, problems, story }: Failure): string {
  return [
    `seed ${seed}:`,
    ...problems.map((problem) => `  ${problem}`),
    ...story,
    `Again: pnpm proofs:model --from ${seed} --seeds 1 --times 20`,
  ].join('\n')
}
