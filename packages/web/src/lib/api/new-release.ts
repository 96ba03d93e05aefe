const reloadedKey = 'reloaded_for_release'
const leavingMs = 5000

/**
 * Reloads once when a page's file is missing, because a deployment may remove the old release's files. While the page is being left,
 * Firefox ends what still loads with the same error, and a reload would then end the way to the next page instead.
 */
export function reloadOnceForNewRelease(): void {
  let leftAt = Number.NEGATIVE_INFINITY
  window.addEventListener('beforeunload', () => {
    leftAt = performance.now()
  })
  window.addEventListener('vite:preloadError', (event) => {
    if (performance.now() - leftAt < leavingMs) return
    if (sessionStorage.getItem(reloadedKey) === window.location.href) return
    sessionStorage.setItem(reloadedKey, window.location.href)
    event.preventDefault()
    window.location.reload()
  })
}
