import { languageTag } from '@foyer/contracts/language-tag'
import type { Locale } from '@foyer/contracts/locale'
import type { OriginalText } from '@foyer/contracts/translation/translation'
import { useLingui as useWords } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import { RichText } from '../../components/foyer/rich-text.tsx'
import { RichTextInput } from '../../components/foyer/rich-text-input.tsx'
import { Badge } from '../../components/ui/badge.tsx'
import { Button } from '../../components/ui/button.tsx'
import type { AppForm } from '../../components/ui/form/use-app-form.tsx'
import { Input } from '../../components/ui/input.tsx'
import { Textarea } from '../../components/ui/textarea.tsx'
import { textWord } from './group-texts.ts'

interface TranslationFieldProps {
  form: AppForm<Record<string, string>>
  text: OriginalText
  language: Locale
  /** Says that the translation is still right. Absent while nothing is saved. */
  onKeep: (() => void) | undefined
}

/** A text as the organizer wrote it, and beside it, or on a phone below it, its translation. */
export function TranslationField({ form, text, language, onKeep }: TranslationFieldProps) {
  const { i18n } = useWords()
  const { path, form: kind, max_length, original, is_outdated } = text
  const word = i18n._(textWord(path))
  const typed = useWatch({ control: form.methods.control, name: path })
  return (
    <div className="grid gap-3 md:grid-cols-2 md:gap-6">
      {/* Said once above both. The field has it for screen readers. */}
      <p aria-hidden className="-mb-1 text-sm leading-5 font-medium md:col-span-2 md:-mb-4">
        {word}
      </p>
      <div className="min-w-0">
        {kind === 'HTML' ? (
          <RichText html={original} className="max-h-96 overflow-y-auto text-sm wrap-anywhere" />
        ) : (
          <p className="text-sm whitespace-pre-line wrap-anywhere">{original}</p>
        )}
      </div>
      <div className="grid min-w-0 content-start gap-2">
        <form.Field
          name={path}
          label={
            <>
              {word}
              <span className="sr-only">: {kind === 'HTML' ? '' : original}</span>
            </>
          }
          className="min-w-0 *:data-[slot=label]:sr-only"
        >
          {(required) => {
            const field = { ...required, 'aria-required': undefined }
            const spoken = { ...field, lang: languageTag(language) }
            if (kind === 'HTML') return <RichTextInput {...field} limit={max_length} />
            if (kind === 'LINES') return <Textarea {...spoken} rows={3} />
            return <Input {...spoken} autoComplete="off" />
          }}
        </form.Field>
        {is_outdated && onKeep && typed !== '' && (
          <div className="flex flex-wrap items-center gap-2">
            <Badge tone="warning">
              <Trans>The original changed</Trans>
            </Badge>
            <Button variant="quiet" size="sm" onClick={onKeep}>
              <Trans>Translation is still right</Trans>
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}
