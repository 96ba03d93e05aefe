import * as z from 'zod'
import { MoneyInput } from '../components/foyer/money-input.tsx'
import { Card, CardContent } from '../components/ui/card.tsx'
import { Checkbox } from '../components/ui/checkbox.tsx'
import { AppForm } from '../components/ui/form/app-form.tsx'
import { SaveBar } from '../components/ui/form/save-bar.tsx'
import { useAppForm } from '../components/ui/form/use-app-form.tsx'
import { Input } from '../components/ui/input.tsx'
import { PageHeader } from '../components/ui/page-header.tsx'
import { CallError } from '../lib/api/call-error.ts'

const schema = z.strictObject({
  title: z.string().trim().min(1, 'Enter a title.').max(20),
  location: z.strictObject({ city: z.string().min(2) }),
  price: z.int().min(100),
  is_hidden: z.boolean(),
})

/** The title "Taken" is refused at its field, and "Broken" fails as a whole. */
async function save(values: z.output<typeof schema>) {
  const refusal = { code: 'request.invalid', message: '' } as const
  if (values.title === 'Taken')
    throw new CallError(422, { ...refusal, errors: { title: ['Enter a title.'] } })
  if (values.title === 'Broken')
    throw new CallError(409, { code: 'event.status_conflict', message: 'Conflict' })
}

export function FormExample() {
  const form = useAppForm({
    schema,
    defaultValues: { title: 'Summer night', location: { city: 'Berlin' }, price: 2450, is_hidden: false },
    onSubmit: save,
  })
  return (
    <>
      <PageHeader title="Form" />
      <AppForm form={form} className="max-w-xl">
        <Card>
          <CardContent className="grid gap-6">
            <form.Field name="title" label="Title" help="As it stands on tickets.">
              {(field) => <Input {...field} />}
            </form.Field>
            <form.Field name="location.city" label="City">
              {(field) => <Input {...field} />}
            </form.Field>
            <form.Field name="price" label="Price">
              {(field) => <MoneyInput {...field} currency="EUR" />}
            </form.Field>
            <form.Field name="is_hidden" label="Hidden" isInline>
              {({ value, onChange, ...field }) => (
                <Checkbox {...field} checked={value} onCheckedChange={onChange} />
              )}
            </form.Field>
          </CardContent>
        </Card>
        <SaveBar />
      </AppForm>
    </>
  )
}
