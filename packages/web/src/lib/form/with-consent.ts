import type * as z from 'zod'

/** The form's schema, which also requires accepted terms if there are terms (specification §5). */
export function withConsent<Schema extends z.ZodType<{ is_terms_accepted?: boolean | undefined }>>(
  schema: Schema,
  termsUrl: string | null | undefined,
): Schema {
  if (!termsUrl) return schema
  return schema.refine((body) => body.is_terms_accepted === true, {
    path: ['is_terms_accepted'],
    message: 'Accept the terms and conditions to continue.',
  })
}
