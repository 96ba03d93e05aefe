import { allEndpoints } from '@foyer/contracts/all-endpoints'
import { apiVersion } from '@foyer/contracts/api-version'
import { className } from './contract-schemas.ts'
import { extendedSchemas } from './extended-schemas.ts'
import { filterValues } from './filter-parameters.ts'
import { aboutAccount, introduction } from './introduction.ts'
import { nameIn, type Schema, usedOf } from './json-schema.ts'
import { makingBodies } from './making-bodies.ts'
import { namedInBases } from './named-in-bases.ts'
import { type Call, methodOf, type Operation, operationOf } from './operations.ts'
import { parametersOf, sharedParameters } from './parameters.ts'
import { refusalResponses } from './refusal-responses.ts'
import { schemaComponents } from './schema-components.ts'
import { type Audience, securitySchemes, usualSecurity } from './security.ts'
import { sharedFields } from './shared-fields.ts'
import { audienceOf, tagOf, tags } from './tags.ts'

/** The OpenAPI 3.1 description of the API, made only from the contracts (docs/decisions/0102). */
export function openApiDocument(siteUrl: string, audience: Audience = 'programs') {
  const listed = allEndpoints.filter(({ concept, endpoint }) => audienceOf(concept, endpoint) === audience)
  const refusals = refusalResponses(listed.map(({ endpoint }) => endpoint))
  const components = schemaComponents()
  const found = listed.map(({ concept, endpoint }): Call => {
    const name = className(endpoint.name)
    return {
      endpoint,
      tag: tagOf(concept),
      parameters: parametersOf(endpoint, components.parameter),
      body: endpoint.body && components.given(endpoint.body, `${name}Body`),
      answer: endpoint.response && components.answered(endpoint.response, `${name}Answer`),
    }
  })
  const { schemas: contracts, renamed } = components.components()
  const calls = found.map((call) => ({
    ...call,
    parameters: call.parameters.map((given) => ({ ...given, schema: renamed(given.schema) })),
    body: call.body && renamed(call.body),
  }))
  const schemas = sharedFields(namedInBases(makingBodies(extendedSchemas(contracts))))
  const answered = onceInPlace(calls, schemas)
  const { parameters, refer } = sharedParameters(calls.flatMap((call) => call.parameters))
  const paths = Object.fromEntries(
    [...Map.groupBy(calls, ({ endpoint }) => endpoint.path.replaceAll(/:(\w+)/g, '{$1}'))].map(
      ([path, group]) => [
        path,
        pathItem(
          group.map((call) => ({ ...call, answer: answered(call) })),
          refer,
        ),
      ],
    ),
  )
  return {
    openapi: '3.1.0',
    info: {
      title: audience === 'account' ? 'Foyer: account' : 'Foyer',
      version: apiVersion,
      description: audience === 'account' ? `${aboutAccount}\n\n${introduction}` : introduction,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: `${siteUrl}/api` }],
    security: usualSecurity,
    tags: tags.filter(({ name }) => calls.some(({ tag }) => tag === name)),
    paths,
    components: {
      securitySchemes: securitySchemes(audience),
      parameters,
      schemas: usedOf({ ...refusals.schemas, ...filterValues, ...schemas }, [
        paths,
        parameters,
        refusals.responses,
      ]),
      headers: { retry_after: retryAfter },
      responses: refusals.responses,
    },
    'x-refusals': `${siteUrl}/api/refusals.json`,
    'x-error-codes': `${siteUrl}/api/error-codes.json`,
  }
}

/** An envelope that one call answers stands there; one of several calls is a component. */
function onceInPlace(calls: readonly Call[], schemas: Record<string, Schema>) {
  const times = Map.groupBy(calls, ({ answer }) => answer?.$ref)
  return ({ answer }: Call): Schema | undefined => {
    const name = answer && nameIn(answer)
    const isOnce = /(Answer|List)$/.test(name ?? '') && times.get(answer?.$ref)?.length === 1
    return name !== undefined && isOnce ? schemas[name] : answer
  }
}

type Refer = ReturnType<typeof sharedParameters>['refer']

/** The operations of an address. What all of them have in their path stands once. */
function pathItem(calls: readonly Call[], refer: Refer) {
  const inPathOf = ({ parameters }: Call) => parameters.filter((given) => given.in === 'path').map(refer)
  const [shared = [], ...others] = calls.map(inPathOf)
  const isShared = others.every((other) => JSON.stringify(other) === JSON.stringify(shared))
  const operations = calls.map((call) => {
    const others = call.parameters.filter((given) => given.in !== 'path').map(refer)
    return [
      methodOf(call.endpoint),
      operationOf(call, isShared ? others : [...inPathOf(call), ...others]),
    ] as const
  })
  return {
    ...(isShared && shared.length > 0 && { parameters: shared }),
    ...(Object.fromEntries(operations) as Record<string, Operation>),
  }
}

const retryAfter = {
  description:
    'Seconds to wait before you ask again: on 429, on 503, and while a request with the same key is running.',
  schema: { type: 'integer' as const },
}
