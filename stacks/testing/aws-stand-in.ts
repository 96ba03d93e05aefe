import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/**
 * Answers what `sst build` asks AWS (whose account is this, and is it bootstrapped) and what a function asks when it
 * starts (the stage's secrets).
 */
export async function startAwsStandIn(): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer(async (request, response) => {
    if (request.headers['x-amz-target'] === 'AmazonSSM.GetParametersByPath') {
      response.writeHead(200, { 'content-type': 'application/x-amz-json-1.1' })
      response.end(JSON.stringify({ Parameters: secrets }))
      return
    }
    const body = new URLSearchParams(await text(request))
    response.writeHead(200, { 'content-type': 'text/xml' })
    response.end(body.get('Action') === 'DescribeStacks' ? bootstrapStack(body.get('StackName')) : identity)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

const secrets = [{ Name: '/foyer/test/TOKEN_SECRET', Value: 'a secret of thirty-two characters' }]

const identity = `<GetCallerIdentityResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/">
  <GetCallerIdentityResult>
    <Arn>arn:aws:iam::123456789012:user/test</Arn><UserId>test</UserId><Account>123456789012</Account>
  </GetCallerIdentityResult>
</GetCallerIdentityResponse>`

function bootstrapStack(name: string | null): string {
  const outputs =
    name === 'CDKToolkit'
      ? { BootstrapVersion: '21', BucketName: 'cdk-assets' }
      : { Version: '7.4', BucketName: 'sst-bootstrap' }
  const members = Object.entries(outputs).map(
    ([key, value]) => `<member><OutputKey>${key}</OutputKey><OutputValue>${value}</OutputValue></member>`,
  )
  return `<DescribeStacksResponse xmlns="http://cloudformation.amazonaws.com/doc/2010-05-15/">
  <DescribeStacksResult><Stacks><member>
    <StackName>${name}</StackName><StackStatus>CREATE_COMPLETE</StackStatus>
    <CreationTime>2026-01-01T00:00:00Z</CreationTime><Outputs>${members.join('')}</Outputs>
  </member></Stacks></DescribeStacksResult>
</DescribeStacksResponse>`
}
