import { actionTaken } from '@foyer/contracts/audit/audit-messages'
import type { Message } from '@foyer/contracts/message'
import { client } from '../table/client.ts'

type Report = Message<typeof actionTaken>['payload']

/** Notes what this process's writes report to the audit log, as the table's stream would see it, until it is stopped. */
export function collectReports(): { reports: Report[]; stop: () => void } {
  const reports: Report[] = []
  client.middlewareStack.add(
    (next) => async (args) => {
      const answer = await next(args)
      reports.push(...reportsIn(args.input))
      return answer
    },
    { step: 'initialize', name: 'collectReports', priority: 'low' },
  )
  return { reports, stop: () => void client.middlewareStack.remove('collectReports') }
}

/** The messages anywhere in what DynamoDB is asked to write. */
function reportsIn(part: unknown): Report[] {
  if (typeof part !== 'object' || part === null) return []
  const { name, payload } = part as Partial<Message<typeof actionTaken>>
  return name === actionTaken.name && payload ? [payload] : Object.values(part).flatMap(reportsIn)
}
