import { Trans, useLingui } from '@lingui/react/macro'
import { Card, CardContent, CardTitle } from '../../components/ui/card.tsx'
import { SubmitButton } from '../../components/ui/form/submit-button.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../components/ui/tabs.tsx'

/** Ways to show the tickets on another site, best first, each with its code. */
export interface WidgetCodes {
  element: string
  frame: string
  link: string
}

interface WidgetCodeProps {
  codes: WidgetCodes
  way: keyof WidgetCodes
  onWay: (way: keyof WidgetCodes) => void
}

/** The code to paste. Copying submits the form, so that invalid choices are never copied. */
export function WidgetCode({ codes, way, onWay }: WidgetCodeProps) {
  const { t } = useLingui()
  const { origin } = window.location
  const ways = [
    {
      id: 'element',
      label: t`Widget`,
      copy: <Trans>Copy code</Trans>,
      help: (
        <Trans>
          Paste it where the tickets should appear. If your site has a content security policy, allow {origin}{' '}
          in script-src and frame-src, and style attributes in style-src-attr. Buyers pay on {origin}, in the
          full window.
        </Trans>
      ),
    },
    {
      id: 'frame',
      label: t`Plain frame`,
      copy: <Trans>Copy code</Trans>,
      help: (
        <Trans>
          For sites that do not allow scripts. It shows the tickets right away and keeps the height that you
          set.
        </Trans>
      ),
    },
    {
      id: 'link',
      label: t`Link`,
      copy: <Trans>Copy link</Trans>,
      help: <Trans>A link to the event page with the same codes, for newsletters, posts and buttons.</Trans>,
    },
  ] as const
  return (
    <Card>
      <CardContent className="grid grid-cols-1 gap-4 p-4 sm:p-6">
        <CardTitle>
          <Trans>Code to paste</Trans>
        </CardTitle>
        <Tabs value={way} onValueChange={(next) => onWay(next as keyof WidgetCodes)}>
          <TabsList aria-label={t`Code to paste`}>
            {ways.map(({ id, label }) => (
              <TabsTrigger key={id} value={id}>
                {label}
              </TabsTrigger>
            ))}
          </TabsList>
          {ways.map(({ id, copy, help }) => (
            <TabsContent key={id} value={id} className="grid grid-cols-1 gap-4 pt-4">
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so a keyboard must reach it */}
              <pre tabIndex={0} className="overflow-x-auto rounded-md border bg-muted p-4 text-sm">
                <code data-slot="snippet">{codes[id]}</code>
              </pre>
              <p className="text-sm text-muted-foreground">{help}</p>
              <div>
                <SubmitButton>{copy}</SubmitButton>
              </div>
            </TabsContent>
          ))}
        </Tabs>
      </CardContent>
    </Card>
  )
}
