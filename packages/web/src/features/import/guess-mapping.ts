import { answerPrefix, type ImportField } from '@foyer/contracts/import/import-row'
import type { Question } from '@foyer/contracts/question/question'

/** Which column of a file holds which field, or which answer. */
export type Mapping = Partial<Record<string, string>>

/** How exports call a field, in English and in the other languages of Foyer's organizers. */
const names: Partial<Record<ImportField, RegExp>> = {
  external_id:
    /^(ticket|attendee|position|guest) ?(id|no|number|nr|#)$|^(ticket|attendee) #$|^id$|ticketnummer|n[úu]mero d[eo] (billete|entrada|ingresso|bilhete)/i,
  order_external_id:
    /^(order|booking|purchase) ?(id|no|number|nr|code|#|reference)$|^order$|bestell(nummer|code)|commande|pedido/i,
  ticket:
    /^(ticket|product|item|category)( ?(type|name|title|class))?$|^ticketart$|tarif|tipo de (entrada|ingresso|bilhete)/i,
  price_label: /variation|price (label|name|tier)|tier/i,
  first_name: /^(attendee )?(first|given)[ _-]?name$|^vorname$|^pr[ée]nom$|^nombre$|^nome$|^名$/i,
  last_name:
    /^(attendee )?(last|family|sur)[ _-]?name$|^nachname$|^familienname$|^nom$|^apellidos?$|^(apelido|sobrenome)$|^姓$/i,
  email:
    /^(attendee |guest )?e-?mail( address)?$|^e-?mail-adresse$|^(courriel|adresse e-?mail)$|^correo( electr[óo]nico)?$|^邮箱$|^電子郵件$/i,
  buyer_first_name: /^(buyer|billing|customer|purchaser) (first|given) ?name$/i,
  buyer_last_name: /^(buyer|billing|customer|purchaser) (last|family|sur) ?name$/i,
  buyer_email: /^(buyer|billing|customer|purchaser|order) e-?mail$/i,
  notes: /^(notes?|comments?|notizen?|bemerkung(en)?|remarques?|notas?|备注|備註)$/i,
  status: /^(status|state|estado|statut|状态|狀態)$/i,
  amount_paid:
    /^(amount|price|total|paid|total paid|amount paid)( \([A-Z]{3}\))?$|^(preis|betrag|prix|montant|precio|importe|pre[çc]o|valor)$/i,
  currency: /^(currency|w[äa]hrung|devise|moneda|moeda)$/i,
  sold_at:
    /^(order|purchase|sale|created)([ _](date|at|time))$|^(kaufdatum|bestelldatum|date d.achat|fecha( de compra)?|data( da compra)?)$|^date$/i,
  checked_in_at: /check(ed)?[ -]?in|eingecheckt/i,
  barcode: /bar ?code|qr ?code|ticket (code|secret)|^(code|secret)$/i,
  promo_code: /promo|coupon|voucher|discount code|gutschein/i,
  locale: /^(language|locale|sprache|langue|idioma)$/i,
}

/** Proposes the column of each field, and of each question by its title; a column is proposed once. */
export function guessMapping(
  headings: readonly string[],
  questions: readonly Pick<Question, 'id' | 'title'>[],
): Mapping {
  const free = new Set(headings)
  const mapping: Mapping = {}
  const take = (name: string, isIt: (heading: string) => boolean) => {
    const found = [...free].find(isIt)
    if (found === undefined) return
    free.delete(found)
    mapping[name] = found
  }
  for (const { id, title } of questions)
    take(`${answerPrefix}${id}`, (heading) => heading.toLowerCase() === title.trim().toLowerCase())
  for (const [field, pattern] of Object.entries(names)) take(field, (heading) => pattern.test(heading))
  return mapping
}

/** What a file must say of each ticket before it can be tried. */
export function missingColumns(mapping: Mapping): ImportField[] {
  const has = (field: ImportField) => Boolean(mapping[field])
  return [
    ...(has('ticket') ? [] : (['ticket'] as const)),
    ...(has('email') || has('buyer_email') ? [] : (['email'] as const)),
    ...(has('external_id') || has('order_external_id') ? [] : (['external_id'] as const)),
  ]
}
