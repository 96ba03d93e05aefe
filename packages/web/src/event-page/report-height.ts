/** Tells the page around how high the widget is, now and whenever that changes. A height is no secret: any page may hear it. */
export function reportHeight(): void {
  const root = document.documentElement
  const tell = () => {
    const height = Math.ceil(root.getBoundingClientRect().height)
    window.parent.postMessage({ type: 'foyer:height', height }, '*')
  }
  new ResizeObserver(tell).observe(root)
}
