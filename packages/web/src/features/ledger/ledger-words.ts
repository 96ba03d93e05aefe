import type { LedgerKind } from '@foyer/contracts/ledger/ledger'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FileWords } from '../../components/foyer/file-progress.ts'

/** One movement of money, as its line says it. */
export const kindWords: Record<LedgerKind, MessageDescriptor> = {
  SALE: msg({ message: 'Sale', context: 'a movement of money' }),
  REFUND: msg({ message: 'Refund', context: 'a movement of money' }),
  REFUND_FAILED: msg({ message: 'Failed refund', context: 'a movement of money' }),
  DISPUTE: msg({ message: 'Dispute', context: 'a movement of money' }),
  DISPUTE_REVERSED: msg({ message: 'Dispute reversed', context: 'a movement of money' }),
  PAYOUT: msg({ message: 'Payout', context: 'a movement of money' }),
  PAYOUT_FAILED: msg({ message: 'Failed payout', context: 'a movement of money' }),
}

/** What a month's movements of a kind add up to. */
export const totalWords = {
  SALE: msg({ message: 'Sales', context: 'a total of money' }),
  REFUND: msg({ message: 'Refunds', context: 'a total of money' }),
  REFUND_FAILED: msg({ message: 'Failed refunds', context: 'a total of money' }),
  DISPUTE: msg({ message: 'Disputes', context: 'a total of money' }),
  DISPUTE_REVERSED: msg({ message: 'Disputes reversed', context: 'a total of money' }),
  STRIPE_FEE: msg`Stripe fees`,
  PLATFORM_FEE: msg`Platform fees`,
  CONVERTED: msg`Converted by Stripe`,
} satisfies Record<string, MessageDescriptor>

export const ledgerFileWords: FileWords = {
  underWay: msg`Exporting the ledger`,
  done: msg`Ledger exported`,
  failed: msg`Failed to export the ledger.`,
}
