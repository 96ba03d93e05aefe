import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { CallError, type NetworkCode } from '../api/call-error.ts'

const networkSentences: Record<NetworkCode, MessageDescriptor> = {
  'network.offline': msg`You are offline. Nothing was lost. Try again when you are back online.`,
  'network.unreachable': msg`The server could not be reached. Check your connection and try again.`,
  'network.unreadable': msg`Something went wrong. Please try again.`,
}

/** The catalogs have each error's sentence under its code, so the table itself and its schemas stay on the server. */
function sentenceOf(code: string, { messages }: I18n): MessageDescriptor | undefined {
  return code in messages ? { id: code } : networkSentences[code as NetworkCode]
}

/**
 * An error as a sentence in the viewer's language. A code that this release does not know shows the server's English
 * sentence.
 */
export function errorText(error: unknown, i18n: I18n): string {
  if (!(error instanceof CallError)) return i18n._(networkSentences['network.unreadable'])
  const sentence = sentenceOf(error.code, i18n)
  const text = sentence ? i18n._({ ...sentence, values: error.details }) : error.message
  return error.status >= 500 && error.request_id ? `${text} (${error.request_id})` : text
}
