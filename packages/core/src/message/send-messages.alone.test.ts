import { type SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs'
import { archiveDue } from '@foyer/contracts/archive/archive-messages'
import { snapshotDue } from '@foyer/contracts/change-log/change-log-messages'
import { exportDue } from '@foyer/contracts/export/export-messages'
import { imageStored } from '@foyer/contracts/image/image-messages'
import { eventsImportDue, importDue } from '@foyer/contracts/import/import-messages'
import { ledgerFileDue } from '@foyer/contracts/ledger/ledger-messages'
import type { Message } from '@foyer/contracts/message'
import { expect, it, vi } from 'vitest'
import { newId } from '../random-id.ts'
import { toSend } from '../table/write.ts'

it('files of all kinds say for which account they are, so that SQS gives each account its turn', async () => {
  const [account_id, event_id] = [newId('account'), newId('event')]
  const [export_id, import_id] = [newId('export'), newId('import')]
  const cover = { type: 'EVENT_COVER' as const, owner_id: event_id, image_id: newId('image') }
  const messages = [
    toSend(imageStored, { account_id, ...cover }),
    toSend(exportDue, { account_id, export_id }),
    toSend(archiveDue, { account_id, export_id }),
    toSend(ledgerFileDue, { account_id, export_id }),
    toSend(importDue, { account_id, import_id }),
    toSend(eventsImportDue, { account_id, import_id }),
    toSend(snapshotDue, { event_id }),
  ]
  // Before the module's client keeps what it sends with.
  const sent = vi.spyOn(SQSClient.prototype, 'send').mockImplementation(() => Promise.resolve({}))
  const { sendMessages } = await import('./send-messages.ts')
  expect(await sendMessages(messages)).toEqual(new Set())
  const commands = sent.mock.calls.map(([command]) => command as SendMessageBatchCommand)
  const entries = commands.flatMap(({ input }) => input.Entries ?? [])
  const groups = entries.map(({ MessageBody = '', MessageGroupId }) => [
    (JSON.parse(MessageBody) as Message).id,
    MessageGroupId,
  ])
  const expected = messages.map(({ id, name }) => [id, name === 'snapshotDue' ? event_id : account_id])
  expect(groups.toSorted()).toEqual(expected.toSorted())
})
