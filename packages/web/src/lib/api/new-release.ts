const reloadedKey = 'reloaded_for_release'

/** Reloads once for the new release when a page misses a file, since a deployment may remove the old release's files. */
export function reloadOnceForNewRelease(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (sessionStorage.getItem(reloadedKey) === window.location.href) return
    sessionStorage.setItem(reloadedKey, window.location.href)
    event.preventDefault()
    window.location.reload()
  })
}
