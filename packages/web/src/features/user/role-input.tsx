import { userRoles } from '@foyer/contracts/user/user'
import { useLingui } from '@lingui/react'
import type { FormControl } from '../../components/ui/form/form-field.tsx'
import { RadioGroup, RadioItem } from '../../components/ui/radio-group.tsx'
import { userRoleWords } from './user-role-words.ts'

/** Chooses a role in a form, and says what each role may do: `{(field) => <RoleInput {...field} />}`. */
export function RoleInput({ value, onChange, ...field }: FormControl<string, string | undefined>) {
  const { i18n } = useLingui()
  return (
    <RadioGroup {...field} value={value ?? ''} onValueChange={onChange}>
      {userRoles.map((role) => (
        <RadioItem
          key={role}
          value={role}
          isCard
          label={i18n._(userRoleWords[role].name)}
          description={i18n._(userRoleWords[role].description)}
        />
      ))}
    </RadioGroup>
  )
}
