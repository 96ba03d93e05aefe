import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, use } from 'react'
import { useWatch } from 'react-hook-form'
import { Button } from '../../components/ui/button.tsx'
import { AppFormContext } from '../../components/ui/form/app-form-context.ts'
import { FormField } from '../../components/ui/form/form-field.tsx'
import { Input } from '../../components/ui/input.tsx'
import { likelyEmail } from './likely-email.ts'

interface EmailFieldProps {
  name: string
  /** The section of the form for the browser's autofill. Empty for the person at the browser. */
  fill?: '' | `section-${string}`
  help: ReactNode
  isOptional?: boolean
}

/**
 * An email address. Offers to correct a typo in a large mail provider's domain, because a ticket sent there would be
 * lost.
 */
export function EmailField({ name, fill = '', help, isOptional = false }: EmailFieldProps) {
  const { t } = useLingui()
  const { methods } = use(AppFormContext)
  const typed: unknown = useWatch({ control: methods.control, name })
  const meant = typeof typed === 'string' ? likelyEmail(typed) : null
  const mend = () => {
    methods.setValue(name, meant, { shouldDirty: true })
    methods.setFocus(name)
  }
  return (
    <FormField<string, string>
      name={name}
      label={t`Email`}
      isOptional={isOptional}
      help={
        <span role="status" className="grid justify-items-start gap-1">
          {meant ? (
            <Button variant="link" size="sm" className="whitespace-normal" onClick={mend}>
              <Trans>Did you mean {meant}?</Trans>
            </Button>
          ) : (
            help
          )}
        </span>
      }
    >
      {(field) => <Input type="email" inputMode="email" autoComplete={`${fill} email`.trim()} {...field} />}
    </FormField>
  )
}
