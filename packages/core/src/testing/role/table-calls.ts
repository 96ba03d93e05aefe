import type { RoleCall } from './role-call.ts'

type Input = Record<string, unknown>

const writesOfTransaction = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
}

/** All permissions that one command to the table needs. A command that is not known here throws. */
export function tableCalls(commandName: string, input: Input): RoleCall[] {
  const operation = commandName.replace(/Command$/, '')
  switch (operation) {
    case 'GetItem':
    case 'UpdateItem':
    case 'DeleteItem':
      return [call(operation, [input.Key])]
    case 'PutItem':
      return [call(operation, [input.Item])]
    case 'Query':
      return [call(operation, [], typeof input.IndexName === 'string' ? `/index/${input.IndexName}` : '')]
    case 'BatchGetItem':
      return [
        call(
          operation,
          tablesOf(input).flatMap(({ Keys }) => Keys as unknown[]),
        ),
      ]
    case 'BatchWriteItem':
      return [
        call(
          operation,
          Object.values(input.RequestItems as Record<string, Input[]>)
            .flat()
            .map(({ PutRequest, DeleteRequest }) =>
              PutRequest ? (PutRequest as Input).Item : (DeleteRequest as Input).Key,
            ),
        ),
      ]
    case 'TransactGetItems':
      return [
        call(
          'GetItem',
          itemsOf(input).map(({ Get }) => (Get as Input).Key),
        ),
      ]
    case 'TransactWriteItems':
      return itemsOf(input).flatMap((item) =>
        Object.entries(item).map(([kind, write]) => {
          const { Item, Key } = write as Input
          return call(writesOfTransaction[kind as keyof typeof writesOfTransaction], [Item ?? Key])
        }),
      )
    default:
      throw new Error(`What a role needs for ${commandName} is not written down in table-calls.ts.`)
  }
}

function call(operation: string, items: unknown[], suffix = ''): RoleCall {
  return { action: `dynamodb:${operation}`, resource: `table${suffix}`, leadingKeys: items.map(partitionKey) }
}

/** As the document client writes it, or as DynamoDB does. */
function partitionKey(item: unknown): string {
  const { pk } = item as { pk: string | { S: string } }
  return typeof pk === 'string' ? pk : pk.S
}

const tablesOf = ({ RequestItems }: Input) => Object.values(RequestItems as Record<string, Input>)
const itemsOf = ({ TransactItems }: Input) => TransactItems as Input[]
