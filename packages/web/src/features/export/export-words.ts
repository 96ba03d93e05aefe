import type { ExportKind } from '@foyer/contracts/export/export'
import { msg } from '@lingui/core/macro'
import type { FileWords } from '../../components/foyer/file-progress.ts'

/** A toast's sentences for each kind of file (specification §8). */
export const exportWords: Record<ExportKind, FileWords> = {
  orders: {
    underWay: msg`Exporting orders`,
    done: msg`Orders exported`,
    failed: msg`Failed to export orders.`,
  },
  attendees: {
    underWay: msg`Exporting attendees`,
    done: msg`Attendees exported`,
    failed: msg`Failed to export attendees.`,
  },
  answers: {
    underWay: msg`Exporting answers`,
    done: msg`Answers exported`,
    failed: msg`Failed to export answers.`,
  },
  affiliates: {
    underWay: msg`Exporting affiliates`,
    done: msg`Affiliates exported`,
    failed: msg`Failed to export affiliates.`,
  },
}
