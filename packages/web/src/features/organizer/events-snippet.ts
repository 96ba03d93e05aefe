interface SnippetOrganizer {
  id: string
  slug: string
}

/** The code to paste into a site: the script, and the list of an organizer's events with a plain link in it for sites without scripts. */
export function eventsSnippet(origin: string, { id, slug }: SnippetOrganizer, linkText: string): string {
  return [
    `<script async src="${origin}/widget.js"></script>`,
    `<foyer-events organizer="${id}">`,
    `  <a href="${origin}/o/${id}/${slug}">${escaped(linkText)}</a>`,
    '</foyer-events>',
  ].join('\n')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
