import type { AcceptedTerms, Stage } from '@foyer/contracts/stage/stage'
import { config } from '../config.ts'
import { AppError, type Context, nowInstant } from '../verb.ts'

/** What the operator has set for this stage, its demo event, and the wallets that it has credentials for (docs/product.md#settled-defaults). */
export async function getStage(): Promise<Stage> {
  const { WALLETS: wallets, DEMO_EVENT_URL: demo_event_url = null } = config()
  return { ...(await stagePages()), wallets, demo_event_url }
}

/** What public pages say of it: addresses of legal pages, and whether strangers may sign up. */
export async function stagePages(): Promise<Omit<Stage, 'wallets' | 'demo_event_url'>> {
  const { SIGN_UP, TERMS_URL, PRIVACY_URL, IMPRINT_URL } = config()
  return {
    terms_url: TERMS_URL ?? null,
    privacy_url: PRIVACY_URL ?? null,
    imprint_url: IMPRINT_URL ?? null,
    is_sign_up_open: SIGN_UP === 'open',
  }
}

/**
 * The record of a person's consent to the terms at `terms_url`. Null without terms, which need no consent. Error:
 * `terms.not_accepted` (specification §5: "Terms and conditions must be accepted").
 */
export function acceptTerms(
  ctx: Context,
  terms_url: string | null | undefined,
  { is_terms_accepted }: { is_terms_accepted?: boolean | undefined },
): AcceptedTerms | null {
  if (!terms_url) return null
  if (is_terms_accepted) return { url: terms_url, accepted_at: nowInstant(ctx) }
  const sentence = 'Accept the terms and conditions to continue.'
  throw new AppError('terms.not_accepted', { errors: { is_terms_accepted: [sentence] } })
}
