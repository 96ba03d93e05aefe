import { MailStandingEntity } from './mail-standing-entity.ts'

/**
 * Lets an account cause that many more emails a day from now on, as an operator decides; less than nothing takes them back. Answers
 * how many were added in all.
 */
export async function raiseMail(account_id: string, mails: number): Promise<number> {
  const { data } = await MailStandingEntity.upsert({ account_id }).add({ raised: mails }).go({
    response: 'all_new',
  })
  return data.raised ?? 0
}
