import { useSyncExternalStore } from 'react'
import { proofWait } from './proof-wait.ts'

/** True while the browser solves a proof of work, so that the screen says why it takes a moment. */
export function useProofWait(): boolean {
  return useSyncExternalStore(proofWait.subscribe, proofWait.isSolving, () => false)
}
