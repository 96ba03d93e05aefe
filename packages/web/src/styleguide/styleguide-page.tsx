/** Replaced below. */
export function StyleguidePage() {
  return null
}
