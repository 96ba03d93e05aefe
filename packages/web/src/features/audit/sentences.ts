import type { AuditAction, AuditDetails, auditTable } from '@foyer/contracts/audit/audit'
import type { ReactNode } from 'react'

interface Happened<Action extends AuditAction> {
  who: ReactNode
  /** To which person or thing it was done, with a link to it. */
  subject: ReactNode
  details: AuditDetails<Action>
}

/** The actions that their details word: those without a sentence in the contracts' table. */
export type WordedAction = {
  [Action in AuditAction]: (typeof auditTable)[Action][1] extends null ? Action : never
}[AuditAction]

/** What entries of those actions say. */
export type Sentences<Actions extends WordedAction> = {
  [Action in Actions]: (happened: Happened<Action>) => ReactNode
}
