import { CallError } from '../../lib/api/call-error.ts'

export interface Holder {
  name: string
  ticket: string
}

/** A refusal of the server as plain data that a device can store. */
export type Refusal = Pick<CallError, 'status' | 'code' | 'message'>

export function refusalError({ status, ...body }: Refusal): CallError {
  return new CallError(status, body)
}

/**
 * What the steward is told about a scan, as plain data. The device itself gives two of them while the server is out of
 * reach: `provisional` for an attendee on its list, `unlisted` for one who is not.
 */
export type Verdict =
  | { kind: 'admitted'; holder: Holder; attendeeReference: string }
  | { kind: 'provisional'; holder: Holder }
  | { kind: 'already'; holder: Holder | null; at: string | null }
  | { kind: 'refused'; holder: Holder | null; refusal: Refusal; at?: string }
  | { kind: 'unlisted' }
  | { kind: 'unknown' }

/** The attendee that a verdict names, if it does. */
export function holderOf(verdict: Verdict | null): Holder | null {
  return verdict && 'holder' in verdict ? verdict.holder : null
}
