/**
 * Opens another page, in place of this one in the history if `isReplacing`. Resolves only if the browser brings this page back from
 * its memory, so that a button stays busy until the next page is there.
 */
export function leaveFor(address: string, { isReplacing = false } = {}): Promise<void> {
  if (isReplacing) window.location.replace(address)
  else window.location.assign(address)
  return new Promise((resolve) => window.addEventListener('pageshow', () => resolve(), { once: true }))
}
