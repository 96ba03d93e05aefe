import { afterEach, expect, test, vi } from 'vitest'
import { uploadFile } from './upload-file.ts'

/** Stubs a request with this answer. Status 0 means that none came. */
function answerWith(status: number, responseText = '') {
  class Request {
    upload = {}
    status = status
    responseText = responseText
    onload = () => {}
    onerror = () => {}
    open() {}
    send() {
      queueMicrotask(() => (status === 0 ? this.onerror() : this.onload()))
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request)
}

const send = () =>
  uploadFile({ url: '/s3/media', fields: { key: 'uploads/1' } }, new File(['x'], 'cover.png'), () => {})

afterEach(() => vi.unstubAllGlobals())

const refusal = (code: string, message: string) =>
  `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${message}</Message></Error>`

test.each([
  [
    'image.too_large',
    400,
    refusal('EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size'),
  ],
  ['image.invalid', 400, refusal('EntityTooSmall', 'Your proposed upload is smaller than the minimum')],
  ['image.not_uploaded', 403, refusal('AccessDenied', 'Invalid according to Policy: Policy expired.')],
  ['image.not_uploaded', 403, refusal('SignatureDoesNotMatch', 'The request signature …')],
  ['network.unreachable', 503, refusal('SlowDown', 'Please reduce your request rate.')],
  ['network.unreachable', 0, ''],
] as const)('an upload fails with %s where S3 answers %i', async (code, status, text) => {
  answerWith(status, text)
  await expect(send()).rejects.toMatchObject({ code, status })
})

test('an upload that S3 accepts is done', async () => {
  answerWith(204)
  await expect(send()).resolves.toBeUndefined()
})
