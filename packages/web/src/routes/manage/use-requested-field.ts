import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { focusField } from '../../lib/browser/focus-field.ts'

/** Puts the keyboard into the field that the address names (`?field=title`). */
export function useRequestedField(): void {
  const [search] = useSearchParams()
  const name = search.get('field')
  useEffect(() => {
    const content = document.querySelector('#content')
    return name && content ? focusField(content, name) : undefined
  }, [name])
}
