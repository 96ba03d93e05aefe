import { answerPrefix, type ImportField } from '@foyer/contracts/import/import-row'
import type { Question } from '@foyer/contracts/question/question'

/** Which column of a file holds which field, or which answer. */
export type Mapping = Partial<Record<string, string>>

/** How exports call a field, in English and in the other languages of Foyer's organizers. What is more particular stands first. */
const names: Partial<Record<ImportField, RegExp>> = {
  barcode:
    /bar ?code|strichcode|qr[ -]?code|ticket (code|secret)|^(code|secret)$|code[- ]barres|c[óo]digo de barras|条码|條碼|二维码/i,
  status:
    /^((attendee|order|ticket|payment|teilnehmer|bestell)[- ]?)?(status|state)$|^(estado|statut|status)( d[aeou]l?a? ?(participante?|asistente|participant|pedido|commande))?$|^(状态|狀態)$/i,
  external_id:
    /^(ticket|attendee|position|guest) ?(id|no\.?|number|nr\.?|#)$|^id$|^(ticket|teilnehmer|karten)-?(nummer|nr\.?|id)$|^(nr\.?|no\.?|#)$|^(n[°º.]+|n[úu]mero) ?d[aeou]l? (billet|billete|entrada|ingresso|bilhete|participante?|asistente)|票号|票號/i,
  order_external_id:
    /^(order|booking|purchase) ?(id|no\.?|number|nr\.?|code|#|reference)$|^order$|^bestell(ung|nummer|code|-?nr\.?|-?id)$|^(n[°º.]+ ?|num[ée]ro |n[úu]mero )?d?[aeou]? ?(commande|pedido)$|订单(号|编号)|訂單(號|編號)/i,
  ticket:
    /^(ticket|product|item|category)( ?(type|name|title|class))?$|^(ticket|karten)(art|typ|name|kategorie)$|^karte$|tarif|^type de billet$|tipo de (entrada|ingresso|bilhete)|票种|票種|票券/i,
  price_label: /variation|price (label|name|tier)|tier/i,
  last_name:
    /^(attendee )?(last|family|sur)[ _-]?name$|^nachname$|^familienname$|^nom( de famille)?$|^apellidos?$|^(apelido|sobrenome)$|^姓$/i,
  first_name:
    /^(attendee )?(first|given)[ _-]?name$|^vorname$|^pr[ée]nom$|^nombre$|^nome$|^名$|^((full|attendee|guest|participant) ?)?name$|^nom complet$|^nombre completo$|^nome completo$|^姓名$/i,
  buyer_first_name: /^(buyer|billing|customer|purchaser) ((first|given) ?)?name$|^k[äa]ufer(name|in)?$/i,
  buyer_last_name: /^(buyer|billing|customer|purchaser) (last|family|sur) ?name$/i,
  buyer_email: /^(buyer|billing|customer|purchaser|order) e-?mail$/i,
  email:
    /^(attendee |guest )?(e-?)?mail( address)?$|^e-?mail-adresse$|^(courriel|adresse e-?mail)$|^correo( electr[óo]nico)?$|^(邮箱|电子邮件|電子郵件)$/i,
  notes: /^(notes?|comments?|notizen?|bemerkung(en)?|remarques?|notas?|备注|備註)$/i,
  amount_paid:
    /^(amount|price|total|paid|total paid|amount paid)( \([A-Z]{3}\))?$|^(preis|betrag|gesamtbetrag|bezahlt|prix|montant|total pay[ée]|precio|importe|total pagado|pre[çc]o|valor|total pago|金额|金額)$/i,
  currency: /^(currency|w[äa]hrung|devise|moneda|moeda|货币|貨幣)$/i,
  sold_at:
    /^(order|purchase|sale|created)([ _](date|at|time))$|^(kauf|bestell)datum$|^date$|^(date|fecha|data)( d[aeou]l?( la)? ?.?(commande|achat|compra|pedido))?$|^(下单时间|訂購時間)$/i,
  checked_in_at: /check(ed)?[ -]?in|eingecheckt/i,
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
