/**
 * What an event source makes of an invocation that failed: the real ones hand the event over again. `at most once`
 * takes it for done before it is done; the negative control shows that the proof notices.
 */
export type Trust = 'at least once' | 'at most once'

export interface Source {
  /** Hands over what waits, once; false when there was nothing. Error: what the function failed with. */
  deliver(trust: Trust): Promise<boolean>
}
