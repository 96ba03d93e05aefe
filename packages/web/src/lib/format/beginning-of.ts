/** The beginning of a rich text, without its markup. */
export function beginningOf(html = ''): string {
  const text = new DOMParser().parseFromString(html, 'text/html').body.textContent ?? ''
  return text.length > 80 ? `${text.slice(0, 80).trimEnd()}…` : text
}
