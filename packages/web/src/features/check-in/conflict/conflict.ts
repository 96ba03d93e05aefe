import type { KeptScan } from '../scan.ts'
import type { Verdict } from '../verdict.ts'

/** A scan about which the server says other than the steward was told. Kept until a person dismisses it. */
export interface Conflict extends KeptScan {
  answer: Verdict
}

/**
 * Whether somebody may be inside although the server refuses them, or outside although it admits them. A ticket that was turned away at the
 * door and is refused by the server too is none, whatever the two reasons are.
 */
export function isConflict(told: Verdict | null, answer: Verdict): boolean {
  const wasTurnedAway = told?.kind === 'already' || told?.kind === 'refused'
  return wasTurnedAway === (answer.kind === 'admitted')
}
