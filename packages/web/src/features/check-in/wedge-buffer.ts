/** Milliseconds between keys: hardware scanners type faster, people slower. A slower key starts over. */
const slowestGap = 80
/** The shortest code is `A-` and seven characters. */
const shortestCode = 9

/** Collects what a hardware scanner types. Returns the code at its Enter, else null. */
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
