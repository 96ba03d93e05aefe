import type { UserRole } from '@foyer/contracts/user/user'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type AccountSection, accountSections } from '../../paths.ts'

export const accountSectionNames: Record<AccountSection, MessageDescriptor> = {
  settings: msg`Settings`,
  'taxes-and-fees': msg`Taxes and fees`,
  'event-defaults': msg`Event defaults`,
  users: msg`Users`,
  payment: msg`Payment and billing`,
  books: msg`Books`,
  import: msg`Import`,
  archive: msg`Archive`,
  'api-keys': msg`API keys`,
  webhooks: msg`Webhooks`,
  'audit-log': msg`Audit log`,
}

/** The sections that a role may use, in order. Organizers manage events and tickets only (specification §6), so they have taxes and fees and the import of events. */
export function accountSectionsOf(role: UserRole): readonly AccountSection[] {
  return role === 'ADMIN' ? accountSections : ['taxes-and-fees', 'import']
}
