import type { AuditAction, AuditDetails } from '@foyer/contracts/audit/audit'
import type { auditTable } from '@foyer/contracts/audit/audit-words'
import type { ReactNode } from 'react'

interface Happened<Action extends AuditAction> {
  who: ReactNode
  /** The person or thing that the action affected, with a link. */
  subject: ReactNode
  details: AuditDetails<Action>
}

/** The actions with sentences that depend on their details: those without a sentence in the contracts' table. */
export type WordedAction = {
  [Action in AuditAction]: (typeof auditTable)[Action][1] extends null ? Action : never
}[AuditAction]

/** The sentences for entries of those actions. */
export type Sentences<Actions extends WordedAction> = {
  [Action in Actions]: (happened: Happened<Action>) => ReactNode
}
