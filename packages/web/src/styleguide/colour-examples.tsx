import { OrderStatusBadge } from '../components/foyer/order-status-badge.tsx'
import { Badge, StatusBadge } from '../components/ui/badge.tsx'
import { Button } from '../components/ui/button.tsx'
import { PageHeader } from '../components/ui/page-header.tsx'
import { Section } from './section.tsx'

const swatches = [
  'bg-background',
  'bg-card',
  'bg-muted',
  'bg-accent',
  'bg-border',
  'bg-input',
  'bg-primary',
  'bg-primary-hover',
  'bg-success',
  'bg-success-soft',
  'bg-warning',
  'bg-warning-soft',
  'bg-destructive',
  'bg-destructive-soft',
]

const sizes = ['text-xs', 'text-sm', 'text-base', 'text-lg', 'text-xl', 'text-2xl', 'text-3xl']

export function ColourExamples() {
  return (
    <div className="grid gap-8">
      <PageHeader title="Colour, type, buttons" description="What everything else is made of." />
      <Section title="Buttons">
        <div className="flex flex-wrap items-center gap-2">
          <Button>Create event</Button>
          <Button variant="secondary">Export orders</Button>
          <Button variant="quiet">Cancel</Button>
          <Button variant="destructive">Refund €24.00</Button>
          <Button variant="link">Resend ticket</Button>
          <Button isBusy>Saving</Button>
          <Button disabled>Sold out</Button>
          <Button size="sm">Small</Button>
          <Button size="lg">Continue</Button>
        </div>
      </Section>
      <Section title="Status">
        <div className="flex flex-wrap gap-2">
          <OrderStatusBadge status="COMPLETED" />
          <OrderStatusBadge status="AWAITING_PAYMENT" />
          <OrderStatusBadge status="PARTIALLY_REFUNDED" />
          <OrderStatusBadge status="PAYMENT_FAILED" />
          <StatusBadge tone="accent">Draft</StatusBadge>
          <Badge>12 left</Badge>
        </div>
      </Section>
      <Section title="Type">
        {sizes.map((size) => (
          <p key={size} className={`${size} truncate`}>
            {size.slice(5)} · Doors open at 19:30, Kč 1 234,50 – Łódź
          </p>
        ))}
      </Section>
      <Section title="Colors">
        <div className="grid grid-cols-3 gap-2 sm:grid-cols-7">
          {swatches.map((swatch) => (
            <div key={swatch} className="grid gap-1 text-xs text-muted-foreground">
              <div className={`h-12 rounded-md border ${swatch}`} />
              {swatch.slice(3)}
            </div>
          ))}
        </div>
      </Section>
    </div>
  )
}
