import type { EndpointInput } from '@foyer/contracts/endpoint'
import { login, logout, register } from '@foyer/contracts/session/session-endpoints'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { clearToken } from '../../lib/session.ts'
import { useAttemptKey } from '../../lib/use-attempt-key.ts'
import { paths } from '../../paths.ts'

/** Signs in; with several accounts and none chosen, `token` is null and `accounts` holds the choice. */
export function useLogin() {
  return useMutation({
    mutationFn: async (body: EndpointInput<typeof login>['body']) => (await call(login, { body })).data,
    meta: { isErrorShownInPlace: true },
  })
}

export function useRegister() {
  const attempt = useAttemptKey()
  return useMutation({
    mutationFn: async (body: EndpointInput<typeof register>['body']) =>
      (await call(register, { body, idempotencyKey: attempt.keyFor(body) })).data,
    onSettled: (_session, error) => attempt.settled(error),
    meta: { isErrorShownInPlace: true },
  })
}

/** Ends all of the user's tokens. The page is loaded anew, so nothing of the session stays in memory. */
export function useLogout() {
  return useMutation({
    mutationFn: () => call(logout, {}),
    onSettled: () => {
      clearToken()
      window.location.assign(paths.auth.login())
    },
  })
}
