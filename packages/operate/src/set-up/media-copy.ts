import { GetBucketReplicationCommand, PutBucketReplicationCommand, S3Client } from '@aws-sdk/client-s3'
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts'
import { copyFolders, copyRoleName } from '../../../../stacks/limit/copy-folders.ts'

/** The bucket to which S3 copies that bucket's images, or null. */
export async function mediaCopy(Bucket: string): Promise<string | null> {
  try {
    const { ReplicationConfiguration } = await new S3Client({ forcePathStyle: true }).send(
      new GetBucketReplicationCommand({ Bucket }),
    )
    return ReplicationConfiguration?.Rules?.[0]?.Destination?.Bucket?.split(':').at(-1) ?? null
  } catch (error) {
    if (error instanceof Error && error.name === 'ReplicationConfigurationNotFoundError') return null
    throw error
  }
}

/** Has S3 copy an adopted bucket's images, as stacks/copy-away.ts does for a new bucket. */
export async function putMediaCopy(
  Bucket: string,
  { stage, region, to }: { stage: string; region: string; to: string },
): Promise<void> {
  const { Account } = await new STSClient({}).send(new GetCallerIdentityCommand({}))
  const rule = {
    ...{ ID: 'copy', Status: 'Enabled' as const, Priority: 0 },
    Filter: { Prefix: copyFolders.media },
    DeleteMarkerReplication: { Status: 'Enabled' as const },
    Destination: { Bucket: `arn:aws:s3:::${to}` },
  }
  const Role = `arn:aws:iam::${Account}:role/${copyRoleName(stage, region, 'media')}`
  await new S3Client({ forcePathStyle: true }).send(
    new PutBucketReplicationCommand({ Bucket, ReplicationConfiguration: { Role, Rules: [rule] } }),
  )
}
