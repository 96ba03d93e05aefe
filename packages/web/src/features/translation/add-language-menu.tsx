import { languageTag } from '@foyer/contracts/language-tag'
import type { Locale } from '@foyer/contracts/locale'
import type { EventLanguages } from '@foyer/contracts/translation/translation'
import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { toast } from 'sonner'
import { Button } from '../../components/ui/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../components/ui/dropdown-menu.tsx'
import { errorText } from '../../lib/words/error-text.ts'
import { localeNames } from '../../lib/words/locales.ts'
import { useSaveTranslation } from './translation-mutations.ts'

interface AddLanguageMenuProps {
  eventId: string
  languages: EventLanguages
  onAdded: (language: Locale) => void
}

/** Adds one of Foyer's languages that the event does not have yet. Null once it has all. */
export function AddLanguageMenu({ eventId, languages, onAdded }: AddLanguageMenuProps) {
  const { t, i18n } = useLingui()
  const save = useSaveTranslation(eventId)
  const known = [languages.main_language, ...languages.languages.map(({ language }) => language)]
  const offered = (Object.keys(localeNames) as Locale[]).filter((locale) => !known.includes(locale))
  if (offered.length === 0) return null
  const add = (language: Locale) =>
    save.mutate(
      { language, texts: {} },
      {
        onSuccess: () => onAdded(language),
        onError: (error) =>
          void toast.error(t`The language was not added`, { description: errorText(error, i18n) }),
      },
    )
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button isBusy={save.isPending}>
          <Plus />
          <Trans>Add language</Trans>
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        {offered.map((locale) => (
          <DropdownMenuItem key={locale} lang={languageTag(locale)} onSelect={() => add(locale)}>
            {localeNames[locale]}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
