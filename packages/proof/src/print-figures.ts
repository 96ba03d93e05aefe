/** Prints figures for people. A line that begins with "# " is shown even when all tests pass (`scripts/vitest-reporter.mjs`). */
export function printFigures(text: string): void {
  console.log(text.replace(/^/gm, '# '))
}
