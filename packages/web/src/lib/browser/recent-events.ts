const key = 'recent-events'
const most = 5

/** The ids of the events opened in this browser, latest first. Titles are not stored, because they may be private. */
export function readRecentEvents(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string').slice(0, most) : []
  } catch {
    return []
  }
}

/** Remembers that an event was opened. Does nothing in a browser without storage. */
export function rememberEvent(event_id: string): void {
  try {
    const others = readRecentEvents().filter((id) => id !== event_id)
    localStorage.setItem(key, JSON.stringify([event_id, ...others].slice(0, most)))
  } catch {
    // Private windows may refuse. The menu then shows only the newest events.
  }
}
