import {
  CreateTableCommand,
  type CreateTableCommandInput,
  DescribeTableCommand,
  DynamoDBClient,
  ResourceInUseException,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb'

/** Creates the table with its stream and TTL unless it is there already; returns the ARN of its stream. */
export async function createTable(options: {
  endpoint: string
  region: string
  definition: CreateTableCommandInput
}): Promise<string> {
  const client = new DynamoDBClient({
    endpoint: options.endpoint,
    region: options.region,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  })
  const TableName = options.definition.TableName
  try {
    await client.send(new CreateTableCommand(options.definition))
    await client.send(
      new UpdateTimeToLiveCommand({
        TableName,
        TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
      }),
    )
  } catch (error) {
    if (!(error instanceof ResourceInUseException)) throw error
  }
  const { Table } = await client.send(new DescribeTableCommand({ TableName }))
  client.destroy()
  if (!Table?.LatestStreamArn) throw new Error(`The table ${TableName} has no stream`)
  return Table.LatestStreamArn
}
