import type { AnswerValue } from '@foyer/contracts/question/answer'
import { maxAnswerLength } from '@foyer/contracts/question/answer-length'
import { FormField } from '../../ui/form/form-field.tsx'
import { Input } from '../../ui/input.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { RichText } from '../rich-text.tsx'
import { AddressFields, type AnswerFieldProps } from './address-fields.tsx'
import { CheckboxChoices, DropdownChoice, RadioChoice } from './choice-inputs.tsx'

/** The input for a question, by the question's type. */
export function AnswerField({ name, question, section }: AnswerFieldProps) {
  const { title, description, type, options, is_required } = question
  if (type === 'ADDRESS') return <AddressFields name={name} question={question} section={section} />
  return (
    <FormField<string, AnswerValue | undefined>
      name={name}
      label={<span className="wrap-anywhere">{title}</span>}
      help={description && <RichText html={description} />}
      isOptional={!is_required}
      isGroup={type === 'RADIO' || type === 'CHECKBOX'}
    >
      {({ value = '', ...field }) => {
        const text = typeof value === 'string' ? value : ''
        switch (type) {
          case 'SINGLE_LINE':
            return <Input {...field} value={text} maxLength={maxAnswerLength.SINGLE_LINE} />
          case 'MULTI_LINE':
            return <Textarea {...field} value={text} maxLength={maxAnswerLength.MULTI_LINE} />
          case 'DATE':
            return <Input {...field} value={text} type="date" className="max-w-56" />
          case 'DROPDOWN':
            return <DropdownChoice {...field} value={text} options={options} isOptional={!is_required} />
          case 'RADIO':
            return <RadioChoice {...field} value={text} options={options} isOptional={!is_required} />
          case 'CHECKBOX':
            return <CheckboxChoices {...field} value={Array.isArray(value) ? value : []} options={options} />
        }
      }}
    </FormField>
  )
}
