import type { QuestionType } from '@foyer/contracts/question/question'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  AlignLeft,
  CalendarDays,
  ChevronDownSquare,
  CircleDot,
  type LucideIcon,
  MapPin,
  SquareCheck,
  TextCursorInput,
} from 'lucide-react'

interface QuestionTypeWords {
  name: MessageDescriptor
  icon: LucideIcon
}

/** The name and icon of each type of question. */
export const questionTypeWords: Record<QuestionType, QuestionTypeWords> = {
  SINGLE_LINE: { name: msg`One line of text`, icon: TextCursorInput },
  MULTI_LINE: { name: msg`Several lines of text`, icon: AlignLeft },
  CHECKBOX: { name: msg`Checkboxes, choose any`, icon: SquareCheck },
  RADIO: { name: msg`Radio buttons, choose one`, icon: CircleDot },
  DROPDOWN: { name: msg`Dropdown, choose one`, icon: ChevronDownSquare },
  DATE: { name: msg`Date`, icon: CalendarDays },
  ADDRESS: { name: msg`Address`, icon: MapPin },
}
