import type { MessageDescriptor } from '@lingui/core'
import { MutationCache, QueryClient } from '@tanstack/react-query'
import { CallError } from './call-error.ts'

interface MutationMeta extends Record<string, unknown> {
  /** Set if the form or page shows the failure itself. Otherwise a toast does. */
  isErrorShownInPlace?: boolean
  /** What failed (specification §8), shown above the reason: "Failed to cancel the attendee". */
  failure?: MessageDescriptor
}

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: Error
    mutationMeta: MutationMeta
  }
}

/** Shows why a change failed, below what failed if the change has a sentence for it. */
type ShowError = (error: Error, failure?: MessageDescriptor) => void

/** Specification §9: data is fresh for one minute; no refetch when the window gets the focus. */
export function createQueryClient(showError: ShowError): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < 2 && isWorthRetrying(error),
      },
      mutations: { retry: false },
    },
    mutationCache: new MutationCache({
      onError: (error, _variables, _onMutateResult, mutation) => {
        if (!mutation.meta?.isErrorShownInPlace) showError(error, mutation.meta?.failure)
      },
    }),
  })
}

/** Whether to try again: a broken connection or a busy server may recover, but a refusal does not change. */
export function isWorthRetrying(error: Error): boolean {
  return (
    error instanceof CallError &&
    (error.status === 0 || error.status >= 500) &&
    error.code !== 'network.offline'
  )
}
