import type { Event } from '@foyer/contracts/event/event'
import { eventSettings } from '@foyer/contracts/event/event-settings'
import type { PublicEvent } from '@foyer/contracts/event/public-event'
import type { Image } from '@foyer/contracts/image/image'
import { currency as anyCurrency } from '@foyer/contracts/money'
import type { PublicTicket } from '@foyer/contracts/ticket/public-ticket'
import type { NewEventInput } from '../../lib/form/new-event.ts'
import { paragraphs } from '../../lib/format/paragraphs.ts'

interface Drawn {
  typed: Partial<NewEventInput>
  organizerName: string
  /** The address of the chosen cover in this browser. */
  cover: string | null
  /** Stands where nothing is typed yet. */
  fallback: { title: string; start: string }
}

const settings = eventSettings.parse({})

/** The event page's data from what is typed so far, for a preview before anything is saved. */
export function drawnEvent({ typed, organizerName, cover, fallback }: Drawn): PublicEvent {
  const { is_online_event = false, location } = typed
  const { first_ticket } = typed
  return {
    id: 'ev_preview',
    title: typed.title?.trim() || fallback.title,
    slug: 'event',
    description: paragraphs(typed.description ?? ''),
    start_date: typed.start_date || fallback.start,
    end_date: typed.end_date ?? null,
    timezone: typed.timezone ?? 'UTC',
    currency: anyCurrency.catch('USD').parse(typed.currency),
    status: 'DRAFT',
    lifecycle: 'UPCOMING',
    is_test: false,
    images: cover === null ? [] : [drawnCover(cover)],
    organizer: drawnOrganizer(organizerName),
    settings: { ...settings, is_online_event, location: { ...settings.location, ...location } },
    tickets: first_ticket ? [drawnTicket(first_ticket)] : [],
    ...{ language: null, is_translated: false },
    counted_at: new Date(0).toISOString(),
    promo_code: null,
  }
}

function drawnCover(url: string): Image {
  const size = { width: 2160, height: 1080, size_bytes: 0 }
  return { id: 'im_preview', type: 'EVENT_COVER', url, ...size, variants: [{ format: 'jpeg', url, ...size }] }
}

function drawnOrganizer(name: string): Event['organizer'] {
  const pages = { terms_url: '', privacy_url: '', imprint_url: '' }
  return { id: 'og_preview', name, slug: 'organizer', description: '', website: '', ...pages, images: [] }
}

function drawnTicket({ title, type, prices }: NewEventInput['first_ticket']): PublicTicket {
  const typed = prices[0]?.price ?? 0
  const price = Number.isNaN(typed) ? 0 : typed
  const always = { state: 'ON_SALE' as const, sale_start_date: null, sale_end_date: null }
  const plain = { discount: 0, fee_total: 0, tax_total: 0, quantity_remaining: null, max_quantity: 10 }
  return {
    ...{ id: 'tk_preview', title, description: '', type, ...always },
    ...{ min_per_order: 1, max_per_order: 10, collapse_on_load: false, taxes_and_fees: [] },
    prices: [{ id: 'pr_preview', label: '', price, price_total: price, ...always, ...plain }],
  }
}
