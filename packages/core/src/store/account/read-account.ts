import { AppError } from '../../app-error.ts'
import { AccountEntity, type AccountItem } from './account-entity.ts'

/** The account as last written. Error: `account.not_found`. */
export async function readAccount(account_id: string): Promise<AccountItem> {
  const { data: account } = await AccountEntity.get({ account_id }).go({ consistent: true })
  if (!account) throw new AppError('account.not_found')
  return account
}
