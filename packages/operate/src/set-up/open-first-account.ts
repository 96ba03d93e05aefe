import { registerBody } from '@foyer/contracts/session/session-bodies'
import { register } from '@foyer/core/session/register'
import { systemContext } from '@foyer/core/verb'
import { OperatorError, type Terminal } from '../command.ts'

/** Signs up the owner of the first account, even when sign-up is closed. The owner confirms their address like everyone else. */
export async function openFirstAccount(email: string, { ask, print }: Terminal): Promise<void> {
  const password = await ask(`A password for ${email}:`)
  const body = registerBody.safeParse({
    first_name: email.split('@')[0],
    last_name: '',
    email,
    password,
    password_confirmation: password,
    is_terms_accepted: true,
  })
  if (!body.success) {
    throw new OperatorError(`No account was opened. ${body.error.issues.map((it) => it.message).join(' ')}`)
  }
  await register(systemContext('set-up'), { body: body.data, params: undefined, query: undefined })
  print(
    `${email} has an account, and got an email to confirm the address. Change the name, currency and time zone`,
  )
  print('in the account settings.')
}
