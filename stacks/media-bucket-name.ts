import type { App } from 'sst/constructs'
import { settingsOf } from './settings-of.ts'

/**
 * The bucket's name is fixed, because distribution and bucket need each other: the distribution names its
 * origin by it, the bucket's CORS and policy name the distribution.
 */
export function mediaBucketName(app: App): string {
  const adopted = settingsOf(app).adopt?.mediaBucket
  return adopted ?? `${app.stage}-${app.name}-media-${app.account}-${app.region}`.toLowerCase()
}
