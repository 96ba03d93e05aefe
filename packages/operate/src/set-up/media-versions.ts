import {
  GetBucketVersioningCommand,
  PutBucketLifecycleConfigurationCommand,
  PutBucketVersioningCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { abandonedUploadDays, mediaLifecycle } from '../../../../stacks/limit/media-lifecycle.ts'

/** Whether deleted files of that bucket can be restored. */
export async function keepsVersions(Bucket: string): Promise<boolean> {
  const { Status } = await new S3Client({ forcePathStyle: true }).send(
    new GetBucketVersioningCommand({ Bucket }),
  )
  return Status === 'Enabled'
}

/** Makes an adopted bucket keep versions, and delete old ones as stacks/storage.ts does for a new bucket. */
export async function keepVersions(Bucket: string): Promise<void> {
  const s3 = new S3Client({ forcePathStyle: true })
  await s3.send(new PutBucketVersioningCommand({ Bucket, VersioningConfiguration: { Status: 'Enabled' } }))
  const Rules = mediaLifecycle.map(({ prefix, days, oldVersionDays }) => ({
    ID: `foyer-${prefix.replace('/', '')}`,
    Status: 'Enabled' as const,
    Filter: { Prefix: prefix },
    Expiration: days === null ? { ExpiredObjectDeleteMarker: true } : { Days: days },
    NoncurrentVersionExpiration: { NoncurrentDays: oldVersionDays },
    AbortIncompleteMultipartUpload: { DaysAfterInitiation: abandonedUploadDays },
  }))
  await s3.send(new PutBucketLifecycleConfigurationCommand({ Bucket, LifecycleConfiguration: { Rules } }))
}
