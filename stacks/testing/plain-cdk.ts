import type { IRole } from 'aws-cdk-lib/aws-iam'
import { Architecture, Function as CdkFunction, Code, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda'
import type { LogGroup } from 'aws-cdk-lib/aws-logs'
import { Bucket } from 'aws-cdk-lib/aws-s3'
import {
  App as CdkApp,
  Stack as CdkStack,
  CfnOutput,
  CfnResource,
  Duration,
  RemovalPolicy,
} from 'aws-cdk-lib/core'
import { Construct, type IConstruct } from 'constructs'

/*
 * What Foyer's stacks take from `sst/constructs`, in plain CDK: the way out of SST 2 (docs/decisions/0052). A test makes the
 * same stacks with it and compares their templates.
 */

type StackMaker<Shared> = (context: { stack: Stack; app: App }) => Shared
export type StackContext = Parameters<StackMaker<unknown>>[0]

export class App extends CdkApp {
  readonly name = 'foyer'
  readonly mode = 'deploy'
  readonly stage: string
  override readonly region: string
  override readonly account: string
  readonly made = new Map<StackMaker<unknown>, { stack: Stack; shared?: unknown }>()
  #destroys = false

  constructor(
    { stage, region, account }: { stage: string; region: string; account: string },
    outdir: string,
  ) {
    super({ outdir })
    this.stage = stage
    this.region = region
    this.account = account
    current = this
  }

  stack<Shared>(make: StackMaker<Shared>): void {
    const stack = new Stack(this, this.logicalPrefixedName(make.name))
    this.made.set(make, { stack })
    making = stack
    this.made.set(make, { stack, shared: make({ stack, app: this }) })
  }

  logicalPrefixedName(id: string): string {
    return `${this.stage}-${this.name}-${id}`
  }

  setDefaultRemovalPolicy(policy: 'destroy'): void {
    this.#destroys = policy === 'destroy'
  }

  /** Removes everything with a stage that does not keep its data, including the contents of its buckets. */
  override synth(...given: Parameters<CdkApp['synth']>): ReturnType<CdkApp['synth']> {
    if (this.#destroys) for (const construct of this.node.findAll()) destroy(construct)
    return super.synth(...given)
  }

  /** Without a bundled web app and functions: what this is held against has none either. */
  isRunningSSTTest(): boolean {
    return true
  }
}

function destroy(construct: IConstruct): void {
  if (construct instanceof CfnResource) construct.applyRemovalPolicy(RemovalPolicy.DESTROY)
  // Private, and the way SST does it too.
  if (construct instanceof Bucket) Reflect.get(construct, 'enableAutoDeleteObjects').call(construct)
}

let current: App
let making: Stack

export class Stack extends CdkStack {
  /** SST has one in each stack, for what CloudFormation cannot do; Foyer does not use it. */
  readonly customResourceHandler = new Construct(this, 'nothing')

  constructor(app: App, id: string) {
    super(app, id, { env: { region: app.region, account: app.account } })
  }

  addOutputs(outputs: Record<string, string>): void {
    for (const [name, value] of Object.entries(outputs)) new CfnOutput(this, name, { value })
  }
}

export function getStack(make: StackMaker<unknown>): Stack {
  const found = current.made.get(make)
  if (!found) throw new Error(`The stack ${make.name} is not there yet.`)
  return found.stack
}

export function use<Shared>(make: StackMaker<Shared>): Shared {
  getStack(make)
  return current.made.get(make)?.shared as Shared
}

export function dependsOn(make: StackMaker<unknown>): void {
  making.addDependency(getStack(make))
}

interface FunctionInput {
  functionName: string
  memorySize: number
  reservedConcurrentExecutions?: number
  timeout: number
  role: IRole
  logGroup: LogGroup
  environment: Record<string, string>
}

/** Deployed, its code would be bundled by `NodejsFunction` with the options that `createFunction` names. */
class BundledFunction extends CdkFunction {
  constructor(scope: Construct, id: string, input: FunctionInput) {
    const { functionName, memorySize, reservedConcurrentExecutions, role, logGroup, environment } = input
    super(scope, id, {
      ...{ functionName, memorySize, reservedConcurrentExecutions, role, logGroup, environment },
      timeout: Duration.seconds(input.timeout),
      runtime: Runtime.NODEJS_22_X,
      architecture: Architecture.ARM_64,
      tracing: Tracing.DISABLED,
      handler: 'index.placeholder',
      code: Code.fromInline('export function placeholder() {}'),
    })
  }
}

export { BundledFunction as Function }
