import { archiveFormat } from '@foyer/contracts/archive/archive-lines'

/** What an archive says of itself. `docs/api/guide.md` has the same for readers of the documentation. */
export const readme = `# Archive of a Foyer account

Format \`${archiveFormat.format}\`, version ${archiveFormat.version}. POST /api/accounts/{account_id}/imports imports the whole file into another account with the format
\`archive\`: organizers, taxes, fees, templates, events, pictures and orders. All files are UTF-8. A file that ends in .jsonl has one JSON object a line.

- account.json: format and version, when the archive was made, the account's name, currency, zone and support address, what new events begin with,
  its taxes and fees, and its templates of messages.
- organizers.jsonl: one organizer a line.
- events.jsonl: one event a line, with its settings, texts, tickets and prices, questions, capacities, promo codes, check-in lists, affiliates and
  translations. POST /api/accounts/{account_id}/imports reads such a file with the format \`events\`.
- orders/<id of the event>.jsonl: one ticket a line, for each ticket that was ordered. POST /api/events/{event_id}/imports reads such a file with the
  format \`rows\`.
- sales/<id of the event>.jsonl: one order a line, as it was sold: its states, each tax and fee, refunds, notes, answers, and where each ticket was
  admitted. It is for the record, and no import reads it.
- images/: the pictures that organizers and events name, in their full size.

Fields are called as in the bodies of Foyer's API. Things refer to each other by \`external_id\`, which is the id that they had. \`tickets\` names the
tickets that a thing is for, and an empty list means all of them. Moments are UTC. Amounts are integers of the currency's smallest unit. Rates are
thousandths of a percent.

An event with \`is_test\` was for trying things out, and its orders moved no money. A line of orders/ says what was paid for the ticket with fees and taxes, who bought it and who holds it, when it was sold and first admitted, and
whether it is \`paid\`, \`free\`, \`unpaid\`, \`canceled\` or \`refunded\`. The first line of an order also has the answers of its buyer.
Answers to questions that were deleted stand in sales/ only. \`code_hashes\` are the first 22 characters of the SHA-256 of each code that admits
it, in base64url. The codes themselves open tickets, so they are not here.

Not in the archive: people of the account and their passwords, API keys, webhooks, links, the connection to Stripe, the audit log, messages that
were sent, and what Stripe charged. The ledger has those amounts.

The archive holds names and addresses of buyers. Keep it as safe as they may expect.
`
