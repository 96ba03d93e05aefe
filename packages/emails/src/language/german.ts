import type { TextId } from './english.ts'

/** Every text of the emails and the ticket, in German. */
export const german: Record<TextId, string> = {
  greeting: 'Hallo {name},',
  'greeting.anonymous': 'Hallo,',
  'footer.questions': 'Fragen?',
  'footer.find-tickets': 'Alle Ihre Bestellungen und Tickets finden',
  'footer.sent-for': 'Mit Foyer gesendet für {organizer}',
  'footer.sent': 'Mit Foyer gesendet',
  'button.fallback': 'Falls die Schaltfläche nicht funktioniert, öffnen Sie diese Adresse:',
  'link.expires': 'Der Link funktioniert einmal. Er ist {duration} gültig.',
  'link.ignore': 'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail. Es ändert sich nichts.',
  'confirmation.ignore':
    'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail. Der Link bestätigt nichts ohne das Passwort der Person, die ihn angefordert hat.',

  'test.title': '[Test] {title}',
  'test.notice':
    'Das ist eine Testveranstaltung: Es fließt kein Geld, und ihre Tickets sind nur zum Ausprobieren.',

  'event.when': 'Wann',
  'event.where': 'Wo',
  'event.online': 'Online',
  'event.organizer': 'Veranstalter',
  'event.join': 'So nehmen Sie teil',
  'event.map': 'Karte öffnen',
  'event.calendar': 'In den Kalender',
  'poster.scan': 'Scannen und Ticket holen',

  'order.reference': 'Bestellung',
  'order.date': 'Bestellt am',
  'order.subtotal': 'Zwischensumme',
  'order.discount': 'Rabatt',
  'order.discount-code': 'Rabatt ({code})',
  'order.total': 'Gesamt',
  'order.free': 'Kostenlos',
  'order.open': 'Bestellung ansehen',
  'order.line': '{quantity} × {name}',

  'ticket.name': 'Name',
  'ticket.kind': 'Ticket',
  'ticket.reference': 'Nummer',
  'wallet.apple': 'Zu Apple Wallet hinzufügen',
  'wallet.google': 'Zu Google Wallet hinzufügen',
  'ticket.open': 'Ticket ansehen',
  'ticket.scan': 'Zeigen Sie diesen Code am Einlass.',
  'ticket.keep': 'Jeder Code gilt für eine Person und einen Einlass. Geben Sie ihn nicht weiter.',
  'ticket.page': 'Ticket {number} von {total}',
  'ticket.test': 'Testticket',
  'tickets.open': '{tickets, plural, one {Ticket ansehen} other {Tickets ansehen}}',
  'tickets.more': '{tickets, plural, one {# weiteres Ticket} other {# weitere Tickets}}',
  'tickets.more-body': 'Ihre QR-Codes stehen im angehängten PDF und hinter diesen Links.',
  'tickets.rest': '{tickets, plural, one {Und # weiteres.} other {Und # weitere.}}',

  'order-confirmation.subject': 'Ihre Bestellung für {event} ({reference})',
  'order-confirmation.preview':
    '{tickets, plural, one {Ihr Ticket ist da} other {Ihre # Tickets sind da}}. Bestellung {reference}.',
  'order-confirmation.heading': 'Sie sind dabei: {event}',
  'order-confirmation.guests': '{tickets, plural, one {Ticket Ihres Gastes} other {Tickets Ihrer Gäste}}',
  'order-confirmation.guests-body': 'Jeder Gast erhält das eigene Ticket auch per E-Mail.',
  'order-confirmation.summary': 'Bestellübersicht',
  'order-confirmation.terms': 'Sie haben die AGB von {organizer} angenommen:',

  'attendee-ticket.subject':
    '{tickets, plural, one {Ihr Ticket} other {Ihre # Tickets}} für {event} ({reference})',
  'attendee-ticket.preview': '{ticket}, {when}',
  'attendee-ticket.heading': '{tickets, plural, one {Ihr Ticket} other {Ihre # Tickets}} für {event}',
  'attendee-ticket.body':
    '{tickets, plural, one {Ihr Ticket hängt} other {Ihre Tickets hängen}} als PDF zum Drucken oder Aufheben an, dazu eine Datei für Ihren Kalender.',
  'attendee-ticket.qr': 'QR-Code des Tickets {reference} für {name}',

  'ticket-offer.subject': '{from} bietet Ihnen ein Ticket für {event} an',
  'ticket-offer.preview': '{ticket}. Nehmen Sie es an, um Ihren eigenen QR-Code zu bekommen.',
  'ticket-offer.heading': 'Ein Ticket für {event}, für Sie',
  'ticket-offer.body':
    '{from} möchte dieses Ticket an Sie weitergeben: {ticket}. Sobald Sie es annehmen, bekommen Sie ein eigenes Ticket mit QR-Code, und das bisherige ist nicht mehr gültig.',
  'ticket-offer.until': 'Sie können es bis {when} annehmen.',
  'ticket-offer.open': 'Ticket ansehen',
  'ticket-offer.ignore':
    'Wenn Sie das Ticket nicht möchten, ignorieren Sie diese E-Mail. Es bleibt dann bei der Person, die es hat.',
  'ticket-passed-on.subject': 'Ihr Ticket für {event} wurde weitergegeben ({reference})',
  'ticket-passed-on.preview': '{to} hat es angenommen.',
  'ticket-passed-on.heading': 'Ihr Ticket für {event} wurde weitergegeben',
  'ticket-passed-on.body':
    '{to} hat Ihr Ticket {reference} angenommen und besitzt es jetzt. Mit Ihrem QR-Code kommen Sie nicht mehr hinein.',
  'ticket-passed-on.mistake':
    'Wenn Sie es nicht weitergegeben haben, wenden Sie sich jetzt an den Veranstalter.',
  'address-changed.subject': 'Die E-Mail-Adresse von {reference} für {event} wurde geändert',
  'address-changed.preview': 'E-Mails dazu gehen jetzt an {to}.',
  'address-changed.heading': 'Die E-Mail-Adresse wurde geändert',
  'address-changed.body':
    '{reference} für {event} hat jetzt eine andere E-Mail-Adresse: {to}. E-Mails dazu gehen dorthin. Ihre bisherigen Links funktionieren weiter.',
  'address-changed.mistake':
    'Wenn Sie das nicht waren: Öffnen Sie Ihre Bestellung oder Ihr Ticket über den Link in einer früheren E-Mail, ändern Sie die Adresse zurück und informieren Sie den Veranstalter.',

  'payment-failed.subject': 'Ihre Zahlung für {event} ist fehlgeschlagen',
  'payment-failed.preview': 'Für Bestellung {reference} wurde nichts abgebucht.',
  'payment-failed.heading': 'Ihre Zahlung ist fehlgeschlagen',
  'payment-failed.body': 'Die Zahlung von {amount} für {event} wurde abgelehnt. Es wurde nichts abgebucht.',
  'payment-failed.held':
    'Ihre Tickets sind bis {time} reserviert. Sie können erneut zahlen, mit derselben oder einer anderen Karte.',
  'payment-failed.lapsed':
    'Ihre Tickets sind nicht mehr reserviert. Solange es noch Tickets gibt, können Sie neu bestellen.',
  'payment-failed.retry': 'Erneut zahlen',
  'payment-failed.reorder': 'Zur Veranstaltung',

  'order-cancelled.subject': 'Ihre Bestellung für {event} wurde storniert ({reference})',
  'order-cancelled.preview': 'Die Tickets dieser Bestellung sind nicht mehr gültig.',
  'order-cancelled.heading': 'Ihre Bestellung wurde storniert',
  'order-cancelled.body':
    'Die Bestellung {reference} für {event} wurde storniert. {tickets, plural, one {Ihr Ticket ist} other {Die # Tickets sind}} nicht mehr gültig.',
  'order-cancelled.refund':
    '{amount} werden auf die Karte erstattet, mit der Sie bezahlt haben. Dazu erhalten Sie eine weitere E-Mail.',
  'order-cancelled.no-refund':
    'Wenn Sie bezahlt haben und eine Erstattung erwarten, wenden Sie sich an den Veranstalter.',
  'tickets-cancelled.subject':
    '{tickets, plural, one {Ihr Ticket} other {Ihre # Tickets}} für {event} {tickets, plural, one {wurde} other {wurden}} storniert',
  'tickets-cancelled.preview':
    '{tickets, plural, one {Damit kommt niemand mehr hinein.} other {Damit kommt niemand mehr hinein.}}',
  'tickets-cancelled.heading':
    '{tickets, plural, one {Ihr Ticket wurde storniert} other {Ihre Tickets wurden storniert}}',
  'tickets-cancelled.body':
    'Der Käufer der Bestellung hat {tickets, plural, one {dieses Ticket} other {diese Tickets}} für {event} storniert: {references}. Damit kommt niemand mehr hinein.',

  'order-refunded.subject.full': 'Ihre Bestellung für {event} wurde erstattet ({reference})',
  'order-refunded.subject.partial': 'Ein Teil Ihrer Bestellung für {event} wurde erstattet ({reference})',
  'order-refunded.preview': '{amount} sind auf dem Weg zu Ihnen.',
  'order-refunded.heading': '{amount} sind auf dem Weg zu Ihnen',
  'order-refunded.body.full':
    'Wir haben die Bestellung {reference} für {event} vollständig erstattet. Das Geld geht auf die Karte zurück, mit der Sie bezahlt haben, meist innerhalb von 5 bis 10 Tagen.',
  'order-refunded.body.partial':
    'Wir haben einen Teil der Bestellung {reference} für {event} erstattet. Das Geld geht auf die Karte zurück, mit der Sie bezahlt haben, meist innerhalb von 5 bis 10 Tagen.',
  'order-refunded.this': 'Diese Erstattung',
  'order-refunded.before': 'Früher erstattet',
  'order-refunded.paid': 'Von Ihnen bezahlt',
  'order-refunded.remaining': 'Verbleibend',

  'sold-out.subject': 'Ihre Zahlung für {event} wurde erstattet: ausverkauft',
  'sold-out.preview': 'Ihre Zahlung kam zu spät an. {amount} sind auf dem Weg zu Ihnen.',
  'sold-out.heading': 'Die Tickets waren ausverkauft, bevor Ihre Zahlung ankam',
  'sold-out.body':
    'Wir haben Ihre Tickets für {event} eine Zeit lang reserviert. Ihre Zahlung kam erst danach an, und da waren sie schon verkauft. Das tut uns leid.',
  'sold-out.refund':
    'Wir haben {amount} vollständig auf die Karte erstattet, mit der Sie bezahlt haben. Das Geld kommt meist innerhalb von 5 bis 10 Tagen an. Sie haben keine Tickets für diese Veranstaltung.',
  'sold-out.open': 'Zur Veranstaltung',
  'sold-out-notice.subject': 'Eine verspätete Zahlung für {event} wurde erstattet ({reference})',
  'sold-out-notice.heading': 'Eine verspätete Zahlung wurde erstattet',
  'sold-out-notice.body':
    '{buyer} hat {amount} für die Bestellung {reference} zu {event} bezahlt, nachdem die Reservierung abgelaufen war. Die Tickets waren da schon verkauft. Der volle Betrag wurde erstattet und der Käufer benachrichtigt. Es wurde kein Ticket ausgestellt.',
  'sold-out-notice.open': 'Bestellung öffnen',
  'dispute.opened.subject': 'Eine Zahlung für {event} wurde angefochten ({reference})',
  'dispute.opened.heading': 'Eine Bank hat eine Zahlung zurückgeholt',
  'dispute.opened.body':
    '{buyer} hat die Zahlung für die Bestellung {reference} zu {event} bei der Bank angefochten. Die Bank behält {amount}, bis sie entschieden hat. Antworten Sie in Ihrem Stripe-Dashboard mit Belegen, dass die Tickets gekauft und genutzt wurden. Die Tickets bleiben vorerst gültig.',
  'dispute.inquiry.subject': 'Eine Bank fragt nach einer Zahlung für {event} ({reference})',
  'dispute.inquiry.heading': 'Eine Bank fragt nach einer Zahlung',
  'dispute.inquiry.body':
    'Die Bank von {buyer} fragt nach {amount} für die Bestellung {reference} zu {event}. Es wurde kein Geld zurückgeholt. Antworten Sie in Ihrem Stripe-Dashboard oder erstatten Sie die Bestellung.',
  'dispute.won.subject': 'Anfechtung zu {reference} für {event} gewonnen',
  'dispute.won.heading': 'Sie haben die Anfechtung gewonnen',
  'dispute.won.body':
    'Die Bank von {buyer} hat zu Ihren Gunsten entschieden. Sie behalten {amount} für die Bestellung {reference} zu {event}.',
  'dispute.lost.subject': 'Anfechtung zu {reference} für {event} verloren',
  'dispute.lost.heading': 'Sie haben die Anfechtung verloren',
  'dispute.lost.body':
    'Die Bank von {buyer} hat gegen Sie entschieden. {amount} für die Bestellung {reference} zu {event} sind endgültig an den Käufer zurückgegangen. Foyer zählt den Betrag als erstattet.',
  'dispute.closed.subject': 'Die Anfrage zu {reference} für {event} ist abgeschlossen',
  'dispute.closed.heading': 'Die Anfrage der Bank ist abgeschlossen',
  'dispute.closed.body':
    'Die Anfrage zu {amount}, die {buyer} für die Bestellung {reference} zu {event} bezahlt hat, ist abgeschlossen. Es wurde kein Geld zurückgeholt.',
  'dispute.due': 'Stripe nimmt Ihre Antwort bis zum {date} an.',
  'dispute.tickets-ended': 'Die Tickets dieser Bestellung sind nicht mehr gültig.',
  'dispute.tickets-valid':
    'Die Tickets sind noch gültig. Stornieren Sie die Bestellung, wenn sie es nicht sein sollen.',
  'dispute.open': 'Bestellung öffnen',

  'email-confirmation.subject': 'Bestätigen Sie Ihre E-Mail-Adresse',
  'email-confirmation.preview': 'Danach können Sie Ihre Veranstaltungen veröffentlichen.',
  'email-confirmation.heading': 'Bestätigen Sie Ihre E-Mail-Adresse',
  'email-confirmation.body':
    'Jemand hat sich mit {email} bei Foyer registriert. Wenn Sie das waren, öffnen Sie den Link und bestätigen Sie die Adresse. Dann können Sie Veranstaltungen veröffentlichen, Zahlungen annehmen, Personen einladen und andere Apps verbinden.',
  'email-confirmation.open': 'E-Mail-Adresse bestätigen',

  'password-reset.subject': 'Neues Passwort festlegen',
  'password-reset.preview': 'Ein Link, um ein neues Passwort festzulegen.',
  'password-reset.heading': 'Neues Passwort festlegen',
  'password-reset.body': 'Jemand, hoffentlich Sie, möchte für {email} ein neues Passwort festlegen.',
  'password-reset.open': 'Neues Passwort festlegen',

  'user-invitation.subject': '{inviter} lädt Sie zu {account} ein',
  'user-invitation.preview': 'Gemeinsam Veranstaltungen mit Foyer organisieren.',
  'user-invitation.heading': 'Machen Sie mit bei {account}',
  'user-invitation.body':
    '{inviter} lädt Sie ein, mit {account} auf Foyer Veranstaltungen zu organisieren, {role, select, ADMIN {als Admin} other {als Veranstalter}}.',
  'user-invitation.open': 'Einladung annehmen',

  'email-change-confirmation.subject': 'Bestätigen Sie Ihre neue E-Mail-Adresse',
  'email-change-confirmation.preview': 'Bis dahin melden Sie sich mit der alten an.',
  'email-change-confirmation.heading': 'Bestätigen Sie Ihre neue E-Mail-Adresse',
  'email-change-confirmation.body':
    'Die E-Mail-Adresse Ihres Kontos soll von {old_email} zu {new_email} wechseln. Bis Sie das bestätigen, melden Sie sich mit der alten Adresse an.',
  'email-change-confirmation.open': 'Neue Adresse bestätigen',

  'email-change-notice.subject': 'Ihre E-Mail-Adresse soll sich ändern',
  'email-change-notice.preview': 'Zu {new_email}, sobald diese Adresse bestätigt ist.',
  'email-change-notice.heading': 'Ihre E-Mail-Adresse soll sich ändern',
  'email-change-notice.body':
    'Jemand, hoffentlich Sie, möchte sich mit {new_email} statt mit {old_email} anmelden. Nichts ändert sich, bevor die neue Adresse bestätigt ist.',
  'email-change-notice.open': 'Profil öffnen',
  'email-change-notice.note':
    'Wenn Sie das nicht waren, brechen Sie die Änderung in Ihrem Profil ab und wählen Sie ein neues Passwort.',

  'password-changed-notice.subject': 'Ihr Passwort wurde geändert',
  'password-changed-notice.preview': 'Für {email}.',
  'password-changed-notice.heading': 'Ihr Passwort wurde geändert',
  'password-changed-notice.body':
    'Das Passwort von {email} wurde geändert, und alle anderen Geräte wurden abgemeldet. Wenn Sie das waren, müssen Sie nichts tun.',
  'password-changed-notice.ended':
    'Damit ist zum ersten Mal nachgewiesen, dass {email} Ihnen gehört. Zur Sicherheit haben wir zurückgesetzt, was zuvor damit eingerichtet wurde, etwa API-Schlüssel, Webhooks, Zahlungen und Einladungen. Entwürfe sind noch da. Melden Sie sich an, um die Liste zu sehen.',
  'password-changed-notice.open': 'Neues Passwort festlegen',
  'password-changed-notice.note':
    'Wenn Sie das nicht waren, legen Sie jetzt ein neues Passwort fest und sagen Sie dem Inhaber Ihres Kontos Bescheid.',
  'webhook-stopped-notice.subject': 'Ihr Webhook an {host} wurde ausgeschaltet',
  'webhook-stopped-notice.preview': 'Für {account}.',
  'webhook-stopped-notice.heading': 'Der Webhook an {host} ist aus',
  'webhook-stopped-notice.body':
    '{reason, select, GONE {{host} hat geantwortet, dass es die Adresse nicht mehr gibt. Foyer hat den Webhook deshalb ausgeschaltet.} other {Drei Tage lang kam keine Nachricht bei {host} an. Foyer hat den Webhook deshalb ausgeschaltet.}}',
  'webhook-stopped-notice.open': 'Webhooks öffnen',
  'webhook-stopped-notice.note':
    'Sobald {host} wieder antwortet, schalten Sie den Webhook ein. Er macht dort weiter, wo er aufgehört hat.',
  'address-known.subject': 'Sie haben schon einen Zugang',
  'address-known.preview': 'Melden Sie sich mit {email} an.',
  'address-known.heading': 'Sie haben schon einen Zugang',
  'address-known.body':
    'Jemand, hoffentlich Sie, wollte mit {email} einen neuen Zugang anlegen. Diese Adresse hat schon einen, und daran hat sich nichts geändert. Melden Sie sich mit ihm an.',
  'address-known.open': 'Anmelden',
  'address-known.note':
    'Passwort vergessen? Hier legen Sie ein neues fest: {reset_url}. Wenn Sie das nicht waren, ignorieren Sie diese E-Mail.',

  'export.order': 'Bestellung',
  'export.attendee': 'Gast',
  'export.status': 'Status',
  'export.first-name': 'Vorname',
  'export.last-name': 'Nachname',
  'export.email': 'E-Mail',
  'export.tickets': 'Tickets',
  'export.ticket': 'Ticket',
  'export.price': 'Preis',
  'export.ticket-count': 'Anzahl Tickets',
  'export.currency': 'Währung',
  'export.subtotal': 'Zwischensumme',
  'export.discount': 'Rabatt',
  'export.fees': 'Gebühren',
  'export.taxes': 'Steuern',
  'export.total': 'Gesamt',
  'export.refunded': 'Erstattet',
  'export.promo-code': 'Aktionscode',
  'export.affiliate': 'Partner',
  'export.affiliate-status.ACTIVE': 'Aktiv',
  'export.affiliate-status.INACTIVE': 'Inaktiv',
  'export.code': 'Code',
  'export.order-count': 'Anzahl Bestellungen',
  'export.sales': 'Verkäufe',
  'export.created-at': 'Angelegt',
  'export.paid-by': 'Bezahlt über',
  'export.source': 'Herkunft',
  'export.ordered-at': 'Bestellt',
  'export.completed-at': 'Abgeschlossen',
  'export.cancelled-at': 'Storniert',
  'export.terms-accepted-at': 'AGB angenommen am',
  'export.accepted-terms': 'Angenommene AGB',
  'export.checked-in-at': 'Eingelassen: {list}',
  'export.language': 'Sprache',
  'export.notes': 'Notizen',
  'export.answer': 'Antwort',
  'export.other-answers': 'Andere Antworten',
  'export.payment.STRIPE': 'Karte',
  'export.payment.OFFLINE': 'Außerhalb von Foyer',
  'export.payment.TEST': 'Test',
  'export.source.ONLINE': 'Online',
  'export.source.MANUAL': 'Manuell',
  'export.source.IMPORTED': 'Importiert',
  'export.attendee-status.ACTIVE': 'Aktiv',
  'export.attendee-status.CANCELLED': 'Storniert',
  'export.attendee-status.RESERVED': 'Reserviert',
  'export.order-status.IN_PROGRESS': 'In Bearbeitung',
  'export.order-status.AWAITING_PAYMENT': 'Zahlung ausstehend',
  'export.order-status.PROCESSING': 'In Verarbeitung',
  'export.order-status.COMPLETED': 'Abgeschlossen',
  'export.order-status.CANCELLED': 'Storniert',
  'export.order-status.EXPIRED': 'Abgelaufen',
  'export.order-status.REFUND_PENDING': 'Erstattung läuft',
  'export.order-status.PARTIALLY_REFUNDED': 'Teilweise erstattet',
  'export.order-status.REFUNDED': 'Erstattet',
  'export.order-status.REFUND_FAILED': 'Erstattung fehlgeschlagen',
  'export.order-status.PAYMENT_FAILED': 'Zahlung fehlgeschlagen',
  'found-tickets.subject': 'Ihre Bestellungen und Tickets',
  'found-tickets.body':
    'Jemand, vermutlich Sie selbst, hat nach den Bestellungen und Tickets von {email} gefragt. Hier sind die Links dazu. Geben Sie sie nicht weiter: Jedes Ticket lässt eine Person ein.',
  'found-tickets.past': 'Vergangene Veranstaltungen',

  'calendar.sale-start': 'Vorverkaufsstart: {event}',
  'event-message.reason':
    'Sie erhalten diese E-Mail, weil Sie ein Ticket oder eine Bestellung für {event} haben.',
}
