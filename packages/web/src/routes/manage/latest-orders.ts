/**
 * The orders on a dashboard. Code that only asks whether an event has orders uses the same query, and so the same cache.
 */
export const latestOrders = { page: 1, per_page: 8, sort_by: 'created_at', sort_direction: 'desc' } as const
