import type { AcceptedTerms } from '@foyer/contracts/stage/stage'
import { AppError } from '../app-error.ts'
import { type Context, nowInstant } from '../context.ts'

/**
 * What is kept of a person's consent to the terms at `terms_url`; null where there are none, which asks for none. Error:
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
