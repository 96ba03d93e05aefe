import { type Translate, translator } from '@foyer/emails/language/translator'
import { type EventGraph, readEventGraph } from '../event-graph/read-event-graph.ts'
import type { ExportItem } from '../store/export/export-entity.ts'

/** What every kind of file needs to know: the event as it stands, and in which words its headings are. */
export interface ExportScene {
  graph: EventGraph
  locale: string
  t: Translate
}

/** The scene of an export; throws when its event is gone. */
export async function readExportScene({ event_id, locale }: ExportItem): Promise<ExportScene> {
  const graph = await readEventGraph(event_id, { fresh: true })
  if (!graph) throw new Error(`Event ${event_id} of an export is gone.`)
  return { graph, locale, t: translator(locale) }
}
