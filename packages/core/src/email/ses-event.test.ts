import { describe, expect, it } from 'vitest'
import { parseSesEvent } from './ses-event.ts'

const tags = { subject: ['order1'], message: ['message1'], 'ses:configuration-set': ['foyer-email'] }
const mail = {
  timestamp: '2026-05-01T10:00:00.000Z',
  messageId: 'ses-1',
  destination: ['bea@example.com'],
  tags,
}
const timestamp = '2026-05-01T10:00:02.5+00:00'
const named = { subject_id: 'order1', message_id: 'message1', at: '2026-05-01T10:00:02.500Z' }

const read = (event: object) => parseSesEvent(JSON.stringify({ mail, ...event }))
const bounce = (bounceType: string, bounceSubType = 'General') =>
  read({ eventType: 'Bounce', bounce: { bounceType, bounceSubType, timestamp, bouncedRecipients: [] } })

describe('parseSesEvent', () => {
  it('works: tells a final bounce from a passing one', () => {
    const bounced = { ...named, status: 'BOUNCED' }
    expect(bounce('Permanent')).toEqual({ ...bounced, reason: 'UNREACHABLE' })
    expect(bounce('Permanent', 'OnAccountSuppressionList')).toEqual({ ...bounced, reason: 'UNREACHABLE' })
    expect(bounce('Transient', 'MailboxFull')).toEqual({ ...bounced, reason: 'MAILBOX_FULL' })
    expect(bounce('Transient', 'AttachmentRejected')).toEqual({ ...bounced, reason: 'CONTENT_REFUSED' })
    expect(bounce('Transient', 'Something New')).toEqual({ ...bounced, reason: 'TEMPORARY' })
    expect(bounce('Undetermined', 'Undetermined')).toEqual({ ...bounced, reason: 'TEMPORARY' })
  })

  it('works: reads complaints and rejections', () => {
    const complained = { ...named, status: 'COMPLAINED', reason: 'SPAM_COMPLAINT' }
    expect(read({ eventType: 'Complaint', complaint: { timestamp } })).toEqual(complained)
    expect(read({ eventType: 'Reject', reject: { reason: 'Bad content' } })).toEqual({
      ...named,
      status: 'REJECTED',
      reason: 'CONTENT_REFUSED',
      at: mail.timestamp,
    })
  })

  it('has nothing to say of “not spam”, nor of SES’s greeting to a new topic', () => {
    const complaint = { complaintFeedbackType: 'not-spam', timestamp }
    expect(read({ eventType: 'Complaint', complaint })).toBeNull()
    expect(parseSesEvent('Successfully validated SNS topic for Amazon SES event publishing.\n')).toBeNull()
  })

  it('refuses what it does not know, without quoting it', () => {
    expect(() => read({ eventType: 'Delivery', delivery: {} })).toThrow()
    expect(() => bounce('Novel')).toThrow()
    expect(() => read({ eventType: 'Reject', mail: { ...mail, tags: {} } })).toThrow()
    expect(() => parseSesEvent('bea@example.com')).toThrow('This is not JSON.')
  })
})
