import type { HomepageLayout } from '@foyer/contracts/event/homepage-design'
import { useLingui } from '@lingui/react/macro'
import { RadioGroup, RadioItem } from '../../components/ui/radio-group.tsx'
import { SettingsField } from './settings-field.ts'

/** Where the parts of the page stand, each choice with a small picture. */
export function HomepageLayoutField() {
  const { t } = useLingui()
  const layouts: { value: HomepageLayout; label: string; description: string }[] = [
    {
      value: 'CLASSIC',
      label: t`Side by side`,
      description: t`Tickets beside the text, the cover above both.`,
    },
    { value: 'STAGE', label: t`Stage`, description: t`The cover across the whole window.` },
    { value: 'COLUMN', label: t`One column`, description: t`The title first, then cover, tickets and text.` },
  ]
  return (
    <SettingsField name="homepage_design.layout" label={t`Layout`} isGroup>
      {({ value, onChange, ...field }) => (
        <RadioGroup {...field} value={value ?? 'CLASSIC'} onValueChange={onChange} className="gap-2">
          {layouts.map((layout) => (
            <RadioItem
              isCard
              key={layout.value}
              value={layout.value}
              description={layout.description}
              label={
                <>
                  {layout.label}
                  <LayoutPicture layout={layout.value} />
                </>
              }
              className="p-3 pe-16"
            />
          ))}
        </RadioGroup>
      )}
    </SettingsField>
  )
}

/** Rectangles of a page that is 40 wide and 28 high: the cover first, then the tickets, then lines of text. */
const shapes: Record<HomepageLayout, { cover: string; tickets: string; text: string }> = {
  CLASSIC: { cover: 'M4 3h32v9h-32z', tickets: 'M25 15h11v10h-11z', text: 'M4 16h17M4 20h17M4 24h11' },
  STAGE: { cover: 'M0 0h40v12h-40z', tickets: 'M24 14h10v11h-10z', text: 'M6 16h14M6 20h14M6 24h9' },
  COLUMN: { cover: 'M10 8h20v7h-20z', tickets: 'M10 17h20v4h-20z', text: 'M10 4h14M10 25h20' },
}

function LayoutPicture({ layout }: { layout: HomepageLayout }) {
  const { cover, tickets, text } = shapes[layout]
  return (
    <svg
      aria-hidden
      viewBox="0 0 40 28"
      className="absolute end-3 top-3 h-7 w-10 rounded-sm border bg-background text-muted-foreground"
    >
      <path d={cover} fill="currentColor" opacity="0.45" />
      <path d={tickets} className="fill-primary" />
      <path d={text} stroke="currentColor" strokeWidth="1.5" />
    </svg>
  )
}
