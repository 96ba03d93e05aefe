import { languageTag } from '@foyer/contracts/language-tag'
import { useLingui } from '@lingui/react/macro'
import type * as z from 'zod'
import { ColorInput } from '../../components/ui/color-input.tsx'
import { FormField } from '../../components/ui/form/form-field.tsx'
import type { AppForm } from '../../components/ui/form/use-app-form.tsx'
import { Input } from '../../components/ui/input.tsx'
import { NativeSelect } from '../../components/ui/native-select.tsx'
import { RadioGroup, RadioItem } from '../../components/ui/radio-group.tsx'
import { localeNames } from '../../lib/words/locales.ts'
import type { widgetOptions } from './widget-options.ts'

const Field = FormField as AppForm<z.input<typeof widgetOptions>>['Field']

/** The attributes of the widget, as questions. */
export function WidgetFields({ mode }: { mode: 'inline' | 'button' }) {
  const { t } = useLingui()
  const colors = [
    { name: 'background_color', label: t`Background`, fallback: '#fafafd' },
    { name: 'primary_color', label: t`Primary`, fallback: '#7544cd' },
    { name: 'primary_text_color', label: t`Primary text`, fallback: '#1b1825' },
    { name: 'button_color', label: t`Buttons`, fallback: '#7544cd' },
  ] as const
  return (
    <>
      <Field name="mode" label={t`Shown as`} isGroup>
        {({ value, onChange, ...field }) => (
          <RadioGroup {...field} value={value ?? 'inline'} onValueChange={onChange}>
            <RadioItem value="inline" label={t`Tickets on the page`} />
            <RadioItem value="button" label={t`A button that opens them`} />
          </RadioGroup>
        )}
      </Field>
      {mode === 'button' && (
        <Field name="button_text" label={t`Text of the button`} isOptional>
          {(field) => <Input {...field} placeholder={t`Get tickets`} />}
        </Field>
      )}
      <Field name="theme" label={t`Theme`}>
        {(field) => (
          <NativeSelect {...field}>
            <option value="light">{t`Light`}</option>
            <option value="dark">{t`Dark`}</option>
            <option value="auto">{t`Match the visitor’s device`}</option>
          </NativeSelect>
        )}
      </Field>
      <Field name="locale" label={t`Language`}>
        {(field) => (
          <NativeSelect {...field}>
            <option value="">{t`The visitor’s language`}</option>
            {Object.entries(localeNames).map(([code, name]) => (
              <option key={code} value={code} lang={languageTag(code)}>
                {name}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <Field
        name="promo_code"
        label={t`Promo code`}
        isOptional
        help={t`Already applied when the tickets appear.`}
      >
        {(field) => <Input {...field} autoComplete="off" />}
      </Field>
      <Field
        name="aff"
        label={t`Affiliate code`}
        isOptional
        help={t`The affiliate these sales are counted for.`}
      >
        {(field) => <Input {...field} autoComplete="off" />}
      </Field>
      {colors.map(({ name, label, fallback }) => (
        <Field key={name} name={name} label={label} isOptional>
          {(field) => <ColorInput {...field} label={label} fallback={fallback} />}
        </Field>
      ))}
    </>
  )
}
