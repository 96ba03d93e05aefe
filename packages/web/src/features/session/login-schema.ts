import { loginBody } from '@foyer/contracts/session/session-bodies'

/** What the form asks for. The account is chosen after it. */
export const loginSchema = loginBody.omit({ account_id: true })
