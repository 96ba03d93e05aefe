import type { Stage } from '@foyer/contracts/stage/stage'
import { getStage } from '@foyer/contracts/stage/stage-endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'

let known: Stage | undefined

async function readStage(signal?: AbortSignal): Promise<Stage> {
  known = (await call(getStage, signal ? { signal } : {})).data
  return known
}

/**
 * The operator's legal pages, and whether visitors may sign up. They never change during a visit, and are there at once
 * on routes that load them first.
 */
export const stageQuery = () =>
  queryOptions({
    queryKey: ['stage'],
    queryFn: ({ signal }) => readStage(signal),
    initialData: () => known,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Loads a page together with the terms that it asks consent to, so that nothing in its form moves later. */
export function withStage<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return async () => {
    // Without an answer the form asks for no consent. The server refuses if consent is required.
    const [module] = await Promise.all([load(), known ?? readStage().catch(() => null)])
    return module
  }
}
