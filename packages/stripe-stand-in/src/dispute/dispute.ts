import type { Stripe } from 'stripe'
import { bookMovement, feeOf } from '../balance/balance-transaction.ts'
import { emitEvent } from '../event/emit-event.ts'
import { newId, nowSeconds, type Scope } from '../stand-in.ts'
import { noEvidence } from './no-evidence.ts'

const DAYS_TO_ANSWER = 9
/** What Stripe takes for a dispute, won or lost. */
const DISPUTE_FEE = 1500

export interface DisputeWish {
  /** The whole charge unless given. */
  amount?: number
  reason?: string
  /** The bank only asks: no money is taken, and a refund still settles it. */
  isInquiry?: boolean
}

/** The payer's bank takes a charge's money back, or asks about it: the charge is disputed from now on. */
export function openDispute(scope: Scope, charge: Stripe.Charge, wish: DisputeWish = {}): Stripe.Dispute {
  const { amount = charge.amount, reason = 'fraudulent', isInquiry = false } = wish
  const id = newId('du')
  const dispute: Stripe.Dispute = {
    id,
    object: 'dispute',
    amount,
    balance_transactions: isInquiry ? [] : [movement(scope, charge, { dispute: id, amount: -amount })],
    charge: charge.id,
    created: nowSeconds(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by: nowSeconds() + DAYS_TO_ANSWER * 86_400,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: isInquiry,
    livemode: false,
    metadata: {},
    network_reason_code: '10.4',
    payment_intent: charge.payment_intent,
    payment_method_details: {
      type: 'card',
      card: {
        brand: 'visa',
        case_type: isInquiry ? 'inquiry' : 'chargeback',
        network: 'visa',
        network_reason_code: '10.4',
      },
    },
    reason,
    status: isInquiry ? 'warning_needs_response' : 'needs_response',
  }
  scope.standIn.store.put('charge', scope.account, { ...charge, disputed: true })
  scope.standIn.store.put('dispute', scope.account, dispute)
  emitEvent(scope, 'charge.dispute.created', dispute)
  if (!isInquiry) emitEvent(scope, 'charge.dispute.funds_withdrawn', dispute)
  return dispute
}

/** The organizer has answered: the bank looks at the evidence. */
export function answerDispute(scope: Scope, dispute: Stripe.Dispute): Stripe.Dispute {
  const status = dispute.status.startsWith('warning') ? 'warning_under_review' : 'under_review'
  const evidence_details = { ...dispute.evidence_details, has_evidence: true, submission_count: 1 }
  return changeDispute(scope, dispute, { status, evidence_details }, 'charge.dispute.updated')
}

/** The bank has decided; an inquiry is closed without a winner. The winner gets what was taken. */
export function closeDispute(scope: Scope, dispute: Stripe.Dispute, outcome: 'won' | 'lost'): Stripe.Dispute {
  if (dispute.status.startsWith('warning')) {
    return changeDispute(scope, dispute, { status: 'warning_closed' }, 'charge.dispute.closed')
  }
  const evidence_details = { ...dispute.evidence_details, past_due: outcome === 'lost' }
  const closed = changeDispute(
    scope,
    dispute,
    { status: outcome, evidence_details, is_charge_refundable: outcome === 'won' },
    'charge.dispute.closed',
  )
  if (outcome === 'lost') return closed
  const charge = scope.standIn.store.get('charge', scope.account, String(dispute.charge))
  const back = charge ? [movement(scope, charge, { dispute: dispute.id, amount: dispute.amount })] : []
  const balance_transactions = [...dispute.balance_transactions, ...back]
  return changeDispute(scope, closed, { balance_transactions }, 'charge.dispute.funds_reinstated')
}

function changeDispute(
  scope: Scope,
  dispute: Stripe.Dispute,
  changed: Partial<Stripe.Dispute>,
  event: 'charge.dispute.updated' | 'charge.dispute.closed' | 'charge.dispute.funds_reinstated',
): Stripe.Dispute {
  const after = { ...dispute, ...changed }
  scope.standIn.store.put('dispute', scope.account, after)
  emitEvent(scope, event, after, { status: dispute.status })
  return after
}

function movement(scope: Scope, { id, currency }: Stripe.Charge, moved: { dispute: string; amount: number }) {
  const isTaken = moved.amount < 0
  return bookMovement(scope, {
    ...{ amount: moved.amount, currency, source: moved.dispute, type: 'adjustment' },
    description: `Chargeback ${isTaken ? 'withdrawal' : 'reversal'} for ${id}`,
    fees: isTaken ? [feeOf('stripe_fee', DISPUTE_FEE, { currency, description: 'Dispute fee' })] : [],
    reporting_category: isTaken ? 'dispute' : 'dispute_reversal',
  })
}
