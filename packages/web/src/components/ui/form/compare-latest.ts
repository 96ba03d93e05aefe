type Values = Record<string, unknown>

interface Comparison {
  /** Fields that somebody else changed and this form did not. The form takes them over. */
  taken: string[]
  /** Fields that both changed to different values. */
  contested: string[]
}

/**
 * Compares a form's values: as they were when the form was filled, as they are on the server now, and as the form has them. Names
 * are top-level names, so a list of tiers is one value.
 */
export function compareLatest(before: Values, latest: Values, mine: Values): Comparison {
  const changed = Object.keys(latest).filter((name) => !isSame(latest[name], before[name]))
  return {
    taken: changed.filter((name) => isSame(mine[name], before[name])),
    contested: changed.filter(
      (name) => !isSame(mine[name], before[name]) && !isSame(mine[name], latest[name]),
    ),
  }
}

/** Whether two values have the same JSON. The same function builds both, so equal values have equal texts. */
function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
