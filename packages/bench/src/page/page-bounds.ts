import type { Paints, Visit } from './measure-page.ts'

/** What a page may load at most, and how soon it must be there; issue 15, and 16 for management. */
export interface PageBounds {
  requests?: number
  script_requests?: number
  script_kilobytes?: number
  /** Before somebody touches the page or the browser is idle. */
  script_kilobytes_before_idle?: number
  /** On the slow phone. */
  largest_contentful_paint_ms?: number
  layout_shift?: number
}

export const eventPageBounds: PageBounds = {
  requests: 12,
  script_kilobytes: 90,
  script_kilobytes_before_idle: 10,
  largest_contentful_paint_ms: 1300,
  layout_shift: 0,
}
export const purchaseBounds: PageBounds = {
  requests: 15,
  script_kilobytes: 150,
  largest_contentful_paint_ms: 2000,
  layout_shift: 0.02,
}
export const signInBounds: PageBounds = { largest_contentful_paint_ms: 2000, layout_shift: 0.02 }
export const managementBounds: PageBounds = { script_requests: 25 }

/** Each bound of a page with what was measured. */
export function compareWithBounds(bounds: PageBounds, visit: Visit, paints: Paints) {
  const measured: Required<PageBounds> = {
    requests: visit.whole.requests,
    script_requests: visit.whole.scripts,
    script_kilobytes: visit.whole.bytes.js / 1000,
    script_kilobytes_before_idle: visit.before_idle.bytes.js / 1000,
    ...paints,
  }
  return Object.entries(bounds).map(([name, most]: [string, number]) => {
    const value = measured[name as keyof PageBounds]
    return { name, most, value, holds: value <= most }
  })
}
