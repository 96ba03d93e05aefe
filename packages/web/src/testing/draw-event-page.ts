import { type EventPageState, stateElementId } from '../event-page/event-page-state.ts'
import { renderEventPage } from '../event-page/render-event-page.tsx'

/** The page as people see it before any script: without its state, which has all that the script could say. */
export async function drawEventPage(state: EventPageState): Promise<string> {
  const [drawn = ''] = (await renderEventPage(state)).split(`<script id="${stateElementId}"`)
  return drawn
}

/** What the script begins with. */
export async function stateOf(state: EventPageState): Promise<EventPageState> {
  const html = await renderEventPage(state)
  const json = new RegExp(`<script id="${stateElementId}" type="application/json">(.*?)</script>`).exec(html)
  return JSON.parse(json?.[1] ?? '') as EventPageState
}
