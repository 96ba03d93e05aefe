import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'

const { handler } = createRequire(import.meta.url)('./make-edge-key.cjs')
const answers: { method: string | undefined; type: string | undefined; body: Record<string, unknown> }[] = []
const server = createServer(async (request, response) => {
  const body = JSON.parse(await text(request))
  answers.push({ method: request.method, type: request.headers['content-type'], body })
  response.writeHead(request.url === '/refused' ? 403 : 200).end()
})
let origin = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

const asked = { StackId: 'stack', RequestId: 'request', LogicalResourceId: 'edgekey' }

it('the edge key is a new random one each time, which CloudFormation never shows', async () => {
  for (const _ of [1, 2]) await handler({ ...asked, ResponseURL: `${origin}/signed` })
  const [first, second] = answers
  expect(first).toMatchObject({
    method: 'PUT',
    type: '',
    body: { ...asked, Status: 'SUCCESS', NoEcho: true, PhysicalResourceId: 'edgekey' },
  })
  const keys = [first, second].map((answer) => (answer?.body.Data as { Key: string } | undefined)?.Key)
  for (const key of keys) expect(key).toMatch(/^[\w-]{40}$/)
  expect(keys[0]).not.toBe(keys[1])
})

it('making the edge key fails when CloudFormation takes no answer, so that Lambda tries again', async () => {
  await expect(handler({ ...asked, ResponseURL: `${origin}/refused` })).rejects.toThrow(/403/)
})
