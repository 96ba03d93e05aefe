import type { Foyer } from './foyer.ts'

/** What a program does with a change: the row as it is now, or null for what is gone. It may be told the same twice. */
type Keep = (change: { type: string; subject_id: string; subject: object | null }) => Promise<void>

/**
 * Hands on what has changed in an account, and answers the position for the next call. Call it without a position first, read all lists, then call it each minute.
 * Null: the position is too old. Start again.
 */
export async function followChanges(
  foyer: Foyer,
  account_id: string,
  position: string | undefined,
  keep: Keep,
): Promise<string | null> {
  for (let after = position; ; ) {
    const { data: answer, response } = await foyer.GET('/accounts/{account_id}/changes', {
      params: { path: { account_id }, query: { after, include: 'subject' } },
    })
    if (response.status === 410) return null
    if (!answer) throw new Error(`The changes could not be read: ${response.status}.`)
    for (const { type, subject_id, subject } of answer.data) await keep({ type, subject_id, subject })
    if (!answer.meta.has_more) return answer.meta.next
    after = answer.meta.next
  }
}
