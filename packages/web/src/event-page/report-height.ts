/**
 * Tells the page around the widget that it is here, and its height, now and after each change. Neither is a secret, so any
 * page may receive it. Not in `tell-site.ts`, which is loaded later.
 */
export function reportHeight(hasEvent: boolean): void {
  const root = document.documentElement
  const tell = (news: object) => window.parent.postMessage(news, '*')
  tell({ type: hasEvent ? 'foyer:ready' : 'foyer:unavailable' })
  const measure = () => tell({ type: 'foyer:height', height: Math.ceil(root.getBoundingClientRect().height) })
  new ResizeObserver(measure).observe(root)
}
