/** When something happened as far as its caller can know: between request and answer, in milliseconds. */
export interface Span {
  from: number
  until: number
}

/** A number of units taken, and perhaps given back later. */
export interface Taking {
  units: number
  taken: Span
  givenBack?: Span
}

export interface Refusal {
  units: number
  refused: Span
}

/**
 * True if a refusal was wrong in every possible order of the overlapping steps: enough units were free at each of its
 * instants. A taking counts from its request, a giving back only from its answer.
 */
export function isRefusedWrongly(
  size: number,
  takings: readonly Taking[],
  { units, refused }: Refusal,
): boolean {
  const instants = [
    refused.from,
    ...takings.map(({ taken }) => taken.from).filter((at) => isWithin(at, refused)),
  ]
  return instants.every((instant) => size - mostTaken(takings, instant) >= units)
}

function isWithin(instant: number, { from, until }: Span): boolean {
  return instant >= from && instant <= until
}

function mostTaken(takings: readonly Taking[], instant: number): number {
  return takings
    .filter(({ taken, givenBack }) => taken.from <= instant && !(givenBack && givenBack.until < instant))
    .reduce((sum, { units }) => sum + units, 0)
}
