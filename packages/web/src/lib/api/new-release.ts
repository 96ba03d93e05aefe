const reloadedKey = 'reloaded_for_release'

/** After a deployment the files of the old release are gone; a page that misses one loads the new release, once. */
export function reloadOnceForNewRelease(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (sessionStorage.getItem(reloadedKey) === window.location.href) return
    sessionStorage.setItem(reloadedKey, window.location.href)
    event.preventDefault()
    window.location.reload()
  })
}
