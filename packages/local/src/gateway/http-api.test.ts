import type { APIGatewayProxyEventV2, APIGatewayProxyResultV2 } from 'aws-lambda'
import { describe, expect, it, vi } from 'vitest'
import { callHttpApi } from './http-api.ts'

async function call(request: Request, answer: APIGatewayProxyResultV2 | Error = { statusCode: 204 }) {
  let event: APIGatewayProxyEventV2 | undefined
  const handler = async (given: APIGatewayProxyEventV2) => {
    event = given
    if (answer instanceof Error) throw answer
    return answer
  }
  const response = await callHttpApi({ name: 'api', timeoutSeconds: 5, handler }, request)
  return { event, response }
}

const url = 'http://localhost:4300/api/public/events'

describe('HTTP API', () => {
  it('hands over path, query, headers and cookies as payload format 2.0', async () => {
    const { event } = await call(
      new Request(`${url}/caf%C3%A9?a=1&a=2&b=x%20y`, {
        headers: { cookie: 'locale=de; csrf=1', 'X-Test': 'yes' },
      }),
    )
    expect(event).toMatchObject({
      version: '2.0',
      rawPath: '/api/public/events/café',
      rawQueryString: 'a=1&a=2&b=x%20y',
      queryStringParameters: { a: '1,2', b: 'x y' },
      cookies: ['locale=de', 'csrf=1'],
      headers: { 'x-test': 'yes' },
      isBase64Encoded: false,
    })
    expect(event?.headers.cookie).toBeUndefined()
    expect(event?.headers.host).not.toContain('localhost')
    expect(event?.requestContext.http).toMatchObject({ method: 'GET', sourceIp: '192.0.2.1' })
  })

  it('hands over text as it is and anything else in base64', async () => {
    const post = (type: string) =>
      call(new Request(url, { method: 'POST', body: '{"ä":1}', headers: { 'content-type': type } }))
    expect((await post('application/json; charset=utf-8')).event).toMatchObject({
      body: '{"ä":1}',
      isBase64Encoded: false,
    })
    expect((await post('image/png')).event).toMatchObject({
      body: Buffer.from('{"ä":1}').toString('base64'),
      isBase64Encoded: true,
    })
  })

  it('answers with decoded bodies and every cookie', async () => {
    const { response } = await call(new Request(url), {
      statusCode: 201,
      headers: { 'content-type': 'image/png' },
      cookies: ['a=1; Path=/', 'b=2'],
      body: Buffer.from([0, 255, 1]).toString('base64'),
      isBase64Encoded: true,
    })
    expect(response.status).toBe(201)
    expect(response.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2'])
    expect([...new Uint8Array(await response.arrayBuffer())]).toEqual([0, 255, 1])
  })

  it('answers 500 without a word about the reason when the function throws', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { response } = await call(new Request(url), new Error('secret'))
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({ message: 'Internal Server Error' })
    expect(logged).toHaveBeenCalledOnce()
    logged.mockRestore()
  })

  it('refuses what Lambda could not take, and malformed paths', async () => {
    const huge = await call(new Request(url, { method: 'POST', body: new Uint8Array(5_000_000) }))
    expect(huge.response.status).toBe(413)
    expect((await call(new Request(`${url}/%ff`))).response.status).toBe(400)
  })

  it('answers 503 when the function has not answered when the API gives up', async () => {
    const fn = { name: 'api', timeoutSeconds: 5, handler: () => new Promise<never>(() => {}) }
    const request = new Request(url)
    const response = await callHttpApi(fn, request, request.headers, 0.01)
    expect([response.status, await response.json()]).toEqual([503, { message: 'Service Unavailable' }])
  })

  it('answers 500 for a function that is ended at its time-out, and for an answer over 6 MB of JSON', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const fn = { name: 'api', timeoutSeconds: 0.01, handler: () => new Promise<never>(() => {}) }
    expect((await callHttpApi(fn, new Request(url))).status).toBe(500)
    expect(String(logged.mock.calls[0]?.[1])).toContain('Task timed out after 0.01 seconds')
    // Two bytes each: the same number of ASCII characters would be accepted.
    const body = 'ä'.repeat(4_000_000)
    expect((await call(new Request(url), { statusCode: 200, body })).response.status).toBe(500)
    expect(
      (await call(new Request(url), { statusCode: 200, body: body.slice(0, 3_000_000) })).response.status,
    ).toBe(200)
    logged.mockRestore()
  })
})
