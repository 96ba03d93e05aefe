import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import { RemovalPolicy } from 'aws-cdk-lib/core'
import { type App, Function as SstFunction, type Stack, use } from 'sst/constructs'
import { acceptFinding } from './accept-finding.ts'
import { bundleOptions } from './bundle/bundle-options.ts'
import { createCopyKey } from './edge-key.ts'
import { functionEnvironment } from './function-environment.ts'
import { type DeployedFunction, functionGrants, neededOf, secretsOf } from './grant/function-grants.ts'
import { functionName, logGroupName } from './known-names.ts'
import { functionLimits } from './limit/function-limits.ts'
import { reservedFor } from './limit/reserved-concurrency.ts'
import { roleStatement } from './role-statement.ts'
import { settingsOf } from './settings-of.ts'
import { sharpFiles } from './sharp-files.ts'
import { site } from './site.ts'
import { parametersPath } from './stage-settings.ts'

interface FunctionInput {
  /** File under packages/functions/src, without its extension. */
  handler: string
  /** Includes the fonts of the ticket PDF and of an event's picture. */
  printsTexts?: boolean
  /** Includes sharp, which is native code. */
  encodesImages?: boolean
}

/**
 * A Lambda function with its own log, the role that `grant/function-grants.ts` gives it, and the time and memory of
 * `limit/function-limits.ts`.
 */
export function createFunction(
  stack: Stack,
  app: App,
  id: DeployedFunction,
  input: FunctionInput,
): SstFunction {
  const environment = functionEnvironment(app, id)
  const grants = neededOf(functionGrants[id], environment)
  const { timeoutSeconds, memoryMegabytes } = functionLimits[id]
  const secrets = secretsOf(id).map((name) => `${parametersPath(app.stage)}/${name}`)
  const logGroup = new LogGroup(stack, `${id}-log`, {
    logGroupName: logGroupName(app, id),
    retention: settingsOf(app).logRetention,
    removalPolicy: RemovalPolicy.DESTROY,
  })
  const writeLog = new PolicyStatement({
    actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
    resources: [logGroup.logGroupArn],
  })
  const statements = [writeLog, ...grants.map((grant) => roleStatement(stack, app, grant))]
  const role = new Role(stack, `${id}-role`, {
    assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
    inlinePolicies: { [id]: new PolicyDocument({ statements }) },
  })
  acceptFinding(role, 'AwsSolutions-IAM5', 'Images, exported files and snapshots have generated keys.', [
    { regex: '/^Resource::.*/(media|uploads|exports|snapshots)/\\*$/' },
  ])
  acceptFinding(
    role,
    'AwsSolutions-IAM5',
    'SES asks for verified recipients too; a condition names the sender.',
    [{ regex: '/^Resource::.*:identity/\\*$/' }],
  )
  return new SstFunction(stack, id, {
    functionName: functionName(app, id),
    handler: `packages/functions/src/${input.handler}.handler`,
    runtime: 'nodejs24.x',
    architecture: 'arm_64',
    memorySize: memoryMegabytes,
    timeout: timeoutSeconds,
    reservedConcurrentExecutions: reservedFor(id, settingsOf(app).concurrency),
    tracing: 'disabled',
    role,
    logGroup,
    environment: {
      ...environment,
      ...(secrets.length > 0 && {
        SECRET_PARAMETERS: secrets.join(),
        COPY_KEY: createCopyKey(stack, use(site).keyMaker, id),
      }),
      ...(input.printsTexts && { FONT_DIRECTORY: '/var/task/fonts' }),
    },
    copyFiles: [
      ...(input.printsTexts ? [{ from: 'packages/core/dist/fonts', to: 'fonts' }] : []),
      ...(input.encodesImages ? sharpFiles() : []),
    ],
    nodejs: {
      format: 'esm',
      // A late import becomes a separate file, so that a cold start does not read it.
      splitting: true,
      sourcemap: true,
      esbuild: {
        // SST runs in the repository's root.
        ...bundleOptions(process.cwd()),
        ...(input.encodesImages && { external: ['sharp'] }),
      },
    },
  })
}
