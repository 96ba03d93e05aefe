import { MutationCache, QueryClient } from '@tanstack/react-query'
import { CallError } from './call-error.ts'

interface MutationMeta extends Record<string, unknown> {
  /** The form or page shows the failure itself; else a toast does. */
  isErrorShownInPlace?: boolean
}

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: Error
    mutationMeta: MutationMeta
  }
}

/** Specification §9: data is fresh for one minute; no refetch when the window gets the focus. */
export function createQueryClient(showError: (error: Error) => void): QueryClient {
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
        if (!mutation.meta?.isErrorShownInPlace) showError(error)
      },
    }),
  })
}

/** A refusal stays a refusal; a broken line or a busy server may recover. */
function isWorthRetrying(error: Error): boolean {
  return (
    error instanceof CallError &&
    (error.status === 0 || error.status >= 500) &&
    error.code !== 'network.offline'
  )
}
