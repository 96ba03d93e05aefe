import type { AuditAction, AuditDetails } from '@foyer/contracts/audit/audit'
import type { ReactNode } from 'react'

interface Happened<Action extends AuditAction> {
  who: ReactNode
  /** To which person or thing it was done, with a link to it. */
  subject: ReactNode
  details: AuditDetails<Action>
  money: (minor: number, currency: string) => string
}

/** What entries of those actions say. */
export type Sentences<Actions extends AuditAction> = {
  [Action in Actions]: (happened: Happened<Action>) => ReactNode
}
