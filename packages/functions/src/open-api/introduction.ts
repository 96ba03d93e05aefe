/** What the document of an account's back office has. */
export const aboutAccount =
  '**The back office.** The books of an account, moving in from another system, webhooks and the audit log. Events, orders, attendees and doors are in `/api/openapi.json`. One key makes calls of both.'

/** What holds for all calls, as the document says it first. */
export const introduction = `Foyer sells tickets. With an API key, your program does what the people of an account do on their screens.

**Keys.** An administrator creates a key under Account, API keys, and chooses its scopes; \`order.manage\` is \`order.edit\` and \`order.refund\`. Send it as \`Authorization: Bearer foyer_…\`. Calls about orders, tickets and doors by their link need no key: the id cannot be guessed, and everybody who has it may call them.

**Answers.** One thing is \`{ "data": … }\`, a list is \`{ "data": […], "meta": … }\`. Ignore fields that you do not know, and treat an unknown value of a text field as "something else": answers grow, and nothing that is there today goes away.

**Money** is an integer of minor units (cents, yen) with its \`currency\` beside it: 1250 EUR is 12.50 euros. Percentages are thousandths of a percent: 8.875 % is 8875.

**Times** are UTC instants such as \`2027-03-01T18:00:00.000Z\`. You may send any offset. An event's \`timezone\` says how its people read the clock.

**Lists** come in pages: \`page\` from 1, \`per_page\` 20 by default and 100 at most; \`meta.last_page\` is the last one. \`query\` searches text, \`sort_by\` and \`sort_direction\` sort, and each filter is a parameter such as \`filter_fields[status][eq]=COMPLETED\`. All filters must hold. \`eq\`: is this. \`ne\`: is not this. \`in\`: is one of these, separated by commas. \`like\`: contains this text, without regard to case. \`lt\`, \`lte\`, \`gt\`, \`gte\`: less, at most, more, at least; of times before, until, after, from this on. An empty value of \`eq\` or \`ne\` stands for a field without a value.

**Changes.** PATCH changes what the body names and keeps what it leaves out. PUT does the same. \`If-Match\` with the \`ETag\` that you read refuses the change if somebody else made one since.

**Versions.** Every answer says in \`Foyer-Version\` the date of the last change that broke programs. A call that will go says so a year before, in \`Deprecation\` and \`Sunset\`.

**Reads** answer with an \`ETag\`. Send it as \`If-None-Match\` next time: 304 without a body means that nothing changed.

**Errors** are \`{ "code", "message", "errors"?, "details"?, "request_id" }\`. Decide by \`code\`. \`/api/refusals.json\` lists by \`operationId\` every code with which a call may be refused, \`/api/error-codes.json\` status and sentence of each code. Codes may be added. \`errors\` names each wrong field. Quote \`request_id\` when you ask for help.

**Retries.** Send an \`Idempotency-Key\` with every POST. After a lost answer, send the same request with the same key: it gets the same answer and has no second effect. The same call with that key and another body is refused with 409. Wait as many seconds as \`Retry-After\` says.

**Limits.** A key makes 600 requests a minute; \`RateLimit: "key";r=580;t=42\` says that 580 are left, and all of them again in 42 seconds. Then it gets \`api_key.too_many_requests\`.`
