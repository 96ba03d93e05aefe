import type { Stage } from '@foyer/contracts/stage/stage'
import { config } from '../config.ts'

/** What the operator has set for this stage: addresses of legal pages, and whether strangers may sign up (docs/product.md#settled-defaults). */
export async function getStage(): Promise<Stage> {
  const { SIGN_UP, TERMS_URL, PRIVACY_URL, IMPRINT_URL } = config()
  return {
    terms_url: TERMS_URL ?? null,
    privacy_url: PRIVACY_URL ?? null,
    imprint_url: IMPRINT_URL ?? null,
    is_sign_up_open: SIGN_UP === 'open',
  }
}
