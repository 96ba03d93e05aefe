import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { answerObjectRequest, type Objects } from './control-plane/object-store.ts'
import { StackStore } from './control-plane/stack-store.ts'
import { answerXml, Refusal } from './control-plane/xml.ts'

/** An AWS control plane for SST's own commands, and the secrets that a function asks for when it starts. */
export interface AwsStandIn {
  url: string
  objects: Objects
  stacks: StackStore
  stop: () => Promise<void>
}

/**
 * Answers what `sst build` and `sst deploy` ask AWS: which account this is, whether it is bootstrapped, to publish
 * assets, and to create or update stacks. `loses`: objects that S3 takes and does not keep.
 */
export async function startAwsStandIn({ loses }: { loses?: RegExp } = {}): Promise<AwsStandIn> {
  const objects: Objects = new Map()
  const stacks = new StackStore(objects)
  const server = createServer(async (request, response) => {
    const target = request.headers['x-amz-target']
    if (typeof target === 'string') {
      response.writeHead(200, { 'content-type': 'application/x-amz-json-1.1' })
      response.end(JSON.stringify(parameters[target] ?? {}))
      return
    }
    const isQuery = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')
    if (!isQuery) return answerObjectRequest({ objects, loses }, request, response)
    const [status, xml] = answerQuery(stacks, new URLSearchParams(await text(request)))
    response.writeHead(status, { 'content-type': 'text/xml' }).end(xml)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    objects,
    stacks,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function answerQuery(stacks: StackStore, body: URLSearchParams): [status: number, xml: string] {
  const action = body.get('Action') ?? ''
  const fixed = identities[action]
  if (fixed) return [200, answerXml(action, fixed)]
  try {
    return [200, stacks.answer(action, body)]
  } catch (error) {
    if (error instanceof Refusal) return [400, error.xml]
    throw error
  }
}

const parameters: Record<string, unknown> = {
  'AmazonSSM.GetParameters': {
    Parameters: [{ Name: '/foyer/test/TOKEN_SECRET', Value: 'a secret of thirty-two characters' }],
  },
  'AmazonSSM.GetParameter': { Parameter: { Name: '/cdk-bootstrap/hnb659fds/version', Value: '21' } },
}

const identities: Record<string, string> = {
  GetCallerIdentity:
    '<Arn>arn:aws:iam::123456789012:user/test</Arn><UserId>test</UserId><Account>123456789012</Account>',
  AssumeRole: `<Credentials><AccessKeyId>role</AccessKeyId><SecretAccessKey>role</SecretAccessKey>
    <SessionToken>role</SessionToken><Expiration>2099-01-01T00:00:00Z</Expiration></Credentials>`,
}
