import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { serviceLimits } from '../../../../stacks/limit/service-limits.ts'

/** SSM returns at most this many at once. */
const mostNames = 10

interface Asked {
  Name?: string
  Value?: string
  Names?: string[]
  Overwrite?: boolean
}

interface Rules {
  /** Every parameter by its full name. */
  values: Map<string, string>
  /** How many requests for parameters it got. */
  readings: () => number
  /** While true, it throttles every request. */
  isDown: boolean
  /** The account's setting of a higher throughput. */
  isRaised: boolean
}

export interface ParameterStore extends Rules {
  url: string
  stop: () => Promise<void>
}

/**
 * Stands in for SSM Parameter Store as far as Foyer uses it: reads one parameter by name or up to ten, and writes one,
 * overwriting it only if told to.
 */
export async function startParameterStore(given: Record<string, string>): Promise<ParameterStore> {
  const rules = parameterRules(given)
  const server = createServer(async (request, response) => {
    const [status, body] = rules.answer(
      String(request.headers['x-amz-target']),
      (await json(request)) as Asked,
    )
    response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' })
    response.end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return Object.assign(rules, {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  })
}

type Answer = [status: number, body: object]

/** What Parameter Store answers, without a network: the same, and no more than 40 reads a second. */
export function parameterRules(
  given: Record<string, string>,
): Rules & { answer: (target: string, asked: Asked) => Answer } {
  const values = new Map(Object.entries(given))
  let readings = 0
  let ofThisSecond: number[] = []
  const isTooMany = () => {
    const now = Date.now()
    ofThisSecond = ofThisSecond.filter((at) => at > now - 1000 && at <= now)
    if (ofThisSecond.length >= serviceLimits.parameterReadsASecond) return true
    ofThisSecond.push(now)
    return false
  }
  const rules = {
    values,
    readings: () => readings,
    isDown: false,
    isRaised: false,
    answer: (target: string, asked: Asked): Answer => {
      if (target.endsWith('GetParameters')) readings += 1
      if (rules.isDown || (target.includes('GetParameter') && !rules.isRaised && isTooMany()))
        return refuse('ThrottlingException', 'Rate exceeded')
      if (target.endsWith('GetServiceSetting'))
        return [200, { ServiceSetting: { SettingValue: String(rules.isRaised) } }]
      return answer(values, target, asked)
    },
  }
  return rules
}

function answer(
  values: Map<string, string>,
  target: string,
  { Name = '', Names = [], Value = '', Overwrite = false }: Asked,
): Answer {
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

function refuse(code: string, message = `The stand-in for SSM says ${code}.`): Answer {
  return [400, { __type: code, message }]
}
