import { organizerBody } from '@foyer/contracts/organizer/organizer'
import { describe, expect, it } from 'vitest'
import { mintEvent, mintOrganizer } from '../testing/mint-event.ts'
import { asOrganizer, mintOwner } from '../testing/mint-owner.ts'
import { deleteOrganizer } from './delete-organizer.ts'
import { getOrganizer } from './get-organizer.ts'
import { getOrganizerStatistics } from './get-organizer-statistics.ts'
import { listOrganizerEvents } from './list-organizer-events.ts'
import { listOrganizers } from './list-organizers.ts'
import { updateOrganizer } from './update-organizer.ts'

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

  it('list their own events only', async () => {
    const { ctx } = await mintOwner()
    const [mine, other] = await Promise.all([mintEvent(ctx), mintEvent(ctx)])
    const query = { page: 1, per_page: 20 }
    const { data } = await listOrganizerEvents(ctx, { params: { organizer_id: mine.organizer_id }, query })
    expect(data.map(({ id }) => id)).toEqual([mine.id])
    expect(other.organizer_id).not.toBe(mine.organizer_id)
  })

  it('are not there for another account', async () => {
    const [{ ctx }, other] = await Promise.all([mintOwner(), mintOwner()])
    const params = { organizer_id: (await mintOrganizer(other.ctx)).id }
    const attempts = [
      getOrganizer(ctx, { params }),
      updateOrganizer(ctx, { params, body }),
      listOrganizerEvents(ctx, { params, query: { page: 1, per_page: 20 } }),
      getOrganizerStatistics(ctx, { params }),
      deleteOrganizer(ctx, { params }),
    ]
    const refusal = { code: 'organizer.not_found', status: 404 }
    await Promise.all(attempts.map((attempt) => expect(attempt).rejects.toMatchObject(refusal)))
    expect((await listOrganizers(ctx, { query: { page: 1, per_page: 20 } })).data).toEqual([])
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
