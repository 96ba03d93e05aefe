import type { KeptScan } from '../scan.ts'
import type { Verdict } from '../verdict.ts'

/** A scan that the server decided differently from what the steward was told. Kept until a person dismisses it. */
export interface Conflict extends KeptScan {
  answer: Verdict
}

/**
 * True if a person may be inside although the server refuses them, or outside although it admits them. A ticket that both
 * the steward and the server refused is no conflict, even if the reasons differ.
 */
export function isConflict(told: Verdict | null, answer: Verdict): boolean {
  const wasTurnedAway = told?.kind === 'already' || told?.kind === 'refused'
  return wasTurnedAway === (answer.kind === 'admitted')
}
