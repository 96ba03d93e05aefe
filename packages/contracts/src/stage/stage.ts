import * as z from 'zod'

/** Addresses of an operator's legal pages (http or https); null where the stage sets none. */
export const legalPages = z.object({
  terms_url: z.string().nullable(),
  privacy_url: z.string().nullable(),
  imprint_url: z.string().nullable(),
})
export type LegalPages = z.infer<typeof legalPages>

/** What holds for everybody on a stage. `is_sign_up_open`: whether strangers may open accounts. */
export const stage = legalPages.extend({ is_sign_up_open: z.boolean() })
export type Stage = z.infer<typeof stage>

/** The consent of somebody who makes a login: asked for only where the stage has terms (docs/product.md#settled-defaults). */
export const termsConsent = { is_terms_accepted: z.boolean().optional() }
