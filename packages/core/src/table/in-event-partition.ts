/** The keys of what stands in its event's partition under its own id. */
export const inEventPartition = {
  pk: { field: 'pk', composite: ['event_id'] },
  sk: { field: 'sk', composite: ['id'] },
} as const
