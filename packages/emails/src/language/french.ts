import type { TextId } from './english.ts'

/** Every text of the emails, the ticket and the exported files, in French. */
export const french: Record<TextId, string> = {
  greeting: 'Bonjour {name},',
  'greeting.anonymous': 'Bonjour,',
  'footer.questions': 'Des questions ?',
  'footer.find-tickets': 'Retrouver toutes vos commandes et vos billets',
  'footer.sent-for': 'Envoyé avec Foyer pour {organizer}',
  'footer.sent': 'Envoyé avec Foyer',
  'button.fallback': 'Si le bouton ne fonctionne pas, ouvrez cette adresse :',
  'link.expires': 'Le lien fonctionne une fois, pendant {duration}.',
  'link.ignore': 'Si vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail. Rien ne change.',
  'confirmation.ignore':
    'Si ce n’était pas vous, ignorez cet e-mail. Le lien ne confirme rien sans le mot de passe de la personne qui l’a demandé.',

  'test.title': '[Test] {title}',
  'test.notice':
    'Ceci est un événement de test : aucun argent ne circule, et ses billets servent seulement à faire des essais.',

  'event.when': 'Quand',
  'event.where': 'Où',
  'event.online': 'En ligne',
  'event.organizer': 'Organisateur',
  'event.join': 'Comment participer',
  'event.map': 'Ouvrir le plan',
  'event.calendar': 'Ajouter à l’agenda',
  'poster.scan': 'Scannez pour obtenir votre billet',

  'order.reference': 'Commande',
  'order.date': 'Date de commande',
  'order.subtotal': 'Sous-total',
  'order.discount': 'Remise',
  'order.discount-code': 'Remise ({code})',
  'order.total': 'Total',
  'order.free': 'Gratuit',
  'order.open': 'Voir votre commande',
  'order.line': '{quantity} × {name}',

  'ticket.name': 'Nom',
  'ticket.kind': 'Billet',
  'ticket.reference': 'Référence',
  'wallet.apple': 'Ajouter à Apple Wallet',
  'wallet.google': 'Ajouter à Google Wallet',
  'ticket.open': 'Voir votre billet',
  'ticket.scan': 'Présentez ce code à l’entrée.',
  'ticket.keep': 'Chaque code fait entrer une personne, une seule fois. Gardez-le pour vous.',
  'ticket.page': 'Billet {number} sur {total}',
  'ticket.test': 'Billet de test',
  'tickets.open': '{tickets, plural, one {Voir votre billet} other {Voir vos billets}}',
  'tickets.more': '{tickets, plural, one {# autre billet} other {# autres billets}}',
  'tickets.more-body': 'Leurs QR codes se trouvent dans le PDF joint et derrière ces liens.',
  'tickets.rest': '{tickets, plural, one {Et # autre.} other {Et # autres.}}',

  'order-confirmation.subject': 'Votre commande pour {event} ({reference})',
  'order-confirmation.preview':
    '{tickets, plural, one {Votre billet est prêt} other {Vos # billets sont prêts}}. Commande {reference}.',
  'order-confirmation.heading': 'C’est confirmé : {event}',
  'order-confirmation.guests':
    '{tickets, plural, one {Le billet de votre invité} other {Les billets de vos invités}}',
  'order-confirmation.guests-body': 'Chaque invité reçoit aussi le sien par e-mail.',
  'order-confirmation.summary': 'Récapitulatif de la commande',
  'order-confirmation.terms': 'Vous avez accepté les conditions de l’organisateur ({organizer}) :',

  'attendee-ticket.subject':
    '{tickets, plural, one {Votre billet} other {Vos # billets}} pour {event} ({reference})',
  'attendee-ticket.preview': '{ticket}, {when}',
  'attendee-ticket.heading': '{tickets, plural, one {Votre billet} other {Vos # billets}} pour {event}',
  'attendee-ticket.body':
    '{tickets, plural, one {Votre billet est joint} other {Vos billets sont joints}} en PDF, à imprimer ou à conserver, avec un fichier pour votre agenda.',
  'attendee-ticket.qr': 'QR code du billet {reference} pour {name}',

  'ticket-offer.subject': '{from} vous propose un billet pour {event}',
  'ticket-offer.preview': '{ticket}. Acceptez-le pour recevoir votre propre QR code.',
  'ticket-offer.heading': 'Un billet pour {event}, pour vous',
  'ticket-offer.body':
    '{from} souhaite vous céder ce billet : {ticket}. Dès que vous l’acceptez, vous recevez votre propre billet avec un QR code, et le sien n’est plus valable.',
  'ticket-offer.until': 'Vous pouvez l’accepter jusqu’au {when}.',
  'ticket-offer.open': 'Voir le billet',
  'ticket-offer.ignore':
    'Si vous ne voulez pas de ce billet, ignorez cet e-mail. Il reste à la personne qui le détient.',
  'ticket-passed-on.subject': 'Votre billet pour {event} a été cédé ({reference})',
  'ticket-passed-on.preview': '{to} l’a accepté.',
  'ticket-passed-on.heading': 'Votre billet pour {event} a été cédé',
  'ticket-passed-on.body':
    '{to} a accepté votre billet {reference} et le détient désormais. Votre QR code ne vous permet plus d’entrer.',
  'ticket-passed-on.mistake': 'Si vous ne l’avez pas cédé, contactez l’organisateur dès maintenant.',
  'address-changed.subject': 'L’adresse e-mail de {reference} pour {event} a changé',
  'address-changed.preview': 'Les e-mails vont désormais à {to}.',
  'address-changed.heading': 'L’adresse e-mail a été modifiée',
  'address-changed.body':
    '{reference} pour {event} a désormais une autre adresse e-mail : {to}. Les e-mails y sont envoyés, et vos anciens liens fonctionnent toujours.',
  'address-changed.mistake':
    'Si vous n’êtes pas à l’origine de ce changement, ouvrez votre commande ou votre billet avec le lien d’un e-mail précédent, rétablissez l’adresse et prévenez l’organisateur.',

  'payment-failed.subject': 'Votre paiement pour {event} n’a pas abouti',
  'payment-failed.preview': 'Rien n’a été débité pour la commande {reference}.',
  'payment-failed.heading': 'Votre paiement n’a pas abouti',
  'payment-failed.body': 'Le paiement de {amount} pour {event} a été refusé. Rien n’a été débité.',
  'payment-failed.held':
    'Vos billets sont réservés jusqu’à {time}. Vous pouvez payer à nouveau, avec la même carte ou une autre.',
  'payment-failed.lapsed':
    'Vos billets ne sont plus réservés. Vous pouvez commander à nouveau tant qu’il en reste.',
  'payment-failed.retry': 'Payer à nouveau',
  'payment-failed.reorder': 'Voir l’événement',

  'order-cancelled.subject': 'Votre commande pour {event} a été annulée ({reference})',
  'order-cancelled.preview': 'Les billets de cette commande ne sont plus valables.',
  'order-cancelled.heading': 'Votre commande a été annulée',
  'order-cancelled.body':
    'La commande {reference} pour {event} a été annulée. {tickets, plural, one {Son billet n’est plus valable.} other {Ses # billets ne sont plus valables.}}',
  'order-cancelled.refund':
    'Le remboursement de {amount} est en cours sur la carte utilisée pour le paiement. Vous recevrez un autre e-mail à ce sujet.',
  'order-cancelled.no-refund':
    'Si vous avez payé cette commande et attendez un remboursement, contactez l’organisateur.',
  'tickets-cancelled.subject':
    '{tickets, plural, one {Votre billet} other {Vos # billets}} pour {event} {tickets, plural, one {a été annulé} other {ont été annulés}}',
  'tickets-cancelled.preview':
    '{tickets, plural, one {Il ne permet plus d’entrer.} other {Ils ne permettent plus d’entrer.}}',
  'tickets-cancelled.heading':
    '{tickets, plural, one {Votre billet a été annulé} other {Vos billets ont été annulés}}',
  'tickets-cancelled.body':
    'L’acheteur de la commande a annulé {tickets, plural, one {ce billet} other {ces billets}} pour {event} : {references}. {tickets, plural, one {Il ne permet plus d’entrer.} other {Ils ne permettent plus d’entrer.}}',

  'order-refunded.subject.full': 'Votre commande pour {event} a été remboursée ({reference})',
  'order-refunded.subject.partial': 'Votre commande pour {event} a été remboursée en partie ({reference})',
  'order-refunded.preview': 'Votre remboursement de {amount} est en route.',
  'order-refunded.heading': 'Votre remboursement de {amount} est en route',
  'order-refunded.body.full':
    'Nous avons remboursé intégralement la commande {reference} pour {event}. L’argent revient sur la carte utilisée pour le paiement, généralement sous 5 à 10 jours.',
  'order-refunded.body.partial':
    'Nous avons remboursé une partie de la commande {reference} pour {event}. L’argent revient sur la carte utilisée pour le paiement, généralement sous 5 à 10 jours.',
  'order-refunded.this': 'Ce remboursement',
  'order-refunded.before': 'Déjà remboursé',
  'order-refunded.paid': 'Vous avez payé',
  'order-refunded.remaining': 'Restant',

  'sold-out.subject': 'Votre paiement pour {event} a été remboursé : billets épuisés',
  'sold-out.preview': 'Votre paiement est arrivé trop tard. Votre remboursement de {amount} est en route.',
  'sold-out.heading': 'Les billets étaient épuisés avant l’arrivée de votre paiement',
  'sold-out.body':
    'Nous avons réservé vos billets pour {event} pendant une durée limitée. Votre paiement est arrivé après, et ils étaient alors vendus. Nous en sommes désolés.',
  'sold-out.refund':
    'Nous avons remboursé l’intégralité, soit {amount}, sur la carte utilisée pour le paiement. L’argent arrive généralement sous 5 à 10 jours. Vous n’avez pas de billet pour cet événement.',
  'sold-out.open': 'Voir l’événement',
  'sold-out-notice.subject': 'Un paiement tardif pour {event} a été remboursé ({reference})',
  'sold-out-notice.heading': 'Un paiement tardif a été remboursé',
  'sold-out-notice.body':
    '{buyer} a payé {amount} pour la commande {reference} ({event}) après la fin de la réservation. Les billets étaient alors vendus. Le montant total a été remboursé et l’acheteur a été prévenu. Aucun billet n’a été émis.',
  'sold-out-notice.open': 'Ouvrir la commande',
  'dispute.opened.subject': 'Un paiement pour {event} est contesté ({reference})',
  'dispute.opened.heading': 'La banque d’un acheteur a repris un paiement',
  'dispute.opened.body':
    '{buyer} a contesté auprès de sa banque le paiement de la commande {reference} pour {event}. La banque garde {amount} jusqu’à sa décision. Répondez dans votre tableau de bord Stripe, avec la preuve que les billets ont été achetés et utilisés. Les billets restent valables pour l’instant.',
  'dispute.inquiry.subject': 'Une banque se renseigne sur un paiement pour {event} ({reference})',
  'dispute.inquiry.heading': 'La banque d’un acheteur se renseigne sur un paiement',
  'dispute.inquiry.body':
    'La banque de l’acheteur ({buyer}) se renseigne sur le paiement de {amount} pour la commande {reference} ({event}). Aucun argent n’a été repris. Répondez dans votre tableau de bord Stripe, ou remboursez la commande.',
  'dispute.won.subject': 'Vous avez gagné le litige sur {reference} pour {event}',
  'dispute.won.heading': 'Vous avez gagné le litige',
  'dispute.won.body':
    'La banque de l’acheteur ({buyer}) a décidé en votre faveur. Vous gardez {amount} pour la commande {reference} ({event}).',
  'dispute.lost.subject': 'Vous avez perdu le litige sur {reference} pour {event}',
  'dispute.lost.heading': 'Vous avez perdu le litige',
  'dispute.lost.body':
    'La banque de l’acheteur ({buyer}) a décidé contre vous. La somme de {amount} pour la commande {reference} ({event}) est définitivement revenue à l’acheteur. Foyer la compte comme remboursée.',
  'dispute.closed.subject': 'La demande d’information de la banque sur {reference} pour {event} est close',
  'dispute.closed.heading': 'La demande d’information de la banque est close',
  'dispute.closed.body':
    'La demande d’information sur les {amount} payés par {buyer} pour la commande {reference} ({event}) est close. Aucun argent n’a été repris.',
  'dispute.due': 'Stripe accepte votre réponse jusqu’au {date}.',
  'dispute.tickets-ended': 'Les billets de cette commande ne sont plus valables.',
  'dispute.tickets-valid':
    'Les billets sont toujours valables. Pour qu’ils ne le soient plus, annulez la commande.',
  'dispute.open': 'Ouvrir la commande',

  'email-confirmation.subject': 'Confirmez votre adresse e-mail',
  'email-confirmation.preview': 'Confirmez-la, et vous pourrez publier vos événements.',
  'email-confirmation.heading': 'Confirmez votre adresse e-mail',
  'email-confirmation.body':
    'Quelqu’un s’est inscrit sur Foyer avec {email}. Si c’était vous, ouvrez le lien et confirmez. Vous pourrez alors publier vos événements, encaisser des paiements, inviter des personnes et connecter des programmes.',
  'email-confirmation.open': 'Confirmer l’adresse e-mail',

  'password-reset.subject': 'Définissez un nouveau mot de passe',
  'password-reset.preview': 'Un lien pour définir un nouveau mot de passe.',
  'password-reset.heading': 'Définissez un nouveau mot de passe',
  'password-reset.body':
    'Une personne, vous sans doute, a demandé à définir un nouveau mot de passe pour {email}.',
  'password-reset.open': 'Définir un nouveau mot de passe',

  'user-invitation.subject': '{inviter} vous invite à rejoindre {account}',
  'user-invitation.preview': 'Organisez des événements ensemble sur Foyer.',
  'user-invitation.heading': 'Rejoignez {account}',
  'user-invitation.body':
    '{inviter} vous invite à organiser des événements avec {account} sur Foyer, {role, select, ADMIN {comme admin} other {comme organisateur}}.',
  'user-invitation.open': 'Accepter l’invitation',

  'email-change-confirmation.subject': 'Confirmez votre nouvelle adresse e-mail',
  'email-change-confirmation.preview': 'D’ici là, connectez-vous avec l’ancienne.',
  'email-change-confirmation.heading': 'Confirmez votre nouvelle adresse e-mail',
  'email-change-confirmation.body':
    'L’adresse e-mail de votre accès va passer de {old_email} à {new_email}. Jusqu’à sa confirmation, connectez-vous avec l’ancienne adresse.',
  'email-change-confirmation.open': 'Confirmer la nouvelle adresse',

  'email-change-notice.subject': 'Votre adresse e-mail va changer',
  'email-change-notice.preview': 'Pour {new_email}, une fois cette adresse confirmée.',
  'email-change-notice.heading': 'Votre adresse e-mail va changer',
  'email-change-notice.body':
    'Une personne, vous sans doute, souhaite se connecter avec {new_email} au lieu de {old_email}. Rien ne change tant que la nouvelle adresse n’est pas confirmée.',
  'email-change-notice.open': 'Ouvrir votre profil',
  'email-change-notice.note':
    'Si ce n’était pas vous, annulez la modification dans votre profil et choisissez un nouveau mot de passe.',

  'password-changed-notice.subject': 'Votre mot de passe a été modifié',
  'password-changed-notice.preview': 'Pour {email}.',
  'password-changed-notice.heading': 'Votre mot de passe a été modifié',
  'password-changed-notice.body':
    'Le mot de passe de {email} a été modifié, et tous les autres appareils ont été déconnectés. Si c’était vous, vous n’avez rien à faire.',
  'password-changed-notice.ended':
    'C’est la première preuve que {email} est à vous. Par sécurité, nous avons mis fin à ce qui avait été configuré auparavant avec cette adresse, comme les clés API, les webhooks, les paiements et les invitations. Les brouillons sont toujours là. Connectez-vous pour voir la liste.',
  'password-changed-notice.open': 'Définir un nouveau mot de passe',
  'password-changed-notice.note':
    'Si ce n’était pas vous, définissez maintenant un nouveau mot de passe et prévenez le propriétaire de votre compte.',
  'webhook-stopped-notice.subject': 'Votre webhook vers {host} a été désactivé',
  'webhook-stopped-notice.preview': 'Pour {account}.',
  'webhook-stopped-notice.heading': 'Le webhook vers {host} est désactivé',
  'webhook-stopped-notice.body':
    '{reason, select, GONE {{host} a répondu que l’adresse n’existe plus. Foyer a donc désactivé le webhook.} other {Aucun message n’est parvenu à {host} pendant trois jours. Foyer a donc désactivé le webhook.}}',
  'webhook-stopped-notice.open': 'Ouvrir vos webhooks',
  'webhook-stopped-notice.note':
    'Dès que {host} répond de nouveau, activez le webhook. Il reprend là où il s’est arrêté.',
  'address-known.subject': 'Vous avez déjà un accès',
  'address-known.preview': 'Connectez-vous avec {email}.',
  'address-known.heading': 'Vous avez déjà un accès',
  'address-known.body':
    'Une personne, vous sans doute, a essayé de créer un accès avec {email}. Cette adresse en a déjà un, et rien n’y a changé. Utilisez-le pour vous connecter.',
  'address-known.open': 'Se connecter',
  'address-known.note':
    'Mot de passe oublié ? Définissez-en un nouveau ici : {reset_url}. Si vous n’êtes pas à l’origine de cette demande, vous pouvez ignorer cet e-mail.',

  'export.order': 'Commande',
  'export.attendee': 'Participant',
  'export.status': 'Statut',
  'export.first-name': 'Prénom',
  'export.last-name': 'Nom',
  'export.email': 'E-mail',
  'export.tickets': 'Billets',
  'export.ticket': 'Billet',
  'export.price': 'Prix',
  'export.ticket-count': 'Nombre de billets',
  'export.currency': 'Devise',
  'export.subtotal': 'Sous-total',
  'export.discount': 'Remise',
  'export.fees': 'Frais',
  'export.taxes': 'Taxes',
  'export.total': 'Total',
  'export.refunded': 'Remboursé',
  'export.promo-code': 'Code promo',
  'export.affiliate': 'Partenaire',
  'export.affiliate-status.ACTIVE': 'Actif',
  'export.affiliate-status.INACTIVE': 'Inactif',
  'export.code': 'Code',
  'export.order-count': 'Nombre de commandes',
  'export.sales': 'Ventes',
  'export.created-at': 'Création',
  'export.paid-by': 'Mode de paiement',
  'export.source': 'Origine',
  'export.ordered-at': 'Date de commande',
  'export.completed-at': 'Date de finalisation',
  'export.cancelled-at': 'Date d’annulation',
  'export.terms-accepted-at': 'Date d’acceptation des conditions',
  'export.accepted-terms': 'Conditions acceptées',
  'export.checked-in-at': 'Entrée : {list}',
  'export.language': 'Langue',
  'export.notes': 'Notes',
  'export.answer': 'Réponse',
  'export.other-answers': 'Autres réponses',
  'export.payment.STRIPE': 'Carte',
  'export.payment.OFFLINE': 'Hors de Foyer',
  'export.payment.TEST': 'Test',
  'export.source.ONLINE': 'En ligne',
  'export.source.MANUAL': 'À la main',
  'export.source.IMPORTED': 'Importée',
  'export.attendee-status.ACTIVE': 'Actif',
  'export.attendee-status.CANCELLED': 'Annulé',
  'export.attendee-status.RESERVED': 'Réservé',
  'export.order-status.IN_PROGRESS': 'En cours',
  'export.order-status.AWAITING_PAYMENT': 'En attente de paiement',
  'export.order-status.PROCESSING': 'En traitement',
  'export.order-status.COMPLETED': 'Finalisé',
  'export.order-status.CANCELLED': 'Annulé',
  'export.order-status.EXPIRED': 'Expiré',
  'export.order-status.REFUND_PENDING': 'Remboursement en cours',
  'export.order-status.PARTIALLY_REFUNDED': 'Remboursé en partie',
  'export.order-status.REFUNDED': 'Remboursé',
  'export.order-status.REFUND_FAILED': 'Échec du remboursement',
  'export.order-status.PAYMENT_FAILED': 'Échec du paiement',
  'found-tickets.subject': 'Vos commandes et billets',
  'found-tickets.body':
    'Quelqu’un, sans doute vous, a demandé les commandes et billets de {email}. Voici leurs liens. Gardez-les pour vous : chaque billet fait entrer une personne.',
  'found-tickets.past': 'Événements passés',

  'calendar.sale-start': 'Ouverture des ventes : {event}',
  'event-message.reason':
    'Vous recevez cet e-mail parce que vous avez un billet ou une commande pour {event}.',
}
