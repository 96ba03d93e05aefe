import { eventSettings } from '@foyer/contracts/event/event-settings'
import { type HomepageDesign, homepageColors } from '@foyer/contracts/event/homepage-design'
import type { Image } from '@foyer/contracts/image/image'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { toast } from 'sonner'
import { Card, CardContent } from '../../components/ui/card.tsx'
import { ClosedRow } from '../../components/ui/closed-row.tsx'
import { AppForm } from '../../components/ui/form/app-form.tsx'
import { SaveBar } from '../../components/ui/form/save-bar.tsx'
import { useAppForm } from '../../components/ui/form/use-app-form.tsx'
import { RadioGroup, RadioItem } from '../../components/ui/radio-group.tsx'
import { contrastProblems } from '../../lib/look/homepage-contrast.ts'
import { useUpdateEventSettings } from './event-mutations.ts'
import { HomepageColorFields } from './homepage-color-fields.tsx'
import { HomepageFontField } from './homepage-font-field.tsx'
import { HomepageLayoutField } from './homepage-layout-field.tsx'
import { HomepageStartFields } from './homepage-start-fields.tsx'
import type { SettingsFormProps } from './settings-form-props.ts'
import { validDesign } from './valid-design.ts'

const schema = eventSettings.pick({ homepage_design: true })
const keys = eventSettings.shape.homepage_design.unwrap().keyof().options
const colorNames = homepageColors.keyof().options

interface HomepageDesignFormProps extends SettingsFormProps {
  /** The inputs for cover and banner. */
  images: ReactNode
  /** Its cover, once it can be shown. */
  cover: Image | undefined
  /** Shows the typed design before it is saved. */
  preview: (design: HomepageDesign) => ReactNode
  /** Places the controls and the preview side by side, or in two tabs. */
  layout: (controls: ReactNode, preview: ReactNode) => ReactNode
}

/** The design of an event's pages: start with colors, choose layout and font, and see the result at once. */
export function HomepageDesignForm(props: HomepageDesignFormProps) {
  const { eventId, settings, images, cover, preview, layout } = props
  const { t } = useLingui()
  const update = useUpdateEventSettings(eventId)
  const form = useAppForm({
    schema,
    values: { homepage_design: settings.homepage_design },
    onSubmit: async (body) => {
      await update.mutateAsync(body)
      toast.success(t`Homepage design saved`)
    },
  })
  const { setValue } = form.methods
  // A color that is hard to read, or refused, is never hidden.
  const [wasOpened, setIsOpen] = useState(() => contrastProblems(settings.homepage_design).length > 0)
  const isOpen = wasOpened || Boolean(form.methods.formState.errors.homepage_design)
  const design = validDesign(useWatch({ control: form.methods.control, name: 'homepage_design' }))
  const ownColors = colorNames.filter((name) => design[name]).length
  const set = (changes: Partial<HomepageDesign>) => {
    for (const name of keys)
      if (changes[name] !== undefined)
        setValue(`homepage_design.${name}`, changes[name], { shouldDirty: true, shouldValidate: true })
  }
  const controls = (
    <Card>
      <CardContent className="grid gap-6 p-4 sm:p-6">
        <HomepageStartFields design={design} cover={cover} onChoose={set} />
        <HomepageLayoutField />
        <HomepageFontField />
        <form.Field
          name="homepage_design.background_type"
          label={t`Kind of background`}
          isGroup
          help={
            !cover && design.background_type === 'COVER' ? t`Shown once there is a cover image.` : undefined
          }
        >
          {({ value, onChange, ...field }) => (
            <RadioGroup {...field} value={value ?? 'COLOR'} onValueChange={onChange}>
              <RadioItem value="COLOR" label={t`A solid color`} />
              <RadioItem value="COVER" label={t`The cover image, blurred`} />
            </RadioGroup>
          )}
        </form.Field>
        {images}
        <div className="-mx-4 border-t pt-2">
          <ClosedRow
            title={t`Advanced colors`}
            value={t`${plural(ownColors, { one: '# color chosen', other: '# colors chosen' })}`}
            isOpen={isOpen}
            onToggle={() => setIsOpen(!isOpen)}
          >
            <div className="grid gap-6">
              <HomepageColorFields design={design} onFix={(name, color) => set({ [name]: color })} />
            </div>
          </ClosedRow>
        </div>
      </CardContent>
    </Card>
  )
  return (
    <AppForm form={form} className="grid-cols-1">
      {layout(controls, preview(design))}
      <SaveBar />
    </AppForm>
  )
}
