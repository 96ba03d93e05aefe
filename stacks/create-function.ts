import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import { RemovalPolicy } from 'aws-cdk-lib/core'
import { type App, Function as SstFunction, type Stack } from 'sst/constructs'
import { bundleOptions } from './bundle/bundle-options.ts'
import { functionEnvironment } from './function-environment.ts'
import { functionName, logGroupName } from './known-names.ts'
import { settingsOf } from './settings-of.ts'
import { sharpFiles } from './sharp-files.ts'
import { parametersPath } from './stage-settings.ts'

/** With this much memory, Lambda gives a whole CPU. */
export const oneCpuMegabytes = 1769

interface FunctionInput {
  /** File under packages/functions/src, without its ending. */
  handler: string
  timeoutSeconds: number
  memorySize?: number
  /** Everything that the function may do beside writing its own log. */
  permissions: PolicyStatement[]
  /** Lets it read the stage's secrets and tells it where they are. */
  readsSecrets?: boolean
  /** Brings the fonts of the ticket PDF along. */
  printsTickets?: boolean
  /** Brings sharp along, which is native code. */
  encodesImages?: boolean
}

/** A Lambda function with a role and a log of its own, and nothing that it does not ask for. */
export function createFunction(stack: Stack, app: App, id: string, input: FunctionInput): SstFunction {
  const logGroup = new LogGroup(stack, `${id}-log`, {
    logGroupName: logGroupName(app, id),
    retention: settingsOf(app).logRetention,
    removalPolicy: RemovalPolicy.DESTROY,
  })
  const writeLog = new PolicyStatement({
    actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
    resources: [logGroup.logGroupArn],
  })
  const statements = [
    writeLog,
    ...input.permissions,
    ...(input.readsSecrets ? [readSecrets(stack, app)] : []),
  ]
  const role = new Role(stack, `${id}-role`, {
    assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
    inlinePolicies: { [id]: new PolicyDocument({ statements }) },
  })
  return new SstFunction(stack, id, {
    functionName: functionName(app, id),
    handler: `packages/functions/src/${input.handler}.handler`,
    runtime: 'nodejs24.x',
    architecture: 'arm_64',
    memorySize: input.memorySize ?? 1024,
    timeout: input.timeoutSeconds,
    tracing: 'disabled',
    role,
    logGroup,
    environment: {
      ...functionEnvironment(app),
      ...(input.readsSecrets && { PARAMETERS_PATH: parametersPath(app.stage) }),
      ...(input.printsTickets && { FONT_DIRECTORY: '/var/task/fonts' }),
    },
    ...(input.printsTickets && { copyFiles: [{ from: 'packages/core/fonts', to: 'fonts' }] }),
    ...(input.encodesImages && { copyFiles: sharpFiles() }),
    nodejs: {
      format: 'esm',
      // What is imported lazily becomes a file of its own, so that a cold start does not read it.
      splitting: true,
      sourcemap: true,
      esbuild: {
        // SST is run in the repository's root.
        ...bundleOptions(process.cwd()),
        ...(input.encodesImages && { external: ['sharp'] }),
      },
    },
  })
}

function readSecrets(stack: Stack, app: App): PolicyStatement {
  return new PolicyStatement({
    actions: ['ssm:GetParametersByPath'],
    resources: [
      stack.formatArn({
        service: 'ssm',
        resource: 'parameter',
        resourceName: parametersPath(app.stage).slice(1),
      }),
    ],
  })
}
