import { onTestFinished } from 'vitest'
import type { GuardName } from './guards.ts'
import { switchGuard } from './switch-guard.ts'

/**
 * The test goes on without a guard of the product (`guards.ts`), until it ends or calls what is answered. For negative controls: a test
 * that passes without the guard proves nothing about it.
 */
export function withoutGuard(name: GuardName): () => void {
  const switchOn = () => switchGuard(name, true)
  switchGuard(name, false)
  onTestFinished(switchOn)
  return switchOn
}
