import { actionTaken } from '@foyer/contracts/audit/audit-messages'
import { recordAction } from '@foyer/core/audit/record-action'
import { consumer } from '../queue/consumer.ts'

/** Writes the audit log. */
export const handler = consumer({ messages: [actionTaken], handle: recordAction })
