import { organizerBody } from '@foyer/contracts/organizer/organizer'
import { describe, expect, it } from 'vitest'
import { listAuditEntries } from '../audit/list-audit-entries.ts'
import { listOrganizerEvents } from '../event/read-events.ts'
import { OrganizerEntity } from '../store/organizer/organizer-entity.ts'
import { mintEvent, mintOrganizer } from '../testing/mint-event.ts'
import { accountOf, asOrganizer, mintOwner } from '../testing/mint-owner.ts'
import { recordReports } from '../testing/record-reports.ts'
import { entityTag } from '../update/changed.ts'
import { getOrganizer, listOrganizers } from './read-organizers.ts'
import { deleteOrganizer, updateOrganizer } from './write-organizer.ts'

const body = organizerBody.parse({
  name: 'New name',
  email: 'new@example.com',
  website: 'https://hall.example',
  description: '<p>Fine <script>steal()</script>hall</p>',
  currency: 'GBP',
  timezone: 'Europe/London',
})

describe('organizers', () => {
  // Specification: 3.organizer-fields
  it('are created, read, changed and listed by name', async () => {
    const { ctx } = await mintOwner()
    const [zoo, arena] = await Promise.all([
      mintOrganizer(ctx, { name: 'Zoo' }),
      mintOrganizer(ctx, { name: 'Arena' }),
    ])
    expect((await listOrganizers(ctx, { query: { page: 1, per_page: 20 } })).data).toEqual([arena, zoo])
    expect(await getOrganizer(ctx, { params: { organizer_id: zoo.id } })).toEqual(zoo)
    const changed = await updateOrganizer(ctx, { params: { organizer_id: zoo.id }, body })
    expect(changed).toEqual({ ...zoo, ...body, slug: 'new-name', description: '<p>Fine hall</p>' })
    expect(await getOrganizer(ctx, { params: { organizer_id: zoo.id } })).toEqual(changed)
  })

  it('are recorded in the audit log when their terms, privacy notice or legal notice change, and only then', async () => {
    const { ctx } = await mintOwner()
    const { id: organizer_id } = await mintOrganizer(ctx, { name: 'Zoo' })
    const log = async (body: object) => {
      await updateOrganizer(ctx, { params: { organizer_id }, body })
      const { data } = await OrganizerEntity.get({ account_id: accountOf(ctx), id: organizer_id }).go()
      await recordReports(data)
      const filter_fields = { subject_id: { eq: organizer_id } }
      const query = { page: 1, per_page: 20, filter_fields }
      const entries = await listAuditEntries(ctx, { params: { account_id: accountOf(ctx) }, query })
      return entries.data.map(({ action, subject_name }) => [action, subject_name])
    }
    expect(await log({ website: 'https://zoo.example' })).toEqual([])
    const told = ['organizer.buyer_pages_changed', 'Zoo']
    expect(await log({ imprint_url: 'https://zoo.example/imprint' })).toEqual([told])
    expect(await log({ imprint_url: 'https://zoo.example/imprint', name: 'Arena' })).toEqual([told])
  })

  it('have no legal pages when an older release wrote them, and are changed under the tag that they were read with', async () => {
    const { ctx } = await mintOwner()
    const { id: organizer_id } = await mintOrganizer(ctx)
    await OrganizerEntity.patch({ account_id: accountOf(ctx), id: organizer_id })
      .remove(['terms_url', 'privacy_url', 'imprint_url'])
      .go()
    const read = await getOrganizer(ctx, { params: { organizer_id } })
    expect(read).toMatchObject({ terms_url: '', privacy_url: '', imprint_url: '' })
    const ifMatch = entityTag(organizerBody, read)
    const changed = await updateOrganizer(
      { ...ctx, ifMatch },
      { params: { organizer_id }, body: { name: 'Zoo' } },
    )
    expect(changed).toMatchObject({ name: 'Zoo', terms_url: '' })
  })

  it('list their own events only', async () => {
    const { ctx } = await mintOwner()
    const [mine, other] = await Promise.all([mintEvent(ctx), mintEvent(ctx)])
    const query = { page: 1, per_page: 20 }
    const { data } = await listOrganizerEvents(ctx, { params: { organizer_id: mine.organizer_id }, query })
    expect(data.map(({ id }) => id)).toEqual([mine.id])
    expect(other.organizer_id).not.toBe(mine.organizer_id)
  })

  it('are read but not managed by the role Organizer', async () => {
    const { ctx } = await mintOwner()
    const organizer = await mintOrganizer(ctx)
    const member = asOrganizer(ctx)
    expect((await listOrganizers(member, { query: { page: 1, per_page: 20 } })).data).toEqual([organizer])
    await expect(mintOrganizer(member)).rejects.toMatchObject({ code: 'session.forbidden' })
    const refused = updateOrganizer(member, { params: { organizer_id: organizer.id }, body })
    await expect(refused).rejects.toMatchObject({ code: 'session.forbidden' })
    const deleted = deleteOrganizer(member, { params: { organizer_id: organizer.id } })
    await expect(deleted).rejects.toMatchObject({ code: 'session.forbidden' })
  })
})
