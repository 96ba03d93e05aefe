import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

/** SSM returns at most this many at once. */
const mostNames = 10

interface Asked {
  Name?: string
  Value?: string
  Names?: string[]
  Overwrite?: boolean
}

export interface ParameterStore {
  url: string
  /** Every parameter by its full name. */
  values: Map<string, string>
  /** How many requests for parameters it got. */
  readings: () => number
  /** While true, it answers no request, like SSM when it throttles. */
  isDown: boolean
  stop: () => Promise<void>
}

/**
 * Stands in for SSM Parameter Store as far as Foyer uses it: reads one parameter by name or up to ten, and writes one,
 * overwriting it only if told to.
 */
export async function startParameterStore(given: Record<string, string>): Promise<ParameterStore> {
  const values = new Map(Object.entries(given))
  let readings = 0
  const server = createServer(async (request, response) => {
    const target = String(request.headers['x-amz-target'])
    const asked = (await json(request)) as Asked
    if (target.endsWith('GetParameters')) readings += 1
    const [status, body] = store.isDown ? refuse('ThrottlingException') : answer(values, target, asked)
    response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' })
    response.end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const store: ParameterStore = {
    url: `http://127.0.0.1:${port}`,
    values,
    readings: () => readings,
    isDown: false,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return store
}

function answer(
  values: Map<string, string>,
  target: string,
  { Name = '', Names = [], Value = '', Overwrite = false }: Asked,
): [status: number, body: object] {
  if (target.endsWith('PutParameter')) {
    if (values.has(Name) && !Overwrite) return refuse('ParameterAlreadyExists')
    values.set(Name, Value)
    return [200, { Version: 1, Tier: 'Standard' }]
  }
  if (target.endsWith('GetParameter')) {
    if (!values.has(Name)) return refuse('ParameterNotFound')
    return [200, { Parameter: { Name, Type: 'SecureString', Value: values.get(Name) } }]
  }
  if (!target.endsWith('GetParameters')) return refuse('UnknownOperationException')
  if (Names.length === 0 || Names.length > mostNames) return refuse('ValidationException')
  const Parameters = Names.filter((name) => values.has(name)).map((name) => ({
    Name: name,
    Type: 'SecureString',
    Value: values.get(name),
  }))
  return [200, { Parameters, InvalidParameters: Names.filter((name) => !values.has(name)) }]
}

function refuse(code: string): [status: number, body: object] {
  return [400, { __type: code, message: `The stand-in for SSM says ${code}.` }]
}
