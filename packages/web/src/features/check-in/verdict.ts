import { CallError } from '../../lib/api/call-error.ts'

export interface Holder {
  name: string
  ticket: string
}

/** A refusal of the server as plain data, so that a device can keep it. */
export type Refusal = Pick<CallError, 'status' | 'code' | 'message'>

export function refusalError({ status, ...body }: Refusal): CallError {
  return new CallError(status, body)
}

/**
 * What the steward is told about a scan, as plain data. `provisional` and `unlisted` are the device's own word while the
 * server cannot be asked: by the list of attendees that it keeps, the guest may come in, or it does not know them.
 */
export type Verdict =
  | { kind: 'admitted'; holder: Holder; attendeeReference: string }
  | { kind: 'provisional'; holder: Holder }
  | { kind: 'already'; holder: Holder | null; at: string | null }
  | { kind: 'refused'; holder: Holder | null; refusal: Refusal; at?: string }
  | { kind: 'unlisted' }
  | { kind: 'unknown' }

/** Who a verdict is about, where it says. */
export function holderOf(verdict: Verdict | null): Holder | null {
  return verdict && 'holder' in verdict ? verdict.holder : null
}
