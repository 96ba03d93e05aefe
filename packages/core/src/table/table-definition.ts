import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb'

/** What an index line carries besides keys: the compact row that lists read, and ElectroDB's own marks. */
const listProjection = ['row', '__edb_e__', '__edb_v__']

/**
 * The one table, as DynamoDB creates it: `pk`/`sk`; `gsi1` lists things in order by compact rows; `gsi2` finds
 * a few things by another key (open holds by deadline, people by email, attendees by reference).
 * `stacks/storage.ts` repeats it in CDK's words and a test compares the two.
 */
export function tableDefinition(tableName: string): CreateTableCommandInput {
  const text = (AttributeName: string) => ({ AttributeName, AttributeType: 'S' as const })
  const keys = (pk: string, sk: string) => [
    { AttributeName: pk, KeyType: 'HASH' as const },
    { AttributeName: sk, KeyType: 'RANGE' as const },
  ]
  return {
    TableName: tableName,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: ['pk', 'sk', 'gsi1pk', 'gsi1sk', 'gsi2pk', 'gsi2sk'].map(text),
    KeySchema: keys('pk', 'sk'),
    GlobalSecondaryIndexes: [
      {
        IndexName: 'gsi1',
        KeySchema: keys('gsi1pk', 'gsi1sk'),
        Projection: { ProjectionType: 'INCLUDE', NonKeyAttributes: listProjection },
      },
      { IndexName: 'gsi2', KeySchema: keys('gsi2pk', 'gsi2sk'), Projection: { ProjectionType: 'KEYS_ONLY' } },
    ],
    StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
  }
}
