import { emailConfirmationDue } from '@foyer/contracts/user/user-messages'
import { expect, it } from 'vitest'
import { toSend } from '../table/write.ts'
import { mintOwner } from '../testing/mint-owner.ts'
import { readInbox } from '../testing/read-inbox.ts'
import { later, testContext } from '../testing/test-context.ts'
import { sendEmailConfirmation } from './account-emails.ts'

const ctx = testContext()
const most = 20
const dayInSeconds = 86_400

it('asks one address to confirm itself at most 20 times a day', async () => {
  const { user } = await mintOwner({ is_email_confirmed: false })
  const ask = (at = ctx) => sendEmailConfirmation(at, toSend(emailConfirmationDue, { user_id: user.id }))
  for (let count = 0; count < most + 2; count += 1) await ask()
  expect(await readInbox(user.email)).toHaveLength(most)
  await ask(later(ctx, 2 * dayInSeconds))
  expect(await readInbox(user.email)).toHaveLength(most + 1)
})
