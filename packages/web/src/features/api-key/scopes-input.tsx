import type { ApiKeyScope } from '@foyer/contracts/api-key/api-key'
import { useLingui } from '@lingui/react'
import { useId } from 'react'
import { Checkbox } from '../../components/ui/checkbox.tsx'
import type { FormControl } from '../../components/ui/form/form-field.tsx'
import { scopeWords } from './scope-words.ts'

/** What a key may do, each in words: `{(field) => <ScopesInput {...field} />}` in a field that is a group. */
export function ScopesInput({
  value,
  onChange,
  name,
  ref,
  scopes,
  ...field
}: FormControl<string, ApiKeyScope[]> & { scopes: readonly ApiKeyScope[] }) {
  const { i18n } = useLingui()
  const id = useId()
  const toggle = (scope: ApiKeyScope, isOn: boolean) =>
    onChange(scopes.filter((known) => (known === scope ? isOn : value.includes(known))))
  return (
    <div className="grid divide-y rounded-lg border">
      {scopes.map((scope, index) => (
        <label key={scope} htmlFor={`${id}-${scope}`} className="flex cursor-pointer gap-3 px-4 py-3">
          <Checkbox
            ref={index === 0 ? ref : undefined}
            id={`${id}-${scope}`}
            name={name}
            aria-invalid={field['aria-invalid']}
            checked={value.includes(scope)}
            onCheckedChange={(isOn) => toggle(scope, isOn === true)}
            aria-describedby={`${id}-${scope}-help`}
          />
          <span className="grid gap-0.5 text-sm">
            <span className="font-medium">{i18n._(scopeWords[scope].name)}</span>
            <span id={`${id}-${scope}-help`} className="text-muted-foreground">
              {i18n._(scopeWords[scope].description)}
            </span>
          </span>
        </label>
      ))}
    </div>
  )
}
