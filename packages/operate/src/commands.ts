import type { Command } from './command.ts'

/** Every command of `pnpm operate`, one row and one file each. */
export const commands: readonly Command[] = [
  {
    name: 'check-pools',
    words: ['<event id>'],
    options: { mend: { type: 'boolean', default: false } },
    about:
      "Counts an event's stock, capacities and promo codes again from its orders, and says what differs. With --mend it corrects them. Safe while people buy.",
    usesStage: true,
    load: async () => (await import('./check-pools.ts')).checkPools,
  },
  {
    name: 'check-statistics',
    words: ['<event id>'],
    options: { mend: { type: 'boolean', default: false } },
    about:
      "Counts an event's sales and admissions again from its orders and attendees, and says which sums on its dashboard differ. With --mend it corrects them. Safe while people buy. Redrive dead letters first.",
    usesStage: true,
    load: async () => (await import('./check-statistics.ts')).checkStatistics,
  },
  {
    name: 'check-log',
    words: ['<event id>'],
    options: { mend: { type: 'boolean', default: false } },
    about:
      "Compares an event's snapshot and change log with its lists, and says how many rows differ. With --mend it makes the snapshot from the lists. Run it with --mend after `restore`. Safe while people buy. Redrive dead letters first.",
    usesStage: true,
    load: async () => (await import('./check-log.ts')).checkLog,
  },
  {
    name: 'mail-budget',
    words: ['<account id or email>'],
    options: { raise: { type: 'string' } },
    about:
      'Says how many emails an account may still send today, and why. --raise=200 lets it send 200 more a day from now on; --raise=-200 takes them back.',
    usesStage: true,
    load: async () => (await import('./mail-budget.ts')).mailBudget,
  },
  {
    name: 'doctor',
    words: [],
    options: { list: { type: 'boolean', default: false }, orders: { type: 'string' } },
    about:
      'Checks everything that a stage needs, before its deployment and after, and says what to do if something is missing. It changes nothing. With --orders and a number it also checks whether the mail of a sale of that size arrives in time. With --list it lists its checks.',
    usesStage: false,
    load: async () => (await import('./doctor/doctor.ts')).doctor,
  },
  {
    name: 'set-up',
    words: [],
    options: { owner: { type: 'string' }, overwrite: { type: 'boolean', default: false } },
    about:
      "Brings a deployed stage to life: secrets, Stripe's webhook endpoint and, with --owner and an address, the first account. What is there already stays. With --overwrite it asks for Stripe's keys again. Run it as often as you like.",
    usesStage: true,
    load: async () => (await import('./set-up/set-up.ts')).setUp,
  },
  {
    name: 'redrive',
    words: ['<queue>'],
    about:
      "Moves the messages in a queue's dead-letter queue back to the queue. For `relay` it sends the messages that the relay failed to send. Fix the cause first. Consumers do nothing twice.",
    usesStage: true,
    load: async () => (await import('./redrive.ts')).redrive,
  },
  {
    name: 'rotate',
    words: ['<secret>'],
    options: { end: { type: 'boolean', default: false } },
    about:
      'Replaces TOKEN_SECRET, STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY or STRIPE_WEBHOOK_SECRET. Running functions use the new value within five minutes, without a deployment. The old TOKEN_SECRET and STRIPE_WEBHOOK_SECRET stay valid until --end.',
    usesStage: true,
    load: async () => (await import('./rotate.ts')).rotate,
  },
  {
    name: 'set-wallets',
    words: [],
    options: {
      'apple-certificate': { type: 'string' },
      'apple-key': { type: 'string' },
      'apple-authority': { type: 'string' },
      'google-key': { type: 'string' },
      'google-issuer': { type: 'string' },
    },
    about:
      "Lets people keep tickets in Apple's and Google's wallets: checks the credentials in the named files (PEM for Apple, the service account's JSON for Google), puts them among the stage's secrets, and has pages and emails offer what is there. Run it again with a new certificate each year.",
    usesStage: true,
    load: async () => (await import('./set-wallets.ts')).setWallets,
  },
  {
    name: 'find',
    words: ['<reference, id or email address>'],
    about:
      'Shows an order, a ticket, a person or an address, with its refunds and emails. Reads the whole list index unless it is given an id.',
    usesStage: true,
    load: async () => (await import('./find.ts')).find,
  },
  {
    name: 'note-addresses',
    words: [],
    about:
      'Lets "Find my tickets" find the completed orders of releases before 0.3 by their email addresses. Reads all orders. Once is enough. Safe while people buy.',
    usesStage: true,
    load: async () => (await import('./note-addresses.ts')).noteAddresses,
  },
  {
    name: 'sum-events',
    words: [],
    about:
      "Counts the events of releases before 0.3 in their organizer's sums, so that an organizer's numbers take two requests. Reads all events. Once is enough. Safe while people buy.",
    usesStage: true,
    load: async () => (await import('./sum-events.ts')).sumEvents,
  },
  {
    name: 'check-ledger',
    words: ['<event id>'],
    options: { mend: { type: 'boolean', default: false } },
    about:
      "Compares an event's lines in its account's ledger with its orders and with Stripe. With --mend it writes what is missing. Reads all orders of the event and asks Stripe about each.",
    usesStage: true,
    load: async () => (await import('./check-ledger.ts')).checkLedger,
  },
  {
    name: 'book-ledger',
    words: [],
    about:
      'Writes the ledger of sales and payouts of earlier releases for every account. Reads all orders and asks Stripe about each. Once is enough. Safe while people buy.',
    usesStage: true,
    load: async () => (await import('./book-ledger.ts')).bookLedger,
  },
  {
    name: 'end-refund',
    words: ['<order reference>'],
    about:
      'Ends stuck refunds of an order. It records what Stripe says about them, requests again those that Stripe does not know, and records as failed those that Stripe can never make.',
    usesStage: true,
    load: async () => (await import('./end-refund.ts')).endRefund,
  },
  {
    name: 'restore',
    words: ['<moment, in UTC>'],
    options: {
      from: { type: 'string' },
      copy: { type: 'string' },
      of: { type: 'string' },
      images: { type: 'boolean', default: false },
    },
    about:
      'Restores the table as it was at a moment in the last 35 days into a new table, waits, and says what differs, image files included. --copy missing or --copy all puts items and files back; --of limits that to an event, account or order. --from uses a table that was already restored. --images compares only image files.',
    usesStage: true,
    load: async () => (await import('./restore.ts')).restore,
  },
  {
    name: 'recover',
    words: ['<bucket of the copy>'],
    options: { until: { type: 'string' } },
    about:
      "Makes a new table and a new bucket of images from a lost stage's copy in another region or account, and says what to write into the new stage's settings. --until uses the newest export until a moment instead of the last one.",
    usesStage: false,
    load: async () => (await import('./recover.ts')).recover,
  },
  {
    name: 'warm-up',
    words: ['<buyers a second>'],
    options: { end: { type: 'boolean', default: false } },
    about:
      'Prepares the table and the API for a rush, and says what that does and costs. With --end it releases what is paid by the hour.',
    usesStage: true,
    load: async () => (await import('./warm-up.ts')).warmUp,
  },
  {
    name: 'costs',
    words: [],
    about: 'Says what the stage cost in the last 30 days, by service. The answer costs a cent.',
    usesStage: false,
    load: async () => (await import('./costs.ts')).costs,
  },
]
