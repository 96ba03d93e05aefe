import { CacheControl } from 'aws-cdk-lib/aws-s3-deployment'
import { dependsOn, type StackContext, use } from 'sst/constructs'
import { api } from './api.ts'
import { schedules } from './schedules.ts'
import { site } from './site.ts'
import { siteUpload } from './upload-site.ts'

/** The built app's pages and the widget's script, after everything that they call: the last step that visitors see. */
export function pages({ stack, app }: StackContext) {
  dependsOn(api)
  dependsOn(schedules)
  const upload = siteUpload(stack, app, use(site).files)
  const shell = upload('pages', {
    exclude: ['assets/*', 'widget.js'],
    cacheControl: [CacheControl.fromString('no-cache')],
  })
  // Its address never changes, and sites ask for it with each of their pages.
  const embed = upload('embed', {
    exclude: ['*'],
    include: ['widget.js'],
    cacheControl: [CacheControl.fromString('public, max-age=300, stale-while-revalidate=86400')],
  })
  embed.node.addDependency(shell)
}
