import { CacheControl } from 'aws-cdk-lib/aws-s3-deployment'
import { type StackContext, use } from 'sst/constructs'
import { site } from './site.ts'
import { siteUpload } from './upload-site.ts'

/**
 * The built app's hashed files, uploaded before any page names them. Never pruned: pages that were cached or opened before a
 * deployment still ask for their own files.
 */
export function assets({ stack, app }: StackContext) {
  const upload = siteUpload(stack, app, use(site).files)
  upload('assets', {
    exclude: ['*'],
    include: ['assets/*'],
    cacheControl: [CacheControl.fromString('public, max-age=31536000, immutable')],
  })
}
