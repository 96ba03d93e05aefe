import type { EventTranslation, OriginalText } from '@foyer/contracts/translation/translation'
import { useLingui as useWords } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { toast } from 'sonner'
import * as z from 'zod'
import { Card, CardContent } from '../../components/ui/card.tsx'
import { AppForm } from '../../components/ui/form/app-form.tsx'
import { SaveBar } from '../../components/ui/form/save-bar.tsx'
import { useAppForm } from '../../components/ui/form/use-app-form.tsx'
import { CallError, isCallError } from '../../lib/api/call-error.ts'
import { groupTexts } from './group-texts.ts'
import { TranslationField } from './translation-field.tsx'
import { useSaveTranslation } from './translation-mutations.ts'
import { translationQueries } from './translation-queries.ts'

interface TranslationFormProps {
  eventId: string
  translation: EventTranslation
}

/** Every text of an event beside its translation. Only what was changed is saved, so two people can translate at once. */
export function TranslationForm({ eventId, translation }: TranslationFormProps) {
  const { t } = useLingui()
  const { i18n } = useWords()
  const { language, originals } = translation
  const client = useQueryClient()
  const save = useSaveTranslation(eventId)
  const schema = useMemo(() => schemaOf(originals), [originals])
  const form = useAppForm({
    schema,
    values: valuesOf(translation),
    readLatest: async () => {
      const latest = await client.fetchQuery({
        ...translationQueries.one(eventId, language),
        staleTime: 0,
      })
      return valuesOf(latest)
    },
    onSubmit: async (typed) => {
      const known = client.getQueryData(translationQueries.one(eventId, language).queryKey) ?? translation
      const texts = Object.entries(typed).filter(([key, text]) => text !== (known.texts[key] ?? ''))
      await save.mutateAsync({ language, texts: Object.fromEntries(texts) }).catch((error: unknown) => {
        throw atFields(error)
      })
      toast.success(t`Translation saved`)
    },
  })
  const keep = async (key: string) => {
    const text = translation.texts[key]
    if (text) await save.mutateAsync({ language, texts: { [key]: text } }).catch(() => undefined)
  }
  return (
    <AppForm form={form}>
      {groupTexts(originals).map(({ id, name, word, texts }) => (
        <Card key={id}>
          <CardContent className="grid gap-6">
            <h2 className="text-base font-semibold wrap-anywhere">
              {name === null ? i18n._(word) : `${i18n._(word)}: ${name}`}
            </h2>
            {texts.map((text) => (
              <TranslationField
                key={text.path}
                form={form}
                text={text}
                language={language}
                onKeep={translation.texts[text.path] ? () => void keep(text.path) : undefined}
              />
            ))}
          </CardContent>
        </Card>
      ))}
      <SaveBar />
    </AppForm>
  )
}

/** The server names a text `texts.title`, and the form `title`: each of its fields is compared on its own when two people translate. */
function atFields(error: unknown): unknown {
  if (!isCallError(error)) return error
  const { status, code, message, details, request_id } = error
  const errors = Object.fromEntries(
    Object.entries(error.errors).map(([path, said]) => [path.replace(/^texts\./, ''), said]),
  )
  return new CallError(status, { code, message, errors, details, ...(request_id && { request_id }) })
}

function valuesOf({ originals, texts }: EventTranslation): Record<string, string> {
  return Object.fromEntries(originals.map(({ path }) => [path, texts[path] ?? '']))
}

/** The bounds of the fields that the texts come from. */
function schemaOf(originals: readonly OriginalText[]) {
  return z.object(
    Object.fromEntries(
      originals.map(({ path, max_length }) => [
        path,
        z.string().max(max_length, `Use at most ${max_length} characters.`),
      ]),
    ),
  )
}
