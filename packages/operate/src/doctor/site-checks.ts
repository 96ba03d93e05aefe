import { lookup } from 'node:dns/promises'
import { mediaRule } from '../set-up/media-rule.ts'
import { keepsVersions } from '../set-up/media-versions.ts'
import type { Check } from './check.ts'

/** What visitors need to reach the deployed stage. */
export const siteChecks: readonly Check[] = [
  {
    name: 'dns',
    asks: 'DNS: does the domain have an address?',
    needsDeployment: true,
    look: async ({ settings: { domain } }) => {
      if (!domain) return null
      const found = await lookup(domain.name).catch(() => null)
      return found
        ? null
        : `${domain.name} has no address in DNS. Point it at the distribution with a CNAME (\`sst deploy\` prints its name as DistributionName), or set \`hostedZone\`.`
    },
  },
  {
    name: 'site',
    asks: 'GET /api/health: does the site answer at its own address?',
    needsDeployment: true,
    look: async ({ deployed }) => {
      const url = deployed?.SITE_URL ?? ''
      const answer = await fetch(`${url}/api/health`).catch(() => null)
      if (answer?.ok) return null
      return `${url} ${answer ? `answers ${answer.status}` : 'cannot be reached'}. After the first deployment, CloudFront takes some minutes. Then check DNS and the certificate.`
    },
  },
  {
    name: 'uploads',
    asks: 'S3 GetBucketCors: may browsers send images to the bucket from this site?',
    needsDeployment: true,
    look: async ({ stage, deployed }) => {
      const { SITE_URL = '', MEDIA_BUCKET = '' } = deployed ?? {}
      if ((await mediaRule(MEDIA_BUCKET)).includes(SITE_URL)) return null
      return `The bucket ${MEDIA_BUCKET} accepts no images from ${SITE_URL}. Run: pnpm operate set-up --stage ${stage}`
    },
  },
  {
    name: 'versions',
    asks: 'S3 GetBucketVersioning: can deleted images be restored?',
    needsDeployment: true,
    look: async ({ stage, deployed }) => {
      const { MEDIA_BUCKET = '' } = deployed ?? {}
      if (await keepsVersions(MEDIA_BUCKET)) return null
      return `The bucket ${MEDIA_BUCKET} keeps no versions, so a deleted image is lost. Run: pnpm operate set-up --stage ${stage}`
    },
  },
]
