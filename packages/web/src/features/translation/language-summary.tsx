import { languageTag } from '@foyer/contracts/language-tag'
import type { Locale } from '@foyer/contracts/locale'
import type { EventLanguage } from '@foyer/contracts/translation/translation'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ExternalLink, Trash2 } from 'lucide-react'
import { toast } from 'sonner'
import { Badge } from '../../components/ui/badge.tsx'
import { Button } from '../../components/ui/button.tsx'
import { useConfirm } from '../../components/ui/confirm.tsx'
import { localeNames } from '../../lib/words/locales.ts'
import { useRemoveLanguage } from './translation-mutations.ts'

interface LanguageSummaryProps {
  eventId: string
  language: EventLanguage
  /** The event's page in this language; absent for an event that has none yet. */
  pageHref: string | undefined
  onRemoved: (language: Locale) => void
}

/** What is left to do in a language, its page, and how to remove it. */
export function LanguageSummary({ eventId, language: of, pageHref, onRemoved }: LanguageSummaryProps) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const remove = useRemoveLanguage(eventId)
  const { language, missing, outdated } = of
  const name = localeNames[language]
  const ask = async () => {
    const isConfirmed = await confirm({
      title: t`Remove ${name}?`,
      description: t`Its translations are deleted. Buyers then read your own texts.`,
      action: t`Remove language`,
      isDestructive: true,
    })
    if (!isConfirmed) return
    remove.mutate(language, {
      onSuccess: () => {
        toast.success(t`Language removed`)
        onRemoved(language)
      },
    })
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="flex flex-wrap items-center gap-2" role="status">
        {missing > 0 && (
          <Badge>
            <Plural value={missing} one="# text is missing" other="# texts are missing" />
          </Badge>
        )}
        {outdated > 0 && (
          <Badge tone="warning">
            <Plural value={outdated} one="# original changed" other="# originals changed" />
          </Badge>
        )}
        {missing + outdated === 0 && (
          <Badge tone="success">
            <Trans>Complete</Trans>
          </Badge>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {pageHref && (
          <Button asChild variant="secondary" size="sm">
            <a href={pageHref} target="_blank" rel="noreferrer" hrefLang={languageTag(language)}>
              <ExternalLink />
              <Trans>View event page</Trans>
            </a>
          </Button>
        )}
        <Button variant="quiet" size="sm" isBusy={remove.isPending} onClick={() => void ask()}>
          <Trash2 />
          <Trans>Remove language</Trans>
        </Button>
      </div>
    </div>
  )
}
