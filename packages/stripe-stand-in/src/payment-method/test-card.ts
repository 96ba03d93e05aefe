/** How a payment with a test card ends. */
export interface TestCard {
  number: string
  /** Shown in the payment form's list of test cards. */
  label: string
  outcome: 'succeeded' | 'declined' | 'authentication' | 'slow-success' | 'slow-failure' | 'processing'
  code?: 'card_declined' | 'expired_card' | 'incorrect_cvc' | 'processing_error'
  declineCode?: string
  message?: string
  /** How a refund of such a payment goes: at once unless given. */
  refund?: 'slow-success' | 'slow-failure'
  /** Whether the payer's bank takes the money back at once. */
  isDisputed?: boolean
  /** Whether the payment form lists it. */
  isListed?: boolean
}

const DECLINED = 'Your card was declined.'

/**
 * Stripe's own test cards, and three of the stand-in's for payments that are not decided at once:
 * 4000000000001125 is `processing` for a few seconds and then succeeds, 4000000000002222 then fails,
 * 4000000000003337 stays `processing` until `/test/payment_intents/{id}/settle` ends it.
 */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', label: 'Succeeds', outcome: 'succeeded', isListed: true },
  { number: '5555555555554444', label: 'Succeeds (Mastercard)', outcome: 'succeeded' },
  { number: '378282246310005', label: 'Succeeds (American Express)', outcome: 'succeeded' },
  declined('4000000000000002', 'generic_decline', DECLINED, 'Is declined', true),
  declined(
    '4000000000009995',
    'insufficient_funds',
    'Your card has insufficient funds.',
    'Has too little money',
    true,
  ),
  declined('4000000000009987', 'lost_card', DECLINED, 'Was reported lost'),
  declined('4000000000009979', 'stolen_card', DECLINED, 'Was reported stolen'),
  failing('4000000000000069', 'expired_card', 'Your card has expired.', 'Has expired'),
  failing(
    '4000000000000127',
    'incorrect_cvc',
    "Your card's security code is incorrect.",
    'Has another security code',
  ),
  failing(
    '4000000000000119',
    'processing_error',
    'An error occurred while processing your card. Try again in a little bit.',
    'Cannot be processed',
  ),
  { number: '4000002500003155', label: 'Asks for 3-D Secure', outcome: 'authentication', isListed: true },
  { number: '4000002760003184', label: 'Always asks for 3-D Secure', outcome: 'authentication' },
  { number: '4000000000003220', label: 'Asks for 3-D Secure 2', outcome: 'authentication' },
  {
    number: '4000000000001125',
    label: 'Is processed slowly, succeeds',
    outcome: 'slow-success',
    isListed: true,
  },
  {
    number: '4000000000002222',
    label: 'Is processed slowly, fails',
    outcome: 'slow-failure',
    isListed: true,
  },
  { number: '4000000000003337', label: 'Stays in processing', outcome: 'processing' },
  { number: '4000000000007726', label: 'Refunds take a while', outcome: 'succeeded', refund: 'slow-success' },
  { number: '4000000000000259', label: 'Is disputed as fraud', outcome: 'succeeded', isDisputed: true },
  { number: '4000000000005126', label: 'Refunds fail later', outcome: 'succeeded', refund: 'slow-failure' },
]

/** A real number that is not a test card: test mode declines it. */
const UNKNOWN_CARD: TestCard = {
  number: '',
  label: '',
  outcome: 'declined',
  code: 'card_declined',
  declineCode: 'test_mode_live_card',
  message:
    'Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
}

/** Ready-made payment methods that servers may name instead of sending card data. */
export const TEST_TOKENS: Record<string, string> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_amex: '378282246310005',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeDeclinedExpiredCard: '4000000000000069',
  pm_card_chargeDeclinedIncorrectCvc: '4000000000000127',
  pm_card_chargeDeclinedProcessingError: '4000000000000119',
  pm_card_authenticationRequired: '4000002760003184',
  pm_card_threeDSecure2Required: '4000000000003220',
  pm_card_pendingRefund: '4000000000007726',
  pm_card_createDispute: '4000000000000259',
  pm_card_refundFail: '4000000000005126',
  // Stripe's own name for a debit that stays in processing; here a card that does.
  pm_usBankAccount_processing: '4000000000003337',
}

export function testCardOf(number: string): TestCard {
  return TEST_CARDS.find((card) => card.number === number) ?? UNKNOWN_CARD
}

function declined(
  number: string,
  declineCode: string,
  message: string,
  label: string,
  isListed = false,
): TestCard {
  return { number, label, outcome: 'declined', code: 'card_declined', declineCode, message, isListed }
}

function failing(number: string, code: TestCard['code'], message: string, label: string): TestCard {
  return { number, label, outcome: 'declined', code, message }
}
