/**
 * What an event source does about a failed invocation: the real ones deliver the event again. `at most once`
 * counts it as done before it is; the negative control shows that the proof notices.
 */
export type Trust = 'at least once' | 'at most once'

export interface Source {
  /** Delivers what waits, once; false when there was nothing. Throws the function's error. */
  deliver(trust: Trust): Promise<boolean>
}
