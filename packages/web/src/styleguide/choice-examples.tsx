import { useState } from 'react'
import { ImageUpload } from '../components/foyer/image-upload.tsx'
import { MoneyInput } from '../components/foyer/money-input.tsx'
import { Checkbox } from '../components/ui/checkbox.tsx'
import { Combobox } from '../components/ui/combobox.tsx'
import { DateTimeInput } from '../components/ui/date-time-input.tsx'
import { Field } from '../components/ui/field.tsx'
import { Input } from '../components/ui/input.tsx'
import { NativeSelect } from '../components/ui/native-select.tsx'
import { PageHeader } from '../components/ui/page-header.tsx'
import { RadioGroup, RadioItem } from '../components/ui/radio-group.tsx'
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '../components/ui/select.tsx'
import { Switch } from '../components/ui/switch.tsx'
import { Textarea } from '../components/ui/textarea.tsx'

const zones = ['Europe/Berlin', 'Europe/Lisbon', 'America/New_York', 'Asia/Tokyo'].map((zone) => ({
  value: zone,
  label: zone.replace('_', ' '),
}))

export function ChoiceExamples() {
  const [price, setPrice] = useState<number | null>(2450)
  const [start, setStart] = useState<string | null>('2027-10-31T00:30:00Z')
  const [zone, setZone] = useState('Europe/Berlin')
  return (
    <div className="grid max-w-xl gap-6">
      <PageHeader title="Controls" />
      <Field label="Title" help="As it stands on tickets.">
        {(control) => <Input {...control} placeholder="Summer night" />}
      </Field>
      <Field label="Contact email" error="Enter a valid email address.">
        {(control) => <Input {...control} type="email" defaultValue="anna@" />}
      </Field>
      <Field label="Note" isOptional>
        {(control) => <Textarea {...control} />}
      </Field>
      <div className="grid gap-6 sm:grid-cols-2">
        <Field label="Price" help="Before fees and taxes.">
          {(control) => <MoneyInput {...control} value={price} currency="EUR" onChange={setPrice} />}
        </Field>
        <Field label="Language">
          {(control) => (
            <NativeSelect {...control}>
              <option>English</option>
              <option>Deutsch</option>
            </NativeSelect>
          )}
        </Field>
      </div>
      <Field label="Starts">
        {(control) => <DateTimeInput {...control} value={start} onChange={setStart} timeZone={zone} />}
      </Field>
      <Field label="Time zone">
        {(control) => <Combobox {...control} options={zones} value={zone} onChange={setZone} />}
      </Field>
      <Field label="Ticket kind">
        {(control) => (
          <Select defaultValue="paid">
            <SelectTrigger {...control}>
              <SelectValue />
            </SelectTrigger>
            <SelectContent>
              <SelectItem value="free">Free</SelectItem>
              <SelectItem value="paid">Paid</SelectItem>
            </SelectContent>
          </Select>
        )}
      </Field>
      <Field label="Prices are shown" isGroup>
        {(control) => (
          <RadioGroup defaultValue="a" {...control}>
            <RadioItem
              isCard
              value="a"
              label="Without fees and taxes"
              description="They are added at checkout."
            />
            <RadioItem
              isCard
              value="b"
              label="With everything"
              description="Buyers pay the price that is shown."
            />
          </RadioGroup>
        )}
      </Field>
      <Field isInline label="Hide when sold out" help="It comes back when tickets are returned.">
        {(control) => <Checkbox {...control} defaultChecked />}
      </Field>
      <Field isInline label="Show in search engines">
        {(control) => <Switch {...control} defaultChecked />}
      </Field>
      <ImageUpload
        label="Cover"
        image={null}
        accept={['image/png', 'image/jpeg']}
        maxBytes={5_242_880}
        pixels={{ min_width: 600, min_height: 300, max_width: 4000, max_height: 4000 }}
        aspect={2}
        cropWidth={2160}
        help="Best at 2160 by 1080 pixels. Under 5 MB."
        onUpload={async (_, onProgress) => onProgress(1)}
      />
    </div>
  )
}
