import { activateAttendees } from '@foyer/core/attendee/change-attendee'
import { scanRows } from '@foyer/core/table/scan-rows'
import type { CommandInput } from './command.ts'

const atOnce = 10

/**
 * Makes every completed order findable by the addresses on it, as its completion does since 0080, for orders of releases before that.
 * Reads the whole list index and every order with its tickets; writes one unit for each address. Safe to repeat, and while people buy.
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
    `${orders.length - failed.length} orders can be found by their addresses; ${read_units} read units for the list.`,
  )
  return failed.length === 0
}
