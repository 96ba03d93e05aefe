import type { Foyer } from './foyer.ts'

/**
 * Admits the holder of a ticket at a door. `door`: the last part of the check-in list's link. `code`: what the QR holds. `scan_id`: your own
 * id of this scan, 16 to 100 characters; the same scan sent twice is one scan.
 */
export async function checkIn(
  foyer: Foyer,
  door: string,
  { code, scan_id }: { code: string; scan_id: string },
) {
  const { data: answer, error } = await foyer.POST(
    '/public/check-in-lists/{check_in_list_short_id}/check-ins',
    {
      params: { path: { check_in_list_short_id: door } },
      body: { code, scan_id },
    },
  )
  if (answer) return `Welcome, ${answer.data.first_name}.`
  if (error.code !== 'check_in.already' || !('details' in error)) return error.message
  return `Already admitted at ${error.details.checked_in_at}.`
}
