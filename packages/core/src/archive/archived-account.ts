import {
  type ArchivedAccount,
  type ArchivedOrganizer,
  archiveFormat,
} from '@foyer/contracts/archive/archive-lines'
import { readAccountTerms } from '../store/account/account-entity.ts'
import { EventDefaultsEntity } from '../store/event/event-entity.ts'
import { MessageTemplateEntity } from '../store/event-message/message-template-entity.ts'
import { OrganizerEntity, type OrganizerItem } from '../store/organizer/organizer-entity.ts'
import { AppError, type Context, nowInstant } from '../verb.ts'
import { readme } from './archive-readme.ts'
import { archivedImages } from './archived-event.ts'

/** The files about the account itself: what is entered there, field by field, so that nothing secret comes along. */
export async function accountFiles(ctx: Context, account_id: string) {
  const [terms, { data: defaults }, { data: organizers }, { data: templates }] = await Promise.all([
    readAccountTerms(account_id),
    EventDefaultsEntity.get({ account_id }).go({ consistent: true }),
    OrganizerEntity.query.primary({ account_id }).go({ consistent: true, pages: 'all' }),
    MessageTemplateEntity.query.primary({ account_id }).go({ consistent: true, pages: 'all' }),
  ])
  if (!terms) throw new AppError('account.not_found')
  const { name, currency, timezone, support_email } = terms.account
  const account: ArchivedAccount = {
    ...archiveFormat,
    made_at: nowInstant(ctx),
    account: { name, currency, timezone, support_email },
    event_defaults: defaults?.defaults ?? null,
    taxes_and_fees: terms.taxes_and_fees.map((each) => {
      const { id, name, type, calculation_type, amount, rate, is_default } = each
      return { external_id: id, name, type, calculation_type, amount, rate, is_default }
    }),
    message_templates: templates.map(({ id, name, subject, content }) => {
      return { external_id: id, name, subject, content }
    }),
  }
  const lines = organizers.map((organizer) => `${JSON.stringify(archivedOrganizerOf(organizer))}\n`)
  return {
    files: [
      ['README.md', readme],
      ['account.json', `${JSON.stringify(account, null, 2)}\n`],
      ['organizers.jsonl', lines.join('')],
    ] as const,
    images: organizers.flatMap(({ images }) => archivedImages(images).files),
  }
}

function archivedOrganizerOf(organizer: OrganizerItem): ArchivedOrganizer {
  const { id, name, email, description, website, currency, timezone, images } = organizer
  const { terms_url = '', privacy_url = '', imprint_url = '' } = organizer
  return {
    external_id: id,
    ...{ name, email, description, website, terms_url, privacy_url, imprint_url, currency, timezone },
    images: archivedImages(images).lines,
  }
}
