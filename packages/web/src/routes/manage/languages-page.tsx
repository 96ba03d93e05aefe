import { languageTag } from '@foyer/contracts/language-tag'
import type { Locale } from '@foyer/contracts/locale'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Languages } from 'lucide-react'
import { Link, useSearchParams } from 'react-router-dom'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { PageHeader } from '../../components/ui/page-header.tsx'
import { TabNav, tabClass } from '../../components/ui/tabs.tsx'
import { AddLanguageMenu } from '../../features/translation/add-language-menu.tsx'
import { LanguageSummary } from '../../features/translation/language-summary.tsx'
import { MainLanguageField } from '../../features/translation/main-language-field.tsx'
import { TranslationForm } from '../../features/translation/translation-form.tsx'
import { translationQueries } from '../../features/translation/translation-queries.ts'
import { localeNames } from '../../lib/words/locales.ts'
import { paths } from '../../paths.ts'
import { useEvent } from './use-event.ts'

/** An event's texts in further languages, one at a time. Each has an address. */
export function LanguagesPage() {
  const { t } = useLingui()
  const event = useEvent()
  const { data: known } = useSuspenseQuery(translationQueries.all(event.id))
  const [search, setSearch] = useSearchParams()
  const open =
    known.languages.find(({ language }) => language === search.get('language')) ?? known.languages[0]
  const show = (language: Locale | null) => setSearch(language === null ? {} : { language })
  const add = <AddLanguageMenu eventId={event.id} languages={known} onAdded={show} />
  return (
    <>
      <PageHeader
        title={t`Languages`}
        description={t`Buyers read the event in their own language where it has it. Everything else is as you wrote it.`}
        action={add}
      />
      <div className="grid max-w-5xl grid-cols-1 gap-6">
        <MainLanguageField eventId={event.id} languages={known} />
        {open ? (
          <>
            <TabNav aria-label={t`Languages`}>
              {known.languages.map(({ language, missing }) => (
                <Link
                  key={language}
                  to={`?language=${language}`}
                  lang={languageTag(language)}
                  aria-current={language === open.language ? 'page' : undefined}
                  className={tabClass}
                >
                  {localeNames[language]}
                  {missing > 0 && (
                    <span aria-hidden className="ms-1.5 text-muted-foreground tabular-nums">
                      {missing}
                    </span>
                  )}
                </Link>
              ))}
            </TabNav>
            <LanguageSummary
              eventId={event.id}
              language={open}
              pageHref={pageHref(event, open.language)}
              onRemoved={() => show(null)}
            />
            <OneLanguage key={open.language} eventId={event.id} language={open.language} />
          </>
        ) : (
          <EmptyState icon={Languages} title={t`No other languages yet`} firstStep={add}>
            <Trans>
              Add a language to translate the title, the description, tickets, questions and your messages.
              What is not translated stays in your own language.
            </Trans>
          </EmptyState>
        )}
      </div>
    </>
  )
}

function OneLanguage({ eventId, language }: { eventId: string; language: Locale }) {
  const { data } = useSuspenseQuery(translationQueries.one(eventId, language))
  return <TranslationForm eventId={eventId} translation={data} />
}

function pageHref(event: ReturnType<typeof useEvent>, language: Locale): string | undefined {
  const { id, slug, status, preview_id } = event
  if (status === 'LIVE') return `${paths.eventPage(id, slug)}?lang=${language}`
  return status === 'DRAFT' && preview_id ? `${paths.preview(id, preview_id)}?lang=${language}` : undefined
}
