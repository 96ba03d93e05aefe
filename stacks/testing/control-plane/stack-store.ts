import { type AwsQuota, awsQuotas } from '../../limit/aws-quotas.ts'
import type { Objects } from './object-store.ts'
import { answerXml, fieldsXml, membersXml, Refusal } from './xml.ts'

interface Template {
  Resources: Record<string, { Type: string }>
  Outputs?: Record<string, { Export?: { Name: string } }>
}

interface DeployedStack {
  status: string
  outputs: { OutputKey: string; OutputValue: string; ExportName?: string | undefined }[]
  template: string
  imports: string[]
  resources: { LogicalResourceId: string; ResourceType: string; ResourceStatusReason?: string | undefined }[]
}

const rolledBack = { CREATE: 'ROLLBACK_COMPLETE', UPDATE: 'UPDATE_ROLLBACK_COMPLETE' }

/** Of the whole account, whichever stage takes them. */
const ofAccount: Record<string, AwsQuota> = {
  'AWS::CloudFront::ResponseHeadersPolicy': awsQuotas.responseHeadersPolicies,
  'AWS::CloudFront::CachePolicy': awsQuotas.cachePolicies,
  'AWS::CloudFront::Function': awsQuotas.edgeFunctions,
  'AWS::IAM::Role': awsQuotas.roles,
}

const complete = /^(CREATE|UPDATE)_COMPLETE$/

const noTemplate = '{"Resources":{}}'

function bootstrapStack(outputs: Record<string, string>): DeployedStack {
  const members = Object.entries(outputs).map(([OutputKey, OutputValue]) => ({ OutputKey, OutputValue }))
  return { status: 'CREATE_COMPLETE', outputs: members, template: noTemplate, imports: [], resources: [] }
}

/**
 * CloudFormation as a deployment sees it, without the resources: a stack becomes complete only if its template and all
 * its assets were published, each value that it imports is exported by a complete stack, each value that others import is still exported,
 * and the account's quotas allow its resources.
 */
export class StackStore {
  readonly #stacks = new Map<string, DeployedStack>([
    ['CDKToolkit', bootstrapStack({ BootstrapVersion: '21', BucketName: 'cdk-assets' })],
    ['SSTBootstrap', bootstrapStack({ Version: '7.4', BucketName: 'sst-bootstrap' })],
  ])
  readonly #objects: Objects
  #failing: RegExp | null = null
  readonly #order: string[] = []

  constructor(objects: Objects) {
    this.#objects = objects
  }

  /** The status of each stack by its name, except the bootstrap's. */
  statuses(): Record<string, string> {
    const own = [...this.#stacks].filter(([, { template }]) => template !== noTemplate)
    return Object.fromEntries(own.map(([name, { status }]) => [name, status]))
  }

  /** Makes what is deployed differ from every build, as an earlier release would. */
  outdate(): void {
    for (const [name, stack] of this.#stacks) {
      if (stack.template !== noTemplate) this.#stacks.set(name, { ...stack, template: `${stack.template} ` })
    }
  }

  /** Makes writing such stacks fail from now on; null ends it. */
  fail(names: RegExp | null): void {
    this.#failing = names
  }

  /** The order in which stacks were written or deleted since the last call. */
  takeOrder(): string[] {
    return this.#order.splice(0)
  }

  answer(action: string, body: URLSearchParams): string {
    const name = body.get('StackName') ?? ''
    switch (action) {
      case 'DescribeStacks':
        return answerXml(action, this.#describe(name))
      case 'DescribeStackResources':
        return answerXml(
          action,
          `<StackResources>${membersXml(this.#require(name).resources)}</StackResources>`,
        )
      case 'DescribeStackEvents':
        return answerXml(action, '<StackEvents></StackEvents>')
      case 'ListImports':
        return answerXml(action, this.#importersOf(body.get('ExportName') ?? ''))
      case 'CreateStack':
      case 'UpdateStack':
        return answerXml(
          action,
          fieldsXml({ StackId: this.#write(name, body.get('TemplateURL') ?? '', action) }),
        )
      case 'DeleteStack':
        return answerXml(action, this.#delete(name))
      default:
        throw new Refusal('InvalidAction', `The control plane of the tests does not know ${action}.`)
    }
  }

  #require(name: string): DeployedStack {
    const stack = this.#stacks.get(name)
    if (!stack) throw new Refusal('ValidationError', `Stack with id ${name} does not exist`)
    return stack
  }

  #describe(name: string): string {
    const { status, outputs } = this.#require(name)
    const fields = fieldsXml({
      StackName: name,
      StackStatus: status,
      CreationTime: '2026-01-01T00:00:00Z',
    })
    return `<Stacks><member>${fields}<Outputs>${membersXml(outputs)}</Outputs></member></Stacks>`
  }

  #importersOf(exported: string): string {
    const importers = [...this.#stacks].filter(([, { imports }]) => imports.includes(exported))
    if (importers.length === 0) {
      throw new Refusal('ValidationError', `Export '${exported}' is not imported by any stack.`)
    }
    return `<Imports>${importers.map(([name]) => `<member>${name}</member>`).join('')}</Imports>`
  }

  #delete(name: string): string {
    const exported = this.#stacks.get(name)?.outputs.map(({ ExportName }) => ExportName)
    const user = [...this.#stacks].find(
      ([other, { imports }]) => other !== name && imports.some((it) => exported?.includes(it)),
    )
    if (user) throw new Refusal('ValidationError', `Stack ${name} is in use by ${user[0]}.`)
    this.#stacks.delete(name)
    this.#order.push(name)
    return ''
  }

  #write(name: string, templateUrl: string, action: string): string {
    const before = this.#stacks.get(name)
    if (action === 'CreateStack' && before) {
      throw new Refusal('AlreadyExistsException', `Stack [${name}] already exists`)
    }
    const template = this.#objects.get(new URL(templateUrl).pathname.slice(1))?.toString()
    if (!template) throw new Refusal('ValidationError', `No template was published at ${templateUrl}.`)
    if (before?.template === template) throw new Refusal('ValidationError', 'No updates are to be performed.')
    this.#order.push(name)
    const reason = this.#failing?.test(name) ? 'Made to fail by the test.' : undefined
    this.#stacks.set(name, this.#deployed(name, template, reason))
    return `arn:aws:cloudformation:eu-central-1:123456789012:stack/${name}`
  }

  #deployed(name: string, text: string, failure?: string): DeployedStack {
    const verb = this.#stacks.has(name) ? 'UPDATE' : 'CREATE'
    const template: Template = JSON.parse(text)
    const imports = [...text.matchAll(/"Fn::ImportValue":\s*"([^"]+)"/g)].map(([, name]) => name ?? '')
    const reason =
      failure ??
      this.#missing(text, imports) ??
      this.#stillUsed(name, template) ??
      this.#tooMany(name, template)
    return {
      status: reason ? rolledBack[verb] : `${verb}_COMPLETE`,
      outputs: Object.entries(template.Outputs ?? {}).map(([OutputKey, { Export }]) => ({
        OutputKey,
        OutputValue: `made-up-${OutputKey}`,
        ExportName: Export?.Name,
      })),
      template: text,
      imports,
      resources: Object.entries(template.Resources).map(([LogicalResourceId, { Type }]) => ({
        LogicalResourceId,
        ResourceType: Type,
        ResourceStatusReason: reason,
      })),
    }
  }

  #missing(text: string, imports: string[]): string | undefined {
    const exported = new Set(
      [...this.#stacks.values()]
        .filter(({ status }) => complete.test(status))
        .flatMap(({ outputs }) => outputs.map(({ ExportName }) => ExportName)),
    )
    const unexported = imports.find((name) => !exported.has(name))
    if (unexported) return `No export named ${unexported} found.`
    const published = new Set([...this.#objects.keys()].map((name) => name.split('/').at(-1)))
    const assets = text.match(/\b[0-9a-f]{64}\.zip\b/g) ?? []
    const unpublished = assets.find((asset) => !published.has(asset))
    return unpublished ? `Asset ${unpublished} was not published.` : undefined
  }

  #stillUsed(name: string, { Outputs = {} }: Template): string | undefined {
    const exported = new Set(Object.values(Outputs).map(({ Export }) => Export?.Name))
    const gone = this.#stacks
      .get(name)
      ?.outputs.flatMap(({ ExportName: it = '' }) => (exported.has(it) ? [] : it))
    for (const [other, { imports }] of this.#stacks) {
      const used = other === name ? undefined : imports.find((it) => gone?.includes(it))
      if (used) return `Export ${used} cannot be deleted as it is in use by ${other}`
    }
    return undefined
  }

  #tooMany(name: string, { Resources }: Template): string | undefined {
    const others = [...this.#stacks].filter(([other, { status }]) => other !== name && complete.test(status))
    const types = [
      ...Object.values(Resources).map(({ Type }) => Type),
      ...others.flatMap(([, { resources }]) => resources.map(({ ResourceType }) => ResourceType)),
    ]
    const [exceeded] = Object.entries(ofAccount).filter(
      ([type, quota]) => types.filter((it) => it === type).length > quota.default,
    )
    return (
      exceeded && `The account has too many of ${exceeded[0]}: ${exceeded[1].name}, ${exceeded[1].default}.`
    )
  }
}
