import type { I18n, MessageDescriptor } from '@lingui/core'
import { toasts } from '../browser/toasts.ts'
import { errorText } from './error-text.ts'

/** A toast that says what failed and why, or only why if `failure` is missing. */
export function showFailure(i18n: I18n, error: unknown, failure?: MessageDescriptor): void {
  const reason = errorText(error, i18n)
  void toasts().then((toast) => {
    if (failure) toast.error(i18n._(failure), { description: reason })
    else toast.error(reason)
  })
}
