/**
 * How long a proof lets a function run, in seconds of the machine: far longer than AWS would, since a slow machine must not end
 * what AWS would not.
 */
export const patientSeconds = 900
