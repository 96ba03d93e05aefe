const reloadedKey = 'reloaded_for_release'

/** Reloads once when a page's file is missing, because a deployment may remove the old release's files. */
export function reloadOnceForNewRelease(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (sessionStorage.getItem(reloadedKey) === window.location.href) return
    sessionStorage.setItem(reloadedKey, window.location.href)
    event.preventDefault()
    window.location.reload()
  })
}
