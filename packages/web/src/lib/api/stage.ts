import { getStage } from '@foyer/contracts/stage/stage-endpoints'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'

/**
 * The operator's legal pages, and whether visitors may sign up. They never change during a visit, and are there at once
 * on routes that load them first.
 */
export const stageQuery = () =>
  queryOptions({
    queryKey: ['stage'],
    queryFn: async ({ signal }) => (await call(getStage, { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Loads a page together with the terms that it asks consent to, so that nothing in its form moves later. */
export function withStage<Module>(client: QueryClient, load: () => Promise<Module>): () => Promise<Module> {
  return async () => {
    // Without an answer the form asks for no consent. The server refuses if consent is required.
    const stage = client.ensureQueryData({ ...stageQuery(), retry: false }).catch(() => null)
    const [module] = await Promise.all([load(), stage])
    return module
  }
}
