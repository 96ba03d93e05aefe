import { activateAttendees } from '@foyer/core/attendee/change-attendee'
import { scanRows } from '@foyer/core/table/scan-rows'
import type { CommandInput } from './command.ts'
import { counted } from './counted.ts'

const atOnce = 10

/**
 * Makes completed orders of older releases findable by their addresses, as completing an order does since decision 0080. Reads
 * the whole list index and every order with its tickets, and writes one unit for each address. Safe to repeat while people buy.
 */
export async function noteAddresses({ say }: CommandInput): Promise<boolean> {
  const { rows, read_units } = await scanRows(['status'], 'COMPLETED')
  const orders = rows.filter(({ entity }) => entity === 'order').map(({ row }) => row)
  const failed: string[] = []
  for (let done = 0; done < orders.length; done += atOnce)
    await Promise.all(
      orders.slice(done, done + atOnce).map(async ({ short_id, reference }) => {
        try {
          await activateAttendees(String(short_id))
        } catch (error) {
          failed.push(`${String(reference)} (${error instanceof Error ? error.message : String(error)})`)
        }
      }),
    )
  for (const each of failed) say(`Order ${each} was left out.`)
  say(
    `${counted(orders.length - failed.length, 'order')} can be found by email address. The list took ${counted(read_units, 'read unit')}.`,
  )
  return failed.length === 0
}
