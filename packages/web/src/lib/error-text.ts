import type { ErrorCode } from '@foyer/contracts/error-code'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { CallError } from './call-error.ts'

/**
 * The sentences of specification §8 that the browser itself produces or says in the viewer's language. Codes that
 * are not here show the server's English sentence.
 */
const sentences: Partial<Record<CallError['code'], MessageDescriptor>> = {
  'network.offline': msg`You are offline. Nothing was lost; try again when you are back.`,
  'network.unreachable': msg`The server could not be reached. Check your connection and try again.`,
  'network.unreadable': msg`Something went wrong. Please try again.`,
  'server.unexpected': msg`An unexpected error occurred. Please try again.`,
} satisfies Partial<Record<ErrorCode | CallError['code'], MessageDescriptor>>

const unexpected = msg`Something went wrong. Please try again.`

/** A sentence for people about any error. */
export function errorText(error: unknown, i18n: I18n): string {
  if (!(error instanceof CallError)) return i18n._(unexpected)
  const sentence = sentences[error.code]
  const text = sentence ? i18n._(sentence) : error.message
  return error.status >= 500 && error.request_id ? `${text} (${error.request_id})` : text
}
