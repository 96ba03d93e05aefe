import type { Event } from '@foyer/contracts/event/event'
import type { PublicEvent } from '@foyer/contracts/event/public-event'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { toast } from 'sonner'
import { Card, CardContent } from '../../components/ui/card.tsx'
import { AppForm } from '../../components/ui/form/app-form.tsx'
import { useAppForm } from '../../components/ui/form/use-app-form.tsx'
import { WidgetCode, type WidgetCodes } from './widget-code.tsx'
import { WidgetFields } from './widget-fields.tsx'
import { type WidgetOptions, widgetOptions } from './widget-options.ts'
import { WidgetPreview } from './widget-preview.tsx'
import { widgetRoom } from './widget-room.ts'
import { widgetFrame, widgetLink, widgetSnippet } from './widget-snippet.ts'

interface WidgetBuilderProps {
  event: Event
  page: PublicEvent
}

/** Lets a person choose the widget's look, see it, and copy its code. Nothing is stored, since the code has every choice. */
export function WidgetBuilder({ event, page }: WidgetBuilderProps) {
  const { t } = useLingui()
  const [way, setWay] = useState<keyof WidgetCodes>('element')
  const linkText = t`Get tickets for ${event.title}`
  const codesOf = (chosen: WidgetOptions): WidgetCodes => {
    const { origin } = window.location
    const linked = { ...event, linkText, room: widgetRoom(page) }
    return {
      element: widgetSnippet(origin, linked, chosen),
      frame: widgetFrame(origin, linked, chosen),
      link: widgetLink(origin, event, chosen),
    }
  }
  const form = useAppForm({
    schema: widgetOptions,
    defaultValues: widgetOptions.parse({}),
    onSubmit: async (chosen) => {
      await navigator.clipboard.writeText(codesOf(chosen)[way])
      toast.success(way === 'link' ? t`Link copied` : t`Code copied`)
    },
  })
  const typed = useWatch({ control: form.methods.control })
  const options = useMemo(() => validOptions(typed), [typed])
  const codes = codesOf(options)
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
        <WidgetCode codes={codes} way={way} onWay={setWay} />
        <section className="grid grid-cols-1 gap-3" aria-labelledby="preview">
          <h2 id="preview" className="text-base font-semibold">
            <Trans>Preview</Trans>
          </h2>
          <WidgetPreview event={event} page={page} options={options} snippet={codes.element} />
        </section>
      </div>
    </AppForm>
  )
}

/** The valid part of the typed options. An invalid one counts as not chosen. */
function validOptions(typed: object): WidgetOptions {
  const given = typed as Record<string, unknown>
  const valid = Object.entries(widgetOptions.shape).flatMap(([name, schema]) => {
    const { success, data } = schema.safeParse(given[name])
    return success ? [[name, data]] : []
  })
  return widgetOptions.parse(Object.fromEntries(valid))
}
