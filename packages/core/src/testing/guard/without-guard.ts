import { onTestFinished } from 'vitest'
import type { GuardName } from './guards.ts'
import { switchGuard } from './switch-guard.ts'

/**
 * Switches a guard of the product (`guards.ts`) off, until the test ends or calls the returned function. For negative
 * controls: a test that passes without the guard proves nothing about it.
 */
export function withoutGuard(name: GuardName): () => void {
  const switchOn = () => switchGuard(name, true)
  switchGuard(name, false)
  onTestFinished(switchOn)
  return switchOn
}
