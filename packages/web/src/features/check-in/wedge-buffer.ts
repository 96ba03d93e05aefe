/** Hardware scanners type faster than people, milliseconds between keys; slower keys start over. */
const slowestGap = 80
/** `A-` and seven characters: the shortest code there is. */
const shortestCode = 9

/** Collects what a hardware scanner types; returns the code when its Enter comes, else null. */
export function createWedgeBuffer(): (key: string, at: number) => string | null {
  let text = ''
  let lastAt = Number.NEGATIVE_INFINITY
  return (key, at) => {
    if (at - lastAt > slowestGap) text = ''
    lastAt = at
    if (key.length === 1) text += key
    if (key !== 'Enter' || text.length < shortestCode) return null
    const code = text
    text = ''
    return code
  }
}
