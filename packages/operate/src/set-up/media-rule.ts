import { GetBucketCorsCommand, PutBucketCorsCommand, S3Client } from '@aws-sdk/client-s3'

/** The sites from which browsers may send images to that bucket. */
export async function mediaRule(Bucket: string): Promise<string[]> {
  try {
    const { CORSRules = [] } = await new S3Client({}).send(new GetBucketCorsCommand({ Bucket }))
    return CORSRules.flatMap(({ AllowedOrigins = [] }) => AllowedOrigins)
  } catch (error) {
    if (error instanceof Error && error.name === 'NoSuchCORSConfiguration') return []
    throw error
  }
}

/** Lets browsers send images to an adopted bucket from this site only, as stacks/storage.ts does for a new bucket. */
export async function putMediaRule(Bucket: string, siteUrl: string): Promise<void> {
  const rule = {
    AllowedOrigins: [siteUrl],
    AllowedMethods: ['PUT', 'POST'],
    AllowedHeaders: ['*'],
    ExposeHeaders: ['ETag'],
    MaxAgeSeconds: 3600,
  }
  await new S3Client({}).send(new PutBucketCorsCommand({ Bucket, CORSConfiguration: { CORSRules: [rule] } }))
}
