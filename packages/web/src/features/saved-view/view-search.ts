/** What an address has besides the list's own state: an open row, a tab, a page. */
const others = ['order', 'attendee', 'tab', 'page']

/** The part of an address that a view keeps: search, filters, sorting and columns. */
export function viewSearch(search: URLSearchParams): string {
  return new URLSearchParams([...search].filter(([name]) => !others.includes(name))).toString()
}
