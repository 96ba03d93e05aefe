/**
 * Writes the editor's HTML exactly as the server's sanitizer does. Saving then returns what was sent, and neither the
 * text nor the cursor moves.
 */
export function storedHtml(html: string): string {
  return html
    .replaceAll('&nbsp;', '\u00a0')
    .replace(/<(br|hr)>/g, '<$1 />')
    .replace(/<img([^>]*[^/])>/g, '<img$1 />')
    .replace(/ style="text-align: (\w+);?"/g, ' style="text-align:$1"')
}
