type Values = Record<string, unknown>

interface Comparison {
  /** What somebody else changed and this form did not: to be taken over. */
  taken: string[]
  /** What both changed, to different ends. */
  contested: string[]
}

/**
 * How a form's values changed while they were being edited: as they were when it was filled, as they are on the server
 * now, and as the form has them. Names are of the top level: a list of tiers is one value.
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

/** The values are what JSON carries, made by one function each time: the same means the same text. */
function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
