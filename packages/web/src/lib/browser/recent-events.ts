const key = 'recent-events'
const most = 5

/** The ids of the events that were opened in this browser, latest first. Titles are not stored, since they may be private. */
export function readRecentEvents(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string').slice(0, most) : []
  } catch {
    return []
  }
}

/** Notes that an event was opened. Does nothing in a browser without storage. */
export function rememberEvent(event_id: string): void {
  try {
    const others = readRecentEvents().filter((id) => id !== event_id)
    localStorage.setItem(key, JSON.stringify([event_id, ...others].slice(0, most)))
  } catch {
    // Private windows may refuse; the menu then shows the newest events only.
  }
}
