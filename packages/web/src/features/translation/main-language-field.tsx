import { languageTag } from '@foyer/contracts/language-tag'
import type { Locale } from '@foyer/contracts/locale'
import type { EventLanguages } from '@foyer/contracts/translation/translation'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { toast } from 'sonner'
import { Label } from '../../components/ui/label.tsx'
import { NativeSelect } from '../../components/ui/native-select.tsx'
import { localeNames } from '../../lib/words/locales.ts'
import { useSetMainLanguage } from './translation-mutations.ts'

interface MainLanguageFieldProps {
  eventId: string
  languages: EventLanguages
}

/** The language that the event's own texts are written in. One that it is translated into cannot be chosen. */
export function MainLanguageField({ eventId, languages }: MainLanguageFieldProps) {
  const { t } = useLingui()
  const id = useId()
  const set = useSetMainLanguage(eventId)
  const translated = languages.languages.map(({ language }) => language)
  const offered = (Object.keys(localeNames) as Locale[]).filter((locale) => !translated.includes(locale))
  return (
    <div className="grid max-w-sm gap-2">
      <Label htmlFor={id}>
        <Trans>Your texts are written in</Trans>
      </Label>
      <NativeSelect
        id={id}
        value={languages.main_language ?? ''}
        disabled={set.isPending}
        onChange={({ target }) =>
          set.mutate((target.value || null) as Locale | null, {
            onSuccess: () => void toast.success(t`Language saved`),
          })
        }
      >
        <option value="">{t`Not said`}</option>
        {offered.map((locale) => (
          <option key={locale} value={locale} lang={languageTag(locale)}>
            {localeNames[locale]}
          </option>
        ))}
      </NativeSelect>
    </div>
  )
}
