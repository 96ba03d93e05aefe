import type { GuardName } from './guards.ts'

/** For a whole process, without a test of vitest: whether its product goes with that guard. Only in code that was instrumented. */
export function switchGuard(name: GuardName, isOn: boolean): void {
  globalThis.guardsSwitchedOff ??= new Set()
  if (isOn) globalThis.guardsSwitchedOff.delete(name)
  else globalThis.guardsSwitchedOff.add(name)
}
