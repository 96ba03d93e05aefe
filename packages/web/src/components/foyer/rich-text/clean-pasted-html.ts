/** What the editor reads of a pasted element; `style` only for the weight and alignment that Google Docs says there. */
const keptAttributes = new Set(['href', 'start', 'style'])

/**
 * Pasted HTML without what would not survive being saved: classes, titles, other sites' images, what Word adds. What
 * the editor has no shape for, it drops by itself.
 */
export function cleanPastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const image of body.querySelectorAll('img')) image.remove()
  for (const element of body.querySelectorAll('*'))
    for (const { name } of [...element.attributes])
      if (!keptAttributes.has(name)) element.removeAttribute(name)
  return body.innerHTML
}
