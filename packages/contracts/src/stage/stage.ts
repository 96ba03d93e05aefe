import * as z from 'zod'
import { instant } from '../id.ts'
import { wallet } from '../wallet/wallet.ts'

/** Addresses of an operator's legal pages (http or https). Null if the stage sets none. */
export const legalPages = z.object({
  terms_url: z.string().nullable(),
  privacy_url: z.string().nullable(),
  imprint_url: z.string().nullable(),
})
export type LegalPages = z.infer<typeof legalPages>

/**
 * What is the same for all visitors of a stage. `is_sign_up_open`: whether new visitors may open accounts. `wallets`: the
 * wallets that tickets can be added to.
 */
export const stage = legalPages.extend({
  is_sign_up_open: z.boolean(),
  wallets: z.array(wallet),
  /** An event page to look at before signing up (docs/decisions/0140); null: none. */
  demo_event_url: z.string().nullable(),
})
export type Stage = z.infer<typeof stage>

/**
 * Consent to terms, asked for only if there are any: the stage's terms from a person who creates a login, the
 * organizer's from a buyer (docs/product.md#settled-defaults).
 */
export const termsConsent = { is_terms_accepted: z.boolean().optional() }

/** Which terms a person accepted, by their web address at the time, and when. */
export const acceptedTerms = z.object({
  /** The address of the terms. */
  url: z.string(),
  accepted_at: instant,
})
export type AcceptedTerms = z.infer<typeof acceptedTerms>
