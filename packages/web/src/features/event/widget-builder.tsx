import type { Event } from '@foyer/contracts/event/event'
import type { PublicEvent } from '@foyer/contracts/event/public-event'
import { widgetLook } from '@foyer/contracts/event/widget-look'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { toast } from 'sonner'
import { Card, CardContent, CardTitle } from '../../components/ui/card.tsx'
import { CopyButton } from '../../components/ui/copy-button.tsx'
import { AppForm } from '../../components/ui/form/app-form.tsx'
import { SubmitButton } from '../../components/ui/form/submit-button.tsx'
import { useAppForm } from '../../components/ui/form/use-app-form.tsx'
import { EventPreview } from './event-preview.tsx'
import { WidgetFields } from './widget-fields.tsx'
import { type WidgetOptions, widgetOptions } from './widget-options.ts'
import { widgetLink, widgetSnippet } from './widget-snippet.ts'

interface WidgetBuilderProps {
  event: Event
  page: PublicEvent
}

/** Choose how the widget looks, see it, and copy what to paste. Nothing is stored: the pasted code says it all. */
export function WidgetBuilder({ event, page }: WidgetBuilderProps) {
  const { t } = useLingui()
  const { origin } = window.location
  const linkText = t`Get tickets for ${event.title}`
  const snippetOf = (chosen: WidgetOptions) => widgetSnippet(origin, { ...event, linkText }, chosen)
  const form = useAppForm({
    schema: widgetOptions,
    defaultValues: widgetOptions.parse({}),
    onSubmit: async (chosen) => {
      await navigator.clipboard.writeText(snippetOf(chosen))
      toast.success(t`Code copied`)
    },
  })
  const typed = useWatch({ control: form.methods.control })
  const { options, wish } = useMemo(() => {
    const valid = validOptions(typed)
    return { options: valid, wish: widgetLook.parse(valid) }
  }, [typed])
  const link = widgetLink(origin, event, options)
  return (
    <AppForm
      form={form}
      failureTitle={t`The code was not copied`}
      className="grid-cols-1 items-start lg:grid-cols-[20rem_minmax(0,1fr)]"
    >
      <Card>
        <CardContent className="grid gap-6 p-4 sm:p-6">
          <WidgetFields mode={options.mode} />
        </CardContent>
      </Card>
      <div className="grid min-w-0 grid-cols-1 gap-6">
        <Card>
          <CardContent className="grid grid-cols-1 gap-4 p-4 sm:p-6">
            <CardTitle>
              <Trans>Code to paste</Trans>
            </CardTitle>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so a keyboard must reach it */}
            <pre tabIndex={0} className="overflow-x-auto rounded-md border bg-muted p-4 text-sm">
              <code data-slot="snippet">{snippetOf(options)}</code>
            </pre>
            <p className="text-sm text-muted-foreground">
              <Trans>
                Paste it where the tickets should appear. A site with a content security policy allows{' '}
                {origin} in script-src and frame-src. Buyers pay on {origin}, in the whole window.
              </Trans>
            </p>
            <div>
              <SubmitButton>
                <Trans>Copy code</Trans>
              </SubmitButton>
            </div>
          </CardContent>
        </Card>
        <Card>
          <CardContent className="grid gap-3 p-4 sm:p-6">
            <CardTitle>
              <Trans>Or a plain link</Trans>
            </CardTitle>
            <p className="text-muted-foreground wrap-anywhere">{link}</p>
            <div>
              <CopyButton value={link}>
                <Trans>Copy link</Trans>
              </CopyButton>
            </div>
          </CardContent>
        </Card>
        <section className="grid grid-cols-1 gap-3" aria-label={t`Preview`}>
          {options.mode === 'button' && (
            <p className="text-sm text-muted-foreground">
              <Trans>
                Visitors see a button with “{options.button_text || t`Get tickets`}”; it opens this:
              </Trans>
            </p>
          )}
          <EventPreview
            event={page}
            design={page.settings.homepage_design}
            size="widget"
            wish={wish}
            language={options.locale || undefined}
          />
        </section>
      </div>
    </AppForm>
  )
}

/** What was typed so far; what is not valid yet counts as not chosen. */
function validOptions(typed: object): WidgetOptions {
  const given = typed as Record<string, unknown>
  const valid = Object.entries(widgetOptions.shape).flatMap(([name, schema]) => {
    const { success, data } = schema.safeParse(given[name])
    return success ? [[name, data]] : []
  })
  return widgetOptions.parse(Object.fromEntries(valid))
}
