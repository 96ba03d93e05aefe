import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import type { TableLayer } from './table-layer.ts'
import { inMachineTime } from './virtual-time.ts'

type Handler = DynamoDBClient['config']['requestHandler']
type Sent = Parameters<Handler['handle']>[0]

/**
 * Puts a layer in front of an SDK client, below its retries: to the SDK, its refusals and losses come from AWS. Returns
 * a function that removes it.
 */
export function onClient({ config }: Pick<DynamoDBClient, 'config'>, layer: TableLayer): () => void {
  const real = config.requestHandler
  const handle: Handler['handle'] = async (request, options) => {
    const text = textOf(request.body)
    const asked = JSON.parse(text)
    const operation = String(request.headers['x-amz-target']).split('.')[1] ?? ''
    const { status, headers, body } = await layer({ operation, input: asked }, (input) =>
      inMachineTime(async () => {
        const { response } = await real.handle(input === asked ? request : withBody(request, input), options)
        return {
          status: response.statusCode,
          headers: response.headers,
          body: await readWhole(response.body),
        }
      }),
    )
    return { response: { statusCode: status, headers, body } }
  }
  config.requestHandler = Object.assign(Object.create(real), { handle })
  return () => {
    config.requestHandler = real
  }
}

function textOf(body: unknown): string {
  return typeof body === 'string' ? body : new TextDecoder().decode(body as Uint8Array)
}

/** DynamoDB Local does not look at the signature. */
function withBody(request: Sent, input: object): Sent {
  const body = JSON.stringify(input)
  const headers = { ...request.headers, 'content-length': String(Buffer.byteLength(body)) }
  return Object.assign(request.clone(), { body, headers })
}

/** A stream from DynamoDB Local; the whole answer from another layer behind this one. */
async function readWhole(body: AsyncIterable<Buffer> | Buffer): Promise<Buffer> {
  if (Buffer.isBuffer(body)) return body
  const parts: Buffer[] = []
  for await (const part of body) parts.push(part)
  return Buffer.concat(parts)
}
