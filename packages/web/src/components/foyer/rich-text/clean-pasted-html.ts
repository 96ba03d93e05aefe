/** The attributes of a pasted element that the editor reads. Google Docs puts weight and alignment into `style`. */
const keptAttributes = new Set(['href', 'start', 'style'])

/**
 * Removes from pasted HTML what saving would remove: classes, titles, images of other sites, and what Word adds. The editor
 * itself drops elements that it does not know.
 */
export function cleanPastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const image of body.querySelectorAll('img')) image.remove()
  for (const element of body.querySelectorAll('*'))
    for (const { name } of [...element.attributes])
      if (!keptAttributes.has(name)) element.removeAttribute(name)
  return body.innerHTML
}
