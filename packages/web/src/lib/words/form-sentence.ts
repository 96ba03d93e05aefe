import { chargeStep } from '@foyer/contracts/charge-limits'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { formatMoney } from '../format/format-money.ts'

/**
 * Translates the contracts' English sentences, from the browser's own check or a server's 422. An unknown sentence stays
 * English.
 */
export function formSentence(sentence: string, i18n: I18n): string {
  const [, currency] = /^Amounts in ([A-Z]{3}) must be multiples of /.exec(sentence) ?? []
  if (currency) return stepSentence(currency, i18n)
  const known = sentences[sentence]
  if (known) return i18n._(known)
  const [number] = /\d[\d,]*/.exec(sentence) ?? []
  const limit = number && limits[sentence.replace(number, '#')]
  return limit ? i18n._({ ...limit, values: { limit: Number(number.replaceAll(',', '')) } }) : sentence
}

/** The sentence for an amount that cannot be charged exactly, with the step formatted for the viewer. */
function stepSentence(currency: string, i18n: I18n): string {
  const step = formatMoney(chargeStep(currency), currency, i18n.locale)
  return i18n._({
    ...msg`Amounts in ${{ currency }} must be multiples of ${{ step }}.`,
    values: { currency, step },
  })
}

/** In keys with a number in them, `#` stands for the number. */
const limit = 0
const limits: Record<string, MessageDescriptor> = {
  'Use at most # characters.': msg`Use at most ${limit} characters.`,
  'Use at least # characters.': msg`Use at least ${limit} characters.`,
  'Use fewer than # characters.': msg`Use fewer than ${limit} characters.`,
  'Enter # or more. That many are already taken.': msg`Enter ${limit} or more. That many are already taken.`,
  'Enter # or more.': msg`Enter ${limit} or more.`,
  'Enter # or less.': msg`Enter ${limit} or less.`,
  'At least #.': msg`At least ${limit}.`,
  'At most #.': msg`At most ${limit}.`,
  'At least # minute.': msg`At least ${limit} minute.`,
  'At most # minutes.': msg`At most ${limit} minutes.`,
  'At most # %.': msg`At most ${limit} %.`,
  'At most # options.': msg`At most ${limit} options.`,
  'Enter at least #.': msg`Enter at least ${limit}.`,
  'Enter at most # %.': msg`Enter at most ${limit} %.`,
  'Choose at most # tickets.': msg`Choose at most ${limit} tickets.`,
}

const sentences: Record<string, MessageDescriptor> = {
  'Fill in this field.': msg`Fill in this field.`,
  'These tickets are sold out.': msg`These tickets are sold out.`,
  'Choose one of the options.': msg`Choose one of the options.`,
  'Check this value.': msg`Check this value.`,
  'Enter a number.': msg`Enter a number.`,
  'Enter an amount, such as 12.50.': msg`Enter an amount, such as 12.50.`,
  'Enter text.': msg`Enter text.`,
  'Use a name without a link.': msg`Use a name without a link.`,
  'Write this on one line.': msg`Write this on one line.`,
  'Answer yes or no.': msg`Answer yes or no.`,
  'Send a list.': msg`Send a list.`,
  'This field is unknown.': msg`This field is unknown.`,
  'Enter a date.': msg`Enter a date.`,
  'Answer this question.': msg`Answer this question.`,
  'Answer this question once.': msg`Answer this question once.`,
  'This question is not asked here.': msg`This question is not asked here.`,
  'Use letters, digits, dots, hyphens and underscores.': msg`Use letters, digits, dots, hyphens and underscores.`,
  'Another affiliate of this event has that code. Choose another.': msg`Another affiliate of this event has that code. Choose another.`,
  'This code has orders, so it cannot be changed. Make the affiliate inactive and create another.': msg`This code has orders, so it cannot be changed. Make the affiliate inactive and create another.`,
  'Enter a valid email address.': msg`Enter a valid email address.`,
  'Enter a first name.': msg`Enter a first name.`,
  'Enter a name.': msg`Enter a name.`,
  'Enter a title.': msg`Enter a title.`,
  'Enter a subject.': msg`Enter a subject.`,
  'Write a message.': msg`Write a message.`,
  'Choose an order.': msg`Choose an order.`,
  'Choose at least one order.': msg`Choose at least one order.`,
  'Choose at most 200 orders.': msg`Choose at most 200 orders.`,
  'Choose at least one attendee.': msg`Choose at least one attendee.`,
  'Keep at most 50 templates. Delete one first.': msg`Keep at most 50 templates. Delete one first.`,
  'The event does not have this text anymore.': msg`The event does not have this text anymore.`,
  'These texts are too long together. Shorten some of them.': msg`These texts are too long together. Shorten some of them.`,
  'This is the event’s own language. Change its texts themselves.': msg`This is the event’s own language. Change its texts themselves.`,
  'Save at most 20 views.': msg`Save at most 20 views.`,
  'Choose at most 200 attendees.': msg`Choose at most 200 attendees.`,
  'At least one ticket must be selected.': msg`At least one ticket must be selected.`,
  'Confirm that this message is about the event and not promotional.': msg`Confirm that this message is about the event and not promotional.`,
  'Enter your password.': msg`Enter your password.`,
  'This is not your current password.': msg`This is not your current password.`,
  'Passwords are not the same': msg`Passwords are not the same`,
  'Many people use this password, so it is easy to guess. Choose another.': msg`Many people use this password, so it is easy to guess. Choose another.`,
  'This password is too close to your email address. Choose another.': msg`This password is too close to your email address. Choose another.`,
  'Accept the terms and conditions to continue.': msg`Accept the terms and conditions to continue.`,
  'Choose at least one.': msg`Choose at least one.`,
  'Choose a time in the future.': msg`Choose a time in the future.`,
  'Choose a time within a year.': msg`Choose a time within a year.`,
  'Choose a time of day.': msg`Choose a time of day.`,
  'Enter a number of days from 0 to 365.': msg`Enter a number of days from 0 to 365.`,
  'Enter an address that begins with https:// and that the internet can reach.': msg`Enter an address that begins with https:// and that the internet can reach.`,
  'Choose a time zone from the list.': msg`Choose a time zone from the list.`,
  'Choose a currency from the list.': msg`Choose a currency from the list.`,
  'Choose a country from the list.': msg`Choose a country from the list.`,
  'Enter a full web address.': msg`Enter a full web address.`,
  'Enter a full web address that begins with https://.': msg`Enter a full web address that begins with https://.`,
  'Enter a web address without a username or password.': msg`Enter a web address without a username or password.`,
  'Enter a valid hexadecimal code such as #ffffff.': msg`Enter a valid hexadecimal code such as #ffffff.`,
  'Enter an https address, an email address or a phone number.': msg`Enter an https address, an email address or a phone number.`,
  'Enter a day, such as 2027-05-31.': msg`Enter a day, such as 2027-05-31.`,
  'The last day must not be before the first.': msg`The last day must not be before the first.`,
  'The end must be after the start.': msg`The end must be after the start.`,
  'Copy the tickets too.': msg`Copy the tickets too.`,
  'Enter a date, a time and a time zone, such as 2027-03-01T19:00:00Z.': msg`Enter a date and time.`,
  'The sale must end after it starts.': msg`The sale must end after it starts.`,
  'The list must expire after it becomes active.': msg`The list must expire after it becomes active.`,
  'The amount is higher than what is left to refund.': msg`The amount is higher than what is left to refund.`,
  'This amount is too large.': msg`This amount is too large.`,
  'Enter an amount above zero.': msg`Enter an amount above zero.`,
  'Enter a percentage with at most three decimals, such as 8.875.': msg`Enter a percentage with at most three decimals, such as 8.875.`,
  'Enter a discount, such as 10 or 12.5.': msg`Enter a discount, such as 10 or 12.5.`,
  'Enter a percentage above zero.': msg`Enter a percentage above zero.`,
  'This event already has that promo code. Choose another.': msg`This event already has that promo code. Choose another.`,
  'The ticket type cannot change once attendees or sales exist.': msg`The ticket type cannot change once attendees or sales exist.`,
  'Enter a price above zero.': msg`Enter a price above zero.`,
  'A free ticket costs nothing.': msg`A free ticket costs nothing.`,
  'Enter a label for this tier.': msg`Enter a label for this tier.`,
  'At least one price tier is required.': msg`At least one price tier is required.`,
  'At most 50 price tiers.': msg`At most 50 price tiers.`,
  'Only tiered tickets have several prices.': msg`Only tiered tickets have several prices.`,
  'The maximum is below the minimum.': msg`The maximum is below the minimum.`,
  'Use 3 to 50 characters.': msg`Use 3 to 50 characters.`,
  'Enter an option.': msg`Enter an option.`,
  'A choice question needs at least one option.': msg`A choice question needs at least one option.`,
  'Only choice questions have options.': msg`Only choice questions have options.`,
  'This option already exists.': msg`This option already exists.`,
  'Use letters, digits and symbols such as hyphens, without spaces.': msg`Use letters, digits and symbols such as hyphens, without spaces.`,
  'Enter a discount above zero.': msg`Enter a discount above zero.`,
  'Choose at least one ticket.': msg`Choose at least one ticket.`,
  'Choose tickets of this event.': msg`Choose tickets of this event.`,
  'Choose a JPEG, PNG, WebP or GIF image.': msg`Choose a JPEG, PNG, WebP or GIF image.`,
  'The image must be under 5 MB. Choose a smaller one.': msg`The image must be under 5 MB. Choose a smaller one.`,
  'Choose an image.': msg`Choose an image.`,
  'Enter zero or more.': msg`Enter zero or more.`,
  'Enter a name for every ticket, or for none.': msg`Enter a name for every ticket, or for none.`,
  'Name each ticket of the order once.': msg`Name each ticket of the order once.`,
  'Together, these answers are too long. Shorten some of them.': msg`Together, these answers are too long. Shorten some of them.`,
}
