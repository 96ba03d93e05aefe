import { compareLog, type LogDifference } from '@foyer/core/snapshot/compare-log'
import { rebuildSnapshot } from '@foyer/core/snapshot/make-snapshot'
import { systemContext } from '@foyer/core/verb'
import type { CommandInput } from './command.ts'
import { requireEventId } from './require-event-id.ts'

/** The lag of the lists' indexes and of the log is below that. */
const secondsBetweenLooks = 10

/** Says where an event's log differs from its lists, and makes a new snapshot if asked. Answers whether all is well afterwards. */
export async function checkLog({ words, options, terminal, say }: CommandInput): Promise<boolean> {
  const event_id = await requireEventId(words[0])
  const wait = () => terminal.wait(secondsBetweenLooks)
  const first = await compareLog(event_id)
  if (first === null && !options.mend) {
    say('The event has no snapshot yet. Its lists are read from the table.')
    return true
  }
  if (first !== null && first.length > 0) await wait()
  const found = first !== null && first.length > 0 ? await confirmed(event_id, first) : []
  for (const { kind, id } of found) say(`The log has another row of ${kind} ${id}.`)
  if (first !== null && found.length === 0) say('The log agrees with the lists.')
  if (!options.mend) return found.length === 0
  await rebuildSnapshot(systemContext('check-log'), event_id, wait)
  const left = await compareLog(event_id)
  const differing = left?.length ?? 0
  say(`The snapshot was made from the lists. Rows that differ from them: ${differing}.`)
  return differing === 0
}

/** Those that differ in the same way at both looks. */
async function confirmed(event_id: string, first: readonly LogDifference[]): Promise<LogDifference[]> {
  const seen = new Set(first.map((difference) => JSON.stringify(difference)))
  return (await compareLog(event_id))?.filter((difference) => seen.has(JSON.stringify(difference))) ?? []
}
