import { type ComponentProps, use } from 'react'
import { useFormState } from 'react-hook-form'
import { Button } from '../button.tsx'
import { AppFormContext } from './app-form-context.ts'

/** The button of a form in a dialog or on its own page. Long forms use `SaveBar`. */
export function SubmitButton(props: ComponentProps<typeof Button>) {
  const { methods } = use(AppFormContext)
  const { isSubmitting } = useFormState({ control: methods.control })
  return <Button type="submit" isBusy={isSubmitting} {...props} />
}
