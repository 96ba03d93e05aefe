/**
 * The editor's HTML, exactly as the server's sanitizer writes it. What comes back after saving is then what was sent, and neither
 * the text nor the cursor moves.
 */
export function storedHtml(html: string): string {
  return html
    .replaceAll('&nbsp;', '\u00a0')
    .replace(/<(br|hr)>/g, '<$1 />')
    .replace(/<img([^>]*[^/])>/g, '<img$1 />')
    .replace(/ style="text-align: (\w+);?"/g, ' style="text-align:$1"')
}
