/** An instant as items keep it, always with milliseconds and Z, so that texts sort as times do; null stays null. */
export function toInstant<Given extends string | null>(given: Given): Given {
  return (given === null ? null : new Date(given).toISOString()) as Given
}
