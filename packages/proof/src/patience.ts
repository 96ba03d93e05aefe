/**
 * How long a proof lets a function run, in seconds of the machine: far longer than AWS would, since a slow machine must not end
 * what AWS would let finish.
 */
export const patientSeconds = 900

/** The same function, with all the time that a slow machine needs. */
export function patient<Fn extends { timeoutSeconds: number }>(fn: Fn): Fn {
  return { ...fn, timeoutSeconds: patientSeconds }
}
