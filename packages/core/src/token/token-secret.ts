import { required } from '../config.ts'

/** The secret under which tokens are signed and ids derived. */
export function signingSecret(): string {
  const [first = ''] = required('TOKEN_SECRET')
  return first
}

/** Every secret under which a token, an id or a hash may have been made, the signing one first (F33). */
export function acceptedSecrets(): string[] {
  return required('TOKEN_SECRET')
}
