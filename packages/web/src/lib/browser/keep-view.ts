const reached = 'a[href], button, summary, [tabindex="0"]'

/**
 * Notes what somebody opened, scrolled aside or reached with the keyboard before the script was there. The answer does the same to what
 * then stands in its place, as the server and React draw the same page.
 */
export function keepView(part: HTMLElement): () => void {
  const open = all<HTMLDetailsElement>('details').map((each) => each.open)
  const aside = all('[tabindex="0"]').map(({ scrollLeft }) => scrollLeft)
  const focused = all(reached).indexOf(document.activeElement as HTMLElement)
  return () => {
    // React opens some itself, on a wide screen.
    for (const [index, each] of all<HTMLDetailsElement>('details').entries())
      each.open ||= open[index] ?? false
    for (const [index, each] of all('[tabindex="0"]').entries())
      each.scrollTo({ left: aside[index] ?? 0, behavior: 'instant' })
    if (focused >= 0) all(reached)[focused]?.focus({ preventScroll: true })
  }

  function all<Part extends HTMLElement = HTMLElement>(which: string): Part[] {
    return [...part.querySelectorAll<Part>(which)]
  }
}
