/**
 * What doors call, as routes of API Gateway: with a link or with a key. A function of its own answers it, with calls of its own, so that no crowd
 * at the checkout and no silent payment service keeps a door waiting (docs/decisions/0165). `stacks/api.ts` and the local gateway both read this list.
 */
export const doorCalls = [
  '/api/public/check-in-lists/{proxy+}',
  '/api/public/door-files/{proxy+}',
  '/api/events/{event_id}/check-in-lists/{check_in_list_id}/check-ins',
  '/api/events/{event_id}/check-in-lists/{check_in_list_id}/check-ins/{attendee_reference}',
] as const
