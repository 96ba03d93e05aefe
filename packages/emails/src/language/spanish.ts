import type { TextId } from './english.ts'

/** Every text of the emails and the ticket, in Spanish. */
export const spanish: Record<TextId, string> = {
  greeting: 'Hola, {name}:',
  'greeting.anonymous': 'Hola:',
  'footer.questions': '¿Preguntas?',
  'footer.find-tickets': 'Encontrar todos tus pedidos y entradas',
  'footer.sent-for': 'Enviado con Foyer para {organizer}',
  'footer.sent': 'Enviado con Foyer',
  'button.fallback': 'Si el botón no funciona, abre esta dirección:',
  'link.expires': 'El enlace funciona una vez, durante {duration}.',
  'link.ignore': 'Si no lo has pedido tú, ignora este correo. No cambia nada.',
  'confirmation.ignore':
    'Si no has sido tú, ignora este correo. El enlace no confirma nada sin la contraseña de quien lo pidió.',

  'test.title': '[Prueba] {title}',
  'test.notice': 'Este es un evento de prueba: no se mueve dinero y sus entradas solo sirven para probar.',

  'event.when': 'Cuándo',
  'event.where': 'Dónde',
  'event.online': 'En línea',
  'event.organizer': 'Organizador',
  'event.join': 'Cómo conectarse',
  'event.map': 'Abrir el mapa',
  'event.calendar': 'Añadir al calendario',
  'poster.scan': 'Escanea y consigue tu entrada',

  'order.reference': 'Pedido',
  'order.date': 'Fecha del pedido',
  'order.subtotal': 'Subtotal',
  'order.discount': 'Descuento',
  'order.discount-code': 'Descuento ({code})',
  'order.total': 'Total',
  'order.free': 'Gratis',
  'order.open': 'Ver tu pedido',
  'order.line': '{quantity} × {name}',

  'ticket.name': 'Nombre',
  'ticket.kind': 'Entrada',
  'ticket.reference': 'Referencia',
  'wallet.apple': 'Añadir a Apple Wallet',
  'wallet.google': 'Añadir a Google Wallet',
  'ticket.open': 'Ver tu entrada',
  'ticket.scan': 'Muestra este código en la puerta.',
  'ticket.keep': 'Cada código da acceso a una persona, una sola vez. No lo compartas.',
  'ticket.page': 'Entrada {number} de {total}',
  'ticket.test': 'Entrada de prueba',
  'tickets.open': '{tickets, plural, one {Ver tu entrada} other {Ver tus entradas}}',
  'tickets.more': '{tickets, plural, one {# entrada más} other {# entradas más}}',
  'tickets.more-body': 'Sus códigos QR están en el PDF adjunto y en estos enlaces.',
  'tickets.rest': '{tickets, plural, one {Y # más.} other {Y # más.}}',

  'order-confirmation.subject': 'Tu pedido para {event} ({reference})',
  'order-confirmation.preview':
    '{tickets, plural, one {Tu entrada está lista} other {Tus # entradas están listas}}. Pedido {reference}.',
  'order-confirmation.heading': 'Vas a {event}',
  'order-confirmation.guests':
    '{tickets, plural, one {La entrada de tu invitado} other {Las entradas de tus invitados}}',
  'order-confirmation.guests-body': 'Cada invitado recibe también la suya por correo.',
  'order-confirmation.summary': 'Resumen del pedido',
  'order-confirmation.terms': 'Aceptaste las condiciones de {organizer}:',

  'attendee-ticket.subject':
    '{tickets, plural, one {Tu entrada} other {Tus # entradas}} para {event} ({reference})',
  'attendee-ticket.preview': '{ticket}, {when}',
  'attendee-ticket.heading': '{tickets, plural, one {Tu entrada} other {Tus # entradas}} para {event}',
  'attendee-ticket.body':
    'Adjuntamos {tickets, plural, one {tu entrada} other {tus entradas}} en PDF para imprimir o guardar, junto con un archivo para tu calendario.',
  'attendee-ticket.qr': 'Código QR de la entrada {reference} de {name}',

  'ticket-offer.subject': '{from} te ofrece una entrada para {event}',
  'ticket-offer.preview': '{ticket}. Acéptala para recibir tu propio código QR.',
  'ticket-offer.heading': 'Una entrada para {event}, para ti',
  'ticket-offer.body':
    '{from} quiere cederte esta entrada: {ticket}. En cuanto la aceptes, recibirás tu propia entrada con un código QR y la suya dejará de ser válida.',
  'ticket-offer.until': 'Puedes aceptarla hasta el {when}.',
  'ticket-offer.open': 'Ver la entrada',
  'ticket-offer.ignore':
    'Si no quieres la entrada, ignora este correo. Se queda con la persona que la tiene.',
  'ticket-passed-on.subject': 'Tu entrada para {event} ha cambiado de titular ({reference})',
  'ticket-passed-on.preview': '{to} la ha aceptado.',
  'ticket-passed-on.heading': 'Tu entrada para {event} ha cambiado de titular',
  'ticket-passed-on.body':
    '{to} ha aceptado tu entrada {reference} y ahora es suya. Con tu código QR ya no puedes entrar.',
  'ticket-passed-on.mistake': 'Si no la has cedido, ponte en contacto con el organizador ahora mismo.',
  'address-changed.subject': 'El correo electrónico de {reference} para {event} ha cambiado',
  'address-changed.preview': 'Los correos se envían ahora a {to}.',
  'address-changed.heading': 'Se ha cambiado el correo electrónico',
  'address-changed.body':
    '{reference} para {event} tiene ahora otro correo electrónico: {to}. Los correos se envían allí, y tus enlaces anteriores siguen funcionando.',
  'address-changed.mistake':
    'Si no lo has cambiado tú, abre tu pedido o tu entrada con el enlace de un correo anterior, vuelve a poner tu dirección y avisa al organizador.',

  'payment-failed.subject': 'Tu pago para {event} no se ha completado',
  'payment-failed.preview': 'No se ha cobrado nada por el pedido {reference}.',
  'payment-failed.heading': 'Tu pago no se ha completado',
  'payment-failed.body': 'El pago de {amount} para {event} se ha rechazado. No se ha cobrado nada.',
  'payment-failed.held':
    'Tus entradas están reservadas hasta las {time}. Puedes volver a pagar, con la misma tarjeta o con otra.',
  'payment-failed.lapsed':
    'Tus entradas ya no están reservadas. Puedes hacer otro pedido mientras queden entradas.',
  'payment-failed.retry': 'Volver a pagar',
  'payment-failed.reorder': 'Ir al evento',

  'order-cancelled.subject': 'Tu pedido para {event} se ha cancelado ({reference})',
  'order-cancelled.preview': 'Las entradas de este pedido ya no son válidas.',
  'order-cancelled.heading': 'Tu pedido se ha cancelado',
  'order-cancelled.body':
    'El pedido {reference} para {event} se ha cancelado. {tickets, plural, one {Su entrada ya no es válida.} other {Sus # entradas ya no son válidas.}}',
  'order-cancelled.refund':
    'Estamos reembolsando {amount} a la tarjeta con la que pagaste. Recibirás otro correo sobre el reembolso.',
  'order-cancelled.no-refund': 'Si pagaste este pedido y esperas un reembolso, contacta con el organizador.',
  'tickets-cancelled.subject':
    '{tickets, plural, one {Tu entrada} other {Tus # entradas}} para {event} {tickets, plural, one {se ha cancelado} other {se han cancelado}}',
  'tickets-cancelled.preview':
    '{tickets, plural, one {Ya no permite entrar.} other {Ya no permiten entrar.}}',
  'tickets-cancelled.heading':
    '{tickets, plural, one {Tu entrada se ha cancelado} other {Tus entradas se han cancelado}}',
  'tickets-cancelled.body':
    'El comprador del pedido ha cancelado {tickets, plural, one {esta entrada} other {estas entradas}} para {event}: {references}. {tickets, plural, one {Ya no permite entrar.} other {Ya no permiten entrar.}}',

  'order-refunded.subject.full': 'Tu pedido para {event} se ha reembolsado ({reference})',
  'order-refunded.subject.partial': 'Se ha reembolsado parte de tu pedido para {event} ({reference})',
  'order-refunded.preview': 'Tu reembolso de {amount} está en camino.',
  'order-refunded.heading': 'Tu reembolso de {amount} está en camino',
  'order-refunded.body.full':
    'Hemos reembolsado por completo el pedido {reference} para {event}. El dinero vuelve a la tarjeta con la que pagaste, normalmente en un plazo de 5 a 10 días.',
  'order-refunded.body.partial':
    'Hemos reembolsado parte del pedido {reference} para {event}. El dinero vuelve a la tarjeta con la que pagaste, normalmente en un plazo de 5 a 10 días.',
  'order-refunded.this': 'Este reembolso',
  'order-refunded.before': 'Reembolsado antes',
  'order-refunded.paid': 'Pagaste',
  'order-refunded.remaining': 'Restante',

  'sold-out.subject': 'Tu pago para {event} se ha reembolsado: entradas agotadas',
  'sold-out.preview': 'Tu pago llegó demasiado tarde. Tu reembolso de {amount} está en camino.',
  'sold-out.heading': 'Las entradas se agotaron antes de que llegara tu pago',
  'sold-out.body':
    'Reservamos tus entradas para {event} durante un tiempo limitado. Tu pago llegó después, cuando ya se habían vendido. Lo sentimos.',
  'sold-out.refund':
    'Hemos reembolsado {amount}, el importe completo, a la tarjeta con la que pagaste. Suele llegar en un plazo de 5 a 10 días. No tienes entradas para este evento.',
  'sold-out.open': 'Ir al evento',
  'sold-out-notice.subject': 'Se ha reembolsado un pago tardío para {event} ({reference})',
  'sold-out-notice.heading': 'Se ha reembolsado un pago tardío',
  'sold-out-notice.body':
    '{buyer} pagó {amount} por el pedido {reference} para {event} cuando la reserva ya había terminado. Para entonces, las entradas estaban vendidas. Se ha reembolsado el importe completo y se ha avisado al comprador. No se ha emitido ninguna entrada.',
  'sold-out-notice.open': 'Abrir el pedido',
  'dispute.opened.subject': 'Un pago para {event} está en disputa ({reference})',
  'dispute.opened.heading': 'El banco de un comprador ha retirado un pago',
  'dispute.opened.body':
    '{buyer} ha disputado con su banco el pago del pedido {reference} para {event}. El banco retiene {amount} hasta que decida. Responde en tu panel de Stripe con pruebas de que el comprador compró y usó las entradas. Por ahora, las entradas siguen siendo válidas.',
  'dispute.inquiry.subject': 'Un banco consulta sobre un pago para {event} ({reference})',
  'dispute.inquiry.heading': 'El banco de un comprador consulta sobre un pago',
  'dispute.inquiry.body':
    'El banco de {buyer} consulta sobre {amount} del pedido {reference} para {event}. No se ha retirado dinero. Responde en tu panel de Stripe o reembolsa el pedido.',
  'dispute.won.subject': 'Has ganado la disputa sobre {reference} para {event}',
  'dispute.won.heading': 'Has ganado la disputa',
  'dispute.won.body':
    'El banco de {buyer} ha decidido a tu favor. Conservas {amount} del pedido {reference} para {event}.',
  'dispute.lost.subject': 'Has perdido la disputa sobre {reference} para {event}',
  'dispute.lost.heading': 'Has perdido la disputa',
  'dispute.lost.body':
    'El banco de {buyer} ha decidido en tu contra. El comprador ha recuperado definitivamente {amount} del pedido {reference} para {event}. Foyer lo cuenta como reembolsado.',
  'dispute.closed.subject': 'La consulta del banco sobre {reference} para {event} está cerrada',
  'dispute.closed.heading': 'La consulta del banco está cerrada',
  'dispute.closed.body':
    'La consulta sobre {amount} que {buyer} pagó por el pedido {reference} para {event} está cerrada. No se ha retirado dinero.',
  'dispute.due': 'Stripe acepta tu respuesta hasta el {date}.',
  'dispute.tickets-ended': 'Las entradas de este pedido ya no son válidas.',
  'dispute.tickets-valid': 'Las entradas siguen siendo válidas. Si no deberían serlo, cancela el pedido.',
  'dispute.open': 'Abrir el pedido',

  'email-confirmation.subject': 'Confirma tu dirección de correo',
  'email-confirmation.preview': 'Confírmala y podrás publicar tus eventos.',
  'email-confirmation.heading': 'Confirma tu dirección de correo',
  'email-confirmation.body':
    'Alguien se ha registrado en Foyer con {email}. Si has sido tú, abre el enlace y confirma. Así podrás publicar tus eventos, cobrar pagos, invitar a personas y conectar programas.',
  'email-confirmation.open': 'Confirmar dirección',

  'password-reset.subject': 'Crea una contraseña nueva',
  'password-reset.preview': 'Un enlace para crear una contraseña nueva.',
  'password-reset.heading': 'Crea una contraseña nueva',
  'password-reset.body': 'Alguien, esperamos que tú, ha pedido crear una contraseña nueva para {email}.',
  'password-reset.open': 'Crear contraseña nueva',

  'user-invitation.subject': '{inviter} te invita a {account}',
  'user-invitation.preview': 'Para organizar eventos en equipo con Foyer.',
  'user-invitation.heading': 'Únete a {account}',
  'user-invitation.body':
    '{inviter} te invita a organizar eventos con {account} en Foyer, {role, select, ADMIN {con el rol de administrador} other {con el rol de organizador}}.',
  'user-invitation.open': 'Aceptar invitación',

  'email-change-confirmation.subject': 'Confirma tu nueva dirección de correo',
  'email-change-confirmation.preview': 'Hasta entonces, inicia sesión con la antigua.',
  'email-change-confirmation.heading': 'Confirma tu nueva dirección de correo',
  'email-change-confirmation.body':
    'La dirección de correo de tu cuenta va a cambiar de {old_email} a {new_email}. Hasta que la confirmes, inicia sesión con la antigua.',
  'email-change-confirmation.open': 'Confirmar nueva dirección',

  'email-change-notice.subject': 'Tu dirección de correo va a cambiar',
  'email-change-notice.preview': 'A {new_email}, en cuanto se confirme esa dirección.',
  'email-change-notice.heading': 'Tu dirección de correo va a cambiar',
  'email-change-notice.body':
    'Alguien, esperamos que tú, quiere iniciar sesión con {new_email} en lugar de {old_email}. Nada cambia hasta que se confirme la nueva dirección.',
  'email-change-notice.open': 'Abrir tu perfil',
  'email-change-notice.note':
    'Si no has sido tú, cancela el cambio en tu perfil y elige una contraseña nueva.',

  'password-changed-notice.subject': 'Tu contraseña ha cambiado',
  'password-changed-notice.preview': 'Para {email}.',
  'password-changed-notice.heading': 'Tu contraseña ha cambiado',
  'password-changed-notice.body':
    'La contraseña de {email} ha cambiado y se ha cerrado la sesión en todos los demás dispositivos. Si has sido tú, no tienes que hacer nada.',
  'password-changed-notice.ended':
    'Es la primera prueba de que {email} es tuya. Por seguridad, hemos anulado lo que se había configurado antes con ella, como claves de API, webhooks, pagos e invitaciones. Los borradores siguen ahí. Inicia sesión para ver la lista.',
  'password-changed-notice.open': 'Crear contraseña nueva',
  'password-changed-notice.note':
    'Si no has sido tú, crea ahora una contraseña nueva y avisa al propietario de tu cuenta.',
  'webhook-stopped-notice.subject': 'Tu webhook hacia {host} se ha desactivado',
  'webhook-stopped-notice.preview': 'Para {account}.',
  'webhook-stopped-notice.heading': 'El webhook hacia {host} está desactivado',
  'webhook-stopped-notice.body':
    '{reason, select, GONE {{host} respondió que la dirección ya no existe, así que Foyer desactivó el webhook.} other {Durante tres días no llegó ningún mensaje a {host}, así que Foyer desactivó el webhook.}}',
  'webhook-stopped-notice.open': 'Abrir los webhooks',
  'webhook-stopped-notice.note':
    'Cuando {host} vuelva a responder, activa el webhook. Continuará donde se detuvo.',
  'address-known.subject': 'Tu dirección ya está registrada',
  'address-known.preview': 'Inicia sesión con {email}.',
  'address-known.heading': 'Tu dirección ya está registrada',
  'address-known.body':
    'Alguien, esperamos que tú, ha intentado registrarse con {email}. Esta dirección ya está registrada y no ha cambiado nada. Inicia sesión con ella.',
  'address-known.open': 'Iniciar sesión',
  'address-known.note':
    '¿Has olvidado la contraseña? Crea una nueva aquí: {reset_url}. Si no lo has pedido tú, puedes ignorar este correo.',

  'export.order': 'Pedido',
  'export.attendee': 'Asistente',
  'export.status': 'Estado',
  'export.first-name': 'Nombre',
  'export.last-name': 'Apellidos',
  'export.email': 'Correo electrónico',
  'export.tickets': 'Entradas',
  'export.ticket': 'Entrada',
  'export.price': 'Precio',
  'export.ticket-count': 'Número de entradas',
  'export.currency': 'Moneda',
  'export.subtotal': 'Subtotal',
  'export.discount': 'Descuento',
  'export.fees': 'Gastos de gestión',
  'export.taxes': 'Impuestos',
  'export.total': 'Total',
  'export.refunded': 'Reembolsado',
  'export.promo-code': 'Código promocional',
  'export.affiliate': 'Afiliado',
  'export.affiliate-status.ACTIVE': 'Activo',
  'export.affiliate-status.INACTIVE': 'Inactivo',
  'export.code': 'Código',
  'export.order-count': 'Número de pedidos',
  'export.sales': 'Ventas',
  'export.created-at': 'Creado',
  'export.paid-by': 'Medio de pago',
  'export.source': 'Origen',
  'export.ordered-at': 'Fecha del pedido',
  'export.completed-at': 'Completado',
  'export.cancelled-at': 'Cancelado',
  'export.terms-accepted-at': 'Condiciones aceptadas el',
  'export.accepted-terms': 'Condiciones aceptadas',
  'export.checked-in-at': 'Acceso registrado: {list}',
  'export.language': 'Idioma',
  'export.notes': 'Notas',
  'export.answer': 'Respuesta',
  'export.other-answers': 'Otras respuestas',
  'export.payment.STRIPE': 'Tarjeta',
  'export.payment.OFFLINE': 'Fuera de Foyer',
  'export.payment.TEST': 'Prueba',
  'export.source.ONLINE': 'En línea',
  'export.source.MANUAL': 'Manualmente',
  'export.source.IMPORTED': 'Importado',
  'export.attendee-status.ACTIVE': 'Activo',
  'export.attendee-status.CANCELLED': 'Cancelado',
  'export.attendee-status.RESERVED': 'Reservado',
  'export.order-status.IN_PROGRESS': 'En curso',
  'export.order-status.AWAITING_PAYMENT': 'Pendiente de pago',
  'export.order-status.PROCESSING': 'En proceso',
  'export.order-status.COMPLETED': 'Completado',
  'export.order-status.CANCELLED': 'Cancelado',
  'export.order-status.EXPIRED': 'Caducado',
  'export.order-status.REFUND_PENDING': 'Reembolso pendiente',
  'export.order-status.PARTIALLY_REFUNDED': 'Reembolso parcial',
  'export.order-status.REFUNDED': 'Reembolsado',
  'export.order-status.REFUND_FAILED': 'Reembolso fallido',
  'export.order-status.PAYMENT_FAILED': 'Pago fallido',
  'found-tickets.subject': 'Tus pedidos y entradas',
  'found-tickets.body':
    'Alguien, seguramente tú, ha pedido los pedidos y las entradas de {email}. Aquí tienes los enlaces. No los compartas: cada entrada da acceso a una persona.',
  'found-tickets.past': 'Eventos pasados',

  'calendar.sale-start': 'Salen a la venta las entradas de {event}',
  'event-message.reason': 'Recibes este correo porque tienes una entrada o un pedido para {event}.',
}
