/**
 * Tells the page around the widget that it is here, when Escape is pressed in it, and its height, now and after each change.
 * None is a secret, so any page may receive it. Not in `tell-site.ts`, which is loaded later.
 */
export function reportHeight(hasEvent: boolean): void {
  const root = document.documentElement
  const tell = (news: object) => window.parent.postMessage(news, '*')
  tell({ type: hasEvent ? 'foyer:ready' : 'foyer:unavailable' })
  // Whatever was open in the page takes its own Escape; any other closes the dialog that the page stands in.
  addEventListener('keydown', ({ key, defaultPrevented }) => {
    if (key === 'Escape' && !defaultPrevented) tell({ type: 'foyer:escape' })
  })
  const measure = () => tell({ type: 'foyer:height', height: Math.ceil(root.getBoundingClientRect().height) })
  new ResizeObserver(measure).observe(root)
}
