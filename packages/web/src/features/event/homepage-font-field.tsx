import type { HomepageFont } from '@foyer/contracts/event/homepage-design'
import { useLingui } from '@lingui/react/macro'
import { RadioGroup, RadioItem } from '../../components/ui/radio-group.tsx'
import { typefaces } from '../../lib/look/typefaces.ts'
import { SettingsField } from './settings-field.ts'

/** The font of the page, each choice in itself. */
export function HomepageFontField() {
  const { t } = useLingui()
  // Fonts have names, which are the same in every language.
  const fonts: [HomepageFont, string][] = [
    ['FOYER', 'Figtree'],
    ['SERIF', 'Source Serif'],
    ['GROTESK', 'Space Grotesk'],
    ['SYSTEM', t`The device’s own`],
  ]
  return (
    <SettingsField
      name="homepage_design.font"
      label={t`Font`}
      help={t`Chinese characters are always shown in the device’s own font.`}
      isGroup
    >
      {({ value, onChange, ...field }) => (
        <RadioGroup
          {...field}
          value={value ?? 'FOYER'}
          onValueChange={onChange}
          className="grid-cols-1 gap-2 sm:grid-cols-2"
        >
          {fonts.map(([font, name]) => (
            <RadioItem
              isCard
              key={font}
              value={font}
              label={
                <span
                  translate={font === 'SYSTEM' ? undefined : 'no'}
                  style={{ fontFamily: typefaces[font] }}
                >
                  {name}
                </span>
              }
              className="p-3"
            />
          ))}
        </RadioGroup>
      )}
    </SettingsField>
  )
}
