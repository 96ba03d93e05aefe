import { AppError } from '../app-error.ts'
import { type Context, nowInstant } from '../context.ts'
import { getStage } from './get-stage.ts'

/** Which terms a person accepted, by their address then, and when. */
export interface AcceptedTerms {
  url: string
  accepted_at: string
}

/**
 * What is kept of a person's consent; null where the stage has no terms, which asks for none. Error: `terms.not_accepted`
 * (specification §5: "Terms and conditions must be accepted").
 */
export async function acceptTerms(
  ctx: Context,
  { is_terms_accepted }: { is_terms_accepted?: boolean | undefined },
): Promise<AcceptedTerms | null> {
  const { terms_url } = await getStage()
  if (terms_url === null) return null
  if (is_terms_accepted) return { url: terms_url, accepted_at: nowInstant(ctx) }
  const sentence = 'Accept the terms and conditions to continue.'
  throw new AppError('terms.not_accepted', { errors: { is_terms_accepted: [sentence] } })
}
