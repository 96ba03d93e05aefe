import type { LegalPages } from '@foyer/contracts/stage/stage'
import { config } from '../config.ts'

/** The addresses of legal pages that the operator has set for this stage (product.md, Settled defaults). */
export async function getStage(): Promise<LegalPages> {
  const { TERMS_URL, PRIVACY_URL, IMPRINT_URL } = config()
  return {
    terms_url: TERMS_URL ?? null,
    privacy_url: PRIVACY_URL ?? null,
    imprint_url: IMPRINT_URL ?? null,
  }
}
