import type { MessageText } from '@foyer/contracts/event-message/event-message'
import type { MessageStarterKind, MessageTemplate } from '@foyer/contracts/event-message/message-template'
import { negotiateLocale } from '@foyer/contracts/known-locales'
import type { Locale } from '@foyer/contracts/locale'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { Dialog, DialogContent } from '../../components/ui/dialog.tsx'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { useUndoToast } from '../../components/ui/use-undo-toast.tsx'
import { changeThen } from '../../lib/api/change-then.ts'
import { LanguageField } from './language-field.tsx'
import {
  messageTemplatesQuery,
  useDeleteMessageTemplate,
  useSaveMessageTemplate,
} from './message-template-queries.ts'

const starterWords = {
  REMINDER: msg`Reminder before the event`,
  CHANGE: msg`Change of time or place`,
  THANKS: msg`Thanks afterwards`,
}

interface MessageTemplateDialogProps {
  eventId: string
  /** With the kind of a suggested message; null for one of the account's own. */
  onChoose: (text: MessageText, kind: MessageStarterKind | null) => void
  onClose: () => void
}

/** What a message may start from: suggestions in the recipients' language, and the account's own templates. */
export function MessageTemplateDialog({ eventId, onChoose, onClose }: MessageTemplateDialogProps) {
  const { t, i18n } = useLingui()
  const [locale, setLocale] = useState<Locale>(() => negotiateLocale(i18n.locale))
  const { data, error, refetch } = useQuery(messageTemplatesQuery(eventId, locale))
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={t`Start from a template`}
        description={t`It replaces subject and text, which you can change before you send.`}
      >
        {data ? (
          <>
            <LanguageField
              label={<Trans>Language of the suggestions</Trans>}
              value={locale}
              onChange={setLocale}
            />
            <ul aria-label={t`Suggestions`} className="-mt-2 grid gap-2">
              {data.starters.map(({ kind, subject, content }) => (
                <li key={kind}>
                  <Choice
                    title={i18n._(starterWords[kind])}
                    subject={<span lang={locale}>{subject}</span>}
                    onChoose={() => onChoose({ subject, content }, kind)}
                  />
                </li>
              ))}
            </ul>
            <section className="grid gap-3">
              <h3 className="font-medium">
                <Trans>Your templates</Trans>
              </h3>
              {data.templates.length > 0 ? (
                <ul className="grid gap-2">
                  {data.templates.map((template) => (
                    <OwnTemplate
                      key={template.id}
                      eventId={eventId}
                      template={template}
                      onChoose={() => onChoose(template, null)}
                    />
                  ))}
                </ul>
              ) : (
                <p className="text-sm text-muted-foreground">
                  <Trans>
                    Write a message and save it as a template. Everybody on your team can start from it, in
                    each of your events.
                  </Trans>
                </p>
              )}
            </section>
          </>
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-72 w-full" />
        )}
      </DialogContent>
    </Dialog>
  )
}

interface OwnTemplateProps {
  eventId: string
  template: MessageTemplate
  onChoose: () => void
}

function OwnTemplate({ eventId, template, onChoose }: OwnTemplateProps) {
  const { t } = useLingui()
  const undoToast = useUndoToast()
  const remove = useDeleteMessageTemplate(eventId)
  const save = useSaveMessageTemplate(eventId)
  const { id, name, subject, content } = template
  const undo = () => save.mutateAsync({ name, subject, content })
  return (
    <li className="flex items-center gap-1">
      <Choice title={name} subject={subject} onChoose={onChoose} />
      <Button
        variant="quiet"
        size="icon-sm"
        aria-label={t`Delete the template ${name}`}
        isBusy={remove.isPending}
        onClick={() => changeThen(remove, id, () => undoToast(t`Template deleted`, { undo }))}
      >
        <X />
      </Button>
    </li>
  )
}

interface ChoiceProps {
  title: string
  subject: ReactNode
  onChoose: () => void
}

function Choice({ title, subject, onChoose }: ChoiceProps) {
  return (
    <button
      type="button"
      onClick={onChoose}
      className="grid w-full min-w-0 grow gap-0.5 rounded-md border px-4 py-2.5 text-start text-sm transition-colors hover:bg-muted"
    >
      <span className="truncate font-medium">{title}</span>
      <span className="truncate text-muted-foreground">{subject}</span>
    </button>
  )
}
