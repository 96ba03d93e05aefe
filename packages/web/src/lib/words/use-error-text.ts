import { useLingui } from '@lingui/react'
import { useCallback } from 'react'
import { errorText } from './error-text.ts'

/** `const describe = useErrorText(); describe(error)` gives a sentence in the viewer's language for any error. */
export function useErrorText(): (error: unknown) => string {
  const { i18n } = useLingui()
  return useCallback((error: unknown) => errorText(error, i18n), [i18n])
}
