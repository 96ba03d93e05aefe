/** When something happened, as far as its caller can know: between asking and being answered (ms). */
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
 * True when a refusal was wrong in every possible order of the overlapping steps: at each of its instants
 * enough were free. Every taking counts from the moment it was asked for, every giving back
 * only once it was answered.
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
