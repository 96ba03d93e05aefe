import { accessDenied } from '@foyer/core/testing/role/access-denied'
import { roleCredential } from '@foyer/core/testing/role/role-credential'
import { mayCall } from '@foyer/functions/testing/function-rights'
import { type OwnFunction, ownGrants } from '../../../../stacks/grant/function-grants.ts'
import type { AccessKeys } from './signature.ts'

/** A key for each function's role. A signature is worth what the role may do when it is used. */
export function roleKeys(): AccessKeys {
  const names = Object.keys(ownGrants) as OwnFunction[]
  return Object.fromEntries(
    names.map((name) => {
      const { accessKeyId, secretAccessKey, sessionToken } = roleCredential(name)
      return [
        accessKeyId,
        {
          secret: secretAccessKey,
          token: sessionToken,
          refusalOf: (call) => (mayCall(name, call) ? null : accessDenied(name, call).message),
        } satisfies AccessKeys[string],
      ]
    }),
  )
}
