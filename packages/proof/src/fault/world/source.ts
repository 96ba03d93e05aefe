/**
 * How an event source treats a failed invocation. The real ones deliver the event again. `at most once` removes it before
 * the call: a negative control that the proof must notice.
 */
export type Trust = 'at least once' | 'at most once'

export interface Source {
  /** Delivers waiting events once. False if there were none. Throws the function's error. */
  deliver(trust: Trust): Promise<boolean>
}
