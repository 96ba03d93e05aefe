/**
 * Reports the widget's height to the page around it, now and after each change. A height is no secret, so any page may
 * receive it.
 */
export function reportHeight(): void {
  const root = document.documentElement
  const tell = () => {
    const height = Math.ceil(root.getBoundingClientRect().height)
    window.parent.postMessage({ type: 'foyer:height', height }, '*')
  }
  new ResizeObserver(tell).observe(root)
}
