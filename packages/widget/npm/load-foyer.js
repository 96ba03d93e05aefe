const loading = new Map()

/** Loads the elements `<foyer-widget>` and `<foyer-events>` of a stage, such as https://tickets.example: once, however often it is called. */
export function loadFoyer(stage) {
  const { href } = new URL('/widget.js', stage)
  const known = loading.get(href)
  if (known) return known
  const loaded = new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = href
    script.async = true
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      // The next call tries again. Until then what stands in the elements is shown.
      loading.delete(href)
      script.remove()
      reject(new Error(`${href} could not be loaded.`))
    })
    document.head.append(script)
  })
  loading.set(href, loaded)
  return loaded
}
