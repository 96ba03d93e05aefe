import { expect, type Page } from '@playwright/test'
import { mintEmail } from '../organizer/mint-organizer.ts'

export interface Person {
  first_name: string
  last_name: string
  email: string
}

export function mintPerson(first_name: string, last_name: string): Person {
  return { first_name, last_name, email: mintEmail(first_name.toLowerCase()) }
}

/** Fills in the buyer's details. The first ticket is in the buyer's name. */
export async function giveDetails(page: Page, buyer: Person): Promise<void> {
  const details = page.getByRole('region', { name: 'Your details' })
  await details.getByLabel('First name').fill(buyer.first_name)
  await details.getByLabel('Last name').fill(buyer.last_name)
  await details.getByLabel('Email').fill(buyer.email)
}

/** Expects the last page of a successful checkout. */
export async function expectTicketsReady(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: /^Your tickets? (is|are) ready$/ })).toBeVisible()
  expect(new URL(page.url()).pathname).toMatch(/\/summary$/)
}
