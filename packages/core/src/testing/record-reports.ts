import { actionTaken } from '@foyer/contracts/audit/audit-messages'
import type { Message } from '@foyer/contracts/message'
import { recordAction } from '../audit/record-action.ts'
import { testContext } from './test-context.ts'

/** Hands what the last write of an item reported to the audit log, twice, as a queue may. */
export async function recordReports(item: { outbox?: unknown } | null): Promise<void> {
  const messages = (item?.outbox ?? []) as Message[]
  const reports = messages.filter(({ name }) => name === actionTaken.name) as Message<typeof actionTaken>[]
  for (const report of [...reports, ...reports]) await recordAction(testContext(), report)
}
