/** The few orders that a dashboard shows; code that only asks whether there are any asks for the same. */
export const latestOrders = { page: 1, per_page: 8, sort_by: 'created_at', sort_direction: 'desc' } as const
