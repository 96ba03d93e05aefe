import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ConditionalCheckFailedException, DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { takeDatesOffAnswers } from './dateless-answers.ts'
import { refusal } from './table-layer.ts'

const hourMilliseconds = 3_600_000
let asked = 0
const table = createServer((_, response) => {
  asked += 1
  const { status, headers, body } = refusal(
    'ConditionalCheckFailedException',
    'The conditional request failed',
  )
  response.setHeader('date', new Date(Date.now() - hourMilliseconds).toUTCString())
  response.writeHead(status, headers).end(body)
})
beforeAll(() => new Promise<void>((listens) => table.listen(0, listens)))
afterAll(() => new Promise((ends) => table.close(ends)))

/** How often one refused write reaches the table from a process with a clock an hour ahead. */
async function asksOfRefusedWrite(): Promise<number> {
  asked = 0
  const client = new DynamoDBClient({
    endpoint: `http://127.0.0.1:${(table.address() as AddressInfo).port}`,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  })
  await expect(client.send(new PutItemCommand({ TableName: 'any', Item: {} }))).rejects.toThrow(
    ConditionalCheckFailedException,
  )
  client.destroy()
  return asked
}

it('a refusal is not repeated by a caller in virtual time', async () => {
  const end = takeDatesOffAnswers()
  expect(await asksOfRefusedWrite()).toBe(1)
  end()
})

it('a refusal is repeated if the answer has another time (negative control)', async () => {
  expect(await asksOfRefusedWrite()).toBeGreaterThan(1)
})
