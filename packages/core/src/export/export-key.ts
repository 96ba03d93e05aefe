import type { ExportItem } from '../store/export/export-entity.ts'

/** Where a file lies: under a prefix that no CDN serves and that the bucket empties. */
export function exportKey({ id, event_id, body }: Pick<ExportItem, 'id' | 'event_id' | 'body'>): string {
  return `exports/${event_id}/${id}.${body.format}`
}
