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
  archive: msg`Archive`,
  'api-keys': msg`API keys`,
  webhooks: msg`Webhooks`,
  'audit-log': msg`Audit log`,
}

/** The sections that a role may use, in order: organizers have taxes and fees only (specification §6). */
export function accountSectionsOf(role: UserRole): readonly AccountSection[] {
  return role === 'ADMIN' ? accountSections : ['taxes-and-fees']
}
