import type { TextId } from './english.ts'

/** Every text of the emails and the ticket, in European Portuguese. */
export const portuguese: Record<TextId, string> = {
  greeting: 'Olá, {name},',
  'greeting.anonymous': 'Olá,',
  'footer.questions': 'Dúvidas?',
  'footer.find-tickets': 'Encontrar todas as suas encomendas e bilhetes',
  'footer.sent-for': 'Enviado com o Foyer em nome de {organizer}',
  'footer.sent': 'Enviado com o Foyer',
  'button.fallback': 'Se o botão não funcionar, abra este endereço:',
  'link.expires': 'O link funciona uma vez, durante {duration}.',
  'link.ignore': 'Se não fez este pedido, ignore este e-mail. Nada muda.',
  'confirmation.ignore':
    'Se não fez este pedido, ignore este e-mail. O link não confirma nada sem a palavra-passe de quem o pediu.',

  'test.title': '[Teste] {title}',
  'test.notice':
    'Este é um evento de teste: não há movimento de dinheiro, e os bilhetes servem apenas para experimentar.',

  'event.when': 'Quando',
  'event.where': 'Onde',
  'event.online': 'Online',
  'event.organizer': 'Organizador',
  'event.join': 'Como participar',
  'event.map': 'Abrir o mapa',
  'event.calendar': 'Adicionar ao calendário',
  'poster.scan': 'Digitalize para obter o seu bilhete',

  'order.reference': 'Encomenda',
  'order.date': 'Data da encomenda',
  'order.subtotal': 'Subtotal',
  'order.discount': 'Desconto',
  'order.discount-code': 'Desconto ({code})',
  'order.total': 'Total',
  'order.free': 'Grátis',
  'order.open': 'Ver a sua encomenda',
  'order.line': '{quantity} × {name}',

  'ticket.name': 'Nome',
  'ticket.kind': 'Bilhete',
  'ticket.reference': 'Referência',
  'wallet.apple': 'Adicionar à Apple Wallet',
  'wallet.google': 'Adicionar à Google Wallet',
  'ticket.open': 'Ver o seu bilhete',
  'ticket.scan': 'Mostre este código à entrada.',
  'ticket.keep': 'Cada código dá entrada a uma pessoa, uma só vez. Não o partilhe.',
  'ticket.page': 'Bilhete {number} de {total}',
  'ticket.test': 'Bilhete de teste',
  'tickets.open': '{tickets, plural, one {Ver o seu bilhete} other {Ver os seus bilhetes}}',
  'tickets.more': '{tickets, plural, one {Mais # bilhete} other {Mais # bilhetes}}',
  'tickets.more-body': 'Os códigos QR estão no PDF em anexo e nestas ligações.',
  'tickets.rest': '{tickets, plural, one {E mais #.} other {E mais #.}}',

  'order-confirmation.subject': 'A sua encomenda para {event} ({reference})',
  'order-confirmation.preview':
    '{tickets, plural, one {O seu bilhete está pronto} other {Os seus # bilhetes estão prontos}}. Encomenda {reference}.',
  'order-confirmation.heading': 'Presença confirmada: {event}',
  'order-confirmation.guests':
    '{tickets, plural, one {O bilhete do seu convidado} other {Os bilhetes dos seus convidados}}',
  'order-confirmation.guests-body': 'Cada convidado também recebe o seu por e-mail.',
  'order-confirmation.summary': 'Resumo da encomenda',
  'order-confirmation.terms': 'Aceitou os termos de {organizer}:',

  'attendee-ticket.subject':
    '{tickets, plural, one {O seu bilhete} other {Os seus # bilhetes}} para {event} ({reference})',
  'attendee-ticket.preview': '{ticket}, {when}',
  'attendee-ticket.heading': '{tickets, plural, one {O seu bilhete} other {Os seus # bilhetes}} para {event}',
  'attendee-ticket.body':
    '{tickets, plural, one {O seu bilhete segue} other {Os seus bilhetes seguem}} em anexo, em PDF, para imprimir ou guardar, com um ficheiro para o calendário.',
  'attendee-ticket.qr': 'Código QR do bilhete {reference} de {name}',

  'ticket-offer.subject': '{from} oferece-lhe um bilhete para {event}',
  'ticket-offer.preview': '{ticket}. Aceite-o para receber o seu próprio código QR.',
  'ticket-offer.heading': 'Um bilhete para {event}, para si',
  'ticket-offer.body':
    '{from} quer passar-lhe este bilhete: {ticket}. Assim que o aceitar, recebe o seu próprio bilhete com um código QR, e o anterior deixa de ser válido.',
  'ticket-offer.until': 'Pode aceitá-lo até {when}.',
  'ticket-offer.open': 'Ver o bilhete',
  'ticket-offer.ignore': 'Se não quiser o bilhete, ignore este e-mail. Ele fica com a pessoa que o tem.',
  'ticket-passed-on.subject': 'O seu bilhete para {event} foi passado a outra pessoa ({reference})',
  'ticket-passed-on.preview': '{to} aceitou-o.',
  'ticket-passed-on.heading': 'O seu bilhete para {event} foi passado a outra pessoa',
  'ticket-passed-on.body':
    '{to} aceitou o seu bilhete {reference} e agora é o seu titular. O seu código QR já não lhe permite entrar.',
  'ticket-passed-on.mistake': 'Se não o passou a ninguém, contacte já o organizador.',
  'address-changed.subject': 'O endereço de e-mail de {reference} para {event} mudou',
  'address-changed.preview': 'Os e-mails seguem agora para {to}.',
  'address-changed.heading': 'O endereço de e-mail foi alterado',
  'address-changed.body':
    '{reference} para {event} tem agora outro endereço de e-mail: {to}. Os e-mails seguem para lá, e as suas ligações anteriores continuam a funcionar.',
  'address-changed.mistake':
    'Se não foi quem o alterou, abra a sua encomenda ou o seu bilhete pela ligação de um e-mail anterior, reponha o endereço e avise o organizador.',

  'payment-failed.subject': 'O seu pagamento para {event} não foi efetuado',
  'payment-failed.preview': 'Nada foi cobrado pela encomenda {reference}.',
  'payment-failed.heading': 'O seu pagamento não foi efetuado',
  'payment-failed.body': 'O pagamento de {amount} para {event} foi recusado. Nada foi cobrado.',
  'payment-failed.held':
    'Os seus bilhetes ficam reservados até {time}. Pode voltar a pagar, com o mesmo cartão ou com outro.',
  'payment-failed.lapsed':
    'Os seus bilhetes já não estão reservados. Pode voltar a encomendar enquanto houver bilhetes.',
  'payment-failed.retry': 'Voltar a pagar',
  'payment-failed.reorder': 'Ir para o evento',

  'order-cancelled.subject': 'A sua encomenda para {event} foi cancelada ({reference})',
  'order-cancelled.preview': 'Os bilhetes desta encomenda já não são válidos.',
  'order-cancelled.heading': 'A sua encomenda foi cancelada',
  'order-cancelled.body':
    'A encomenda {reference} para {event} foi cancelada. {tickets, plural, one {O bilhete já não é válido.} other {Os # bilhetes já não são válidos.}}',
  'order-cancelled.refund':
    'Estamos a reembolsar {amount} no cartão com que pagou. Vai receber outro e-mail sobre o reembolso.',
  'order-cancelled.no-refund': 'Se pagou esta encomenda e espera um reembolso, contacte o organizador.',
  'tickets-cancelled.subject':
    '{tickets, plural, one {O seu bilhete} other {Os seus # bilhetes}} para {event} {tickets, plural, one {foi cancelado} other {foram cancelados}}',
  'tickets-cancelled.preview':
    '{tickets, plural, one {Já não permite entrar.} other {Já não permitem entrar.}}',
  'tickets-cancelled.heading':
    '{tickets, plural, one {O seu bilhete foi cancelado} other {Os seus bilhetes foram cancelados}}',
  'tickets-cancelled.body':
    'O comprador da encomenda cancelou {tickets, plural, one {este bilhete} other {estes bilhetes}} para {event}: {references}. {tickets, plural, one {Já não permite entrar.} other {Já não permitem entrar.}}',

  'order-refunded.subject.full': 'A sua encomenda para {event} foi reembolsada ({reference})',
  'order-refunded.subject.partial': 'Parte da sua encomenda para {event} foi reembolsada ({reference})',
  'order-refunded.preview': 'O seu reembolso de {amount} vai a caminho.',
  'order-refunded.heading': 'O seu reembolso de {amount} vai a caminho',
  'order-refunded.body.full':
    'Reembolsámos a encomenda {reference} para {event} na totalidade. O dinheiro volta para o cartão com que pagou, normalmente no prazo de 5 a 10 dias.',
  'order-refunded.body.partial':
    'Reembolsámos parte da encomenda {reference} para {event}. O dinheiro volta para o cartão com que pagou, normalmente no prazo de 5 a 10 dias.',
  'order-refunded.this': 'Este reembolso',
  'order-refunded.before': 'Reembolsado antes',
  'order-refunded.paid': 'Valor pago',
  'order-refunded.remaining': 'Restante',

  'sold-out.subject': 'O seu pagamento para {event} foi reembolsado: esgotado',
  'sold-out.preview': 'O seu pagamento chegou tarde demais. O reembolso de {amount} vai a caminho.',
  'sold-out.heading': 'Os bilhetes esgotaram antes de o seu pagamento chegar',
  'sold-out.body':
    'Reservámos os seus bilhetes para {event} durante um tempo limitado. O seu pagamento chegou depois e, nessa altura, já tinham sido vendidos. Lamentamos.',
  'sold-out.refund':
    'Reembolsámos a totalidade de {amount} no cartão com que pagou. Normalmente, chega no prazo de 5 a 10 dias. Não tem bilhetes para este evento.',
  'sold-out.open': 'Ir para o evento',
  'sold-out-notice.subject': 'Um pagamento tardio para {event} foi reembolsado ({reference})',
  'sold-out-notice.heading': 'Um pagamento tardio foi reembolsado',
  'sold-out-notice.body':
    '{buyer} pagou {amount} pela encomenda {reference} para {event} depois de a reserva ter terminado. Nessa altura, os bilhetes já estavam vendidos. A totalidade do valor foi reembolsada e o comprador foi avisado. Não foi emitido nenhum bilhete.',
  'sold-out-notice.open': 'Abrir a encomenda',
  'dispute.opened.subject': 'Um pagamento para {event} foi contestado ({reference})',
  'dispute.opened.heading': 'O banco de um comprador retirou um pagamento',
  'dispute.opened.body':
    '{buyer} contestou junto do banco o pagamento da encomenda {reference} para {event}. O banco retém {amount} até decidir. Responda no painel da Stripe, com provas de que o comprador comprou e usou os bilhetes. Para já, os bilhetes continuam válidos.',
  'dispute.inquiry.subject': 'Um banco pede informações sobre um pagamento para {event} ({reference})',
  'dispute.inquiry.heading': 'O banco de um comprador pede informações sobre um pagamento',
  'dispute.inquiry.body':
    'O banco de {buyer} pede informações sobre {amount} da encomenda {reference} para {event}. Nenhum dinheiro foi retirado. Responda no painel da Stripe ou reembolse a encomenda.',
  'dispute.won.subject': 'Ganhou a contestação sobre {reference} para {event}',
  'dispute.won.heading': 'Ganhou a contestação',
  'dispute.won.body':
    'O banco de {buyer} decidiu a seu favor. Fica com {amount} da encomenda {reference} para {event}.',
  'dispute.lost.subject': 'Perdeu a contestação sobre {reference} para {event}',
  'dispute.lost.heading': 'Perdeu a contestação',
  'dispute.lost.body':
    'O banco de {buyer} decidiu contra si. O valor de {amount} da encomenda {reference} para {event} voltou definitivamente para o comprador. O Foyer conta-o como reembolsado.',
  'dispute.closed.subject': 'O pedido de informações do banco sobre {reference} para {event} está encerrado',
  'dispute.closed.heading': 'O pedido de informações do banco está encerrado',
  'dispute.closed.body':
    'O pedido de informações sobre {amount} que {buyer} pagou pela encomenda {reference} para {event} está encerrado. Nenhum dinheiro foi retirado.',
  'dispute.due': 'A Stripe aceita a sua resposta até {date}.',
  'dispute.tickets-ended': 'Os bilhetes desta encomenda já não são válidos.',
  'dispute.tickets-valid': 'Os bilhetes ainda são válidos. Se não devem sê-lo, cancele a encomenda.',
  'dispute.open': 'Abrir a encomenda',

  'email-confirmation.subject': 'Confirme o seu endereço de e-mail',
  'email-confirmation.preview': 'Confirme-o e os seus eventos podem ser publicados.',
  'email-confirmation.heading': 'Confirme o seu endereço de e-mail',
  'email-confirmation.body':
    'Alguém se registou no Foyer com {email}. Se fez este registo, abra o link e confirme. Depois pode publicar os seus eventos, receber pagamentos, convidar pessoas e ligar programas.',
  'email-confirmation.open': 'Confirmar endereço de e-mail',

  'password-reset.subject': 'Defina uma nova palavra-passe',
  'password-reset.preview': 'Um link para definir uma nova palavra-passe.',
  'password-reset.heading': 'Defina uma nova palavra-passe',
  'password-reset.body':
    'Alguém pediu para definir uma nova palavra-passe para {email}. Esperamos que tenha sido um pedido seu.',
  'password-reset.open': 'Definir nova palavra-passe',

  'user-invitation.subject': 'Convite de {inviter} para {account}',
  'user-invitation.preview': 'Organizar eventos em conjunto no Foyer.',
  'user-invitation.heading': 'Junte-se a {account}',
  'user-invitation.body':
    'Recebeu um convite de {inviter} para organizar eventos com {account} no Foyer, {role, select, ADMIN {como administrador} other {como organizador}}.',
  'user-invitation.open': 'Aceitar convite',

  'email-change-confirmation.subject': 'Confirme o seu novo endereço de e-mail',
  'email-change-confirmation.preview': 'Até lá, inicie sessão com o endereço antigo.',
  'email-change-confirmation.heading': 'Confirme o seu novo endereço de e-mail',
  'email-change-confirmation.body':
    'O endereço de e-mail do seu registo está prestes a mudar de {old_email} para {new_email}. Até o confirmar, inicie sessão com o endereço antigo.',
  'email-change-confirmation.open': 'Confirmar novo endereço',

  'email-change-notice.subject': 'O seu endereço de e-mail está prestes a mudar',
  'email-change-notice.preview': 'Para {new_email}, assim que esse endereço for confirmado.',
  'email-change-notice.heading': 'O seu endereço de e-mail está prestes a mudar',
  'email-change-notice.body':
    'Alguém quer iniciar sessão com {new_email} em vez de {old_email}. Esperamos que tenha sido um pedido seu. Nada muda até o novo endereço ser confirmado.',
  'email-change-notice.open': 'Abrir o seu perfil',
  'email-change-notice.note':
    'Se não fez este pedido, cancele a alteração no seu perfil e escolha uma nova palavra-passe.',

  'password-changed-notice.subject': 'A sua palavra-passe foi alterada',
  'password-changed-notice.preview': 'Para {email}.',
  'password-changed-notice.heading': 'A sua palavra-passe foi alterada',
  'password-changed-notice.body':
    'A palavra-passe de {email} foi alterada e a sessão foi terminada em todos os outros dispositivos. Se fez esta alteração, não precisa de fazer nada.',
  'password-changed-notice.ended':
    'Esta é a primeira prova de que {email} é seu. Por segurança, terminámos o que tinha sido configurado antes com este endereço, como chaves de API, webhooks, pagamentos e convites. Os rascunhos continuam lá. Inicie sessão para ver a lista.',
  'password-changed-notice.open': 'Definir nova palavra-passe',
  'password-changed-notice.note':
    'Se não fez esta alteração, defina já uma nova palavra-passe e avise o proprietário da sua conta.',
  'webhook-stopped-notice.subject': 'O seu webhook para {host} foi desligado',
  'webhook-stopped-notice.preview': 'Para {account}.',
  'webhook-stopped-notice.heading': 'O webhook para {host} está desligado',
  'webhook-stopped-notice.body':
    '{reason, select, GONE {{host} respondeu que o endereço já não existe, por isso o Foyer desligou o webhook.} other {Durante três dias não chegou nenhuma mensagem a {host}, por isso o Foyer desligou o webhook.}}',
  'webhook-stopped-notice.open': 'Abrir os webhooks',
  'webhook-stopped-notice.note': 'Quando {host} voltar a responder, ligue o webhook. Continua onde parou.',
  'address-known.subject': 'Já tem registo',
  'address-known.preview': 'Inicie sessão com {email}.',
  'address-known.heading': 'Já tem registo',
  'address-known.body':
    'Alguém tentou criar um registo com {email}. Esperamos que tenha sido um pedido seu. Este endereço já tem registo e nada mudou nele. Inicie sessão com este endereço.',
  'address-known.open': 'Iniciar sessão',
  'address-known.note':
    'Esqueceu-se da palavra-passe? Defina uma nova aqui: {reset_url}. Se não fez este pedido, pode ignorar este e-mail.',

  'export.order': 'Encomenda',
  'export.attendee': 'Participante',
  'export.status': 'Estado',
  'export.first-name': 'Nome próprio',
  'export.last-name': 'Apelido',
  'export.email': 'E-mail',
  'export.tickets': 'Bilhetes',
  'export.ticket': 'Bilhete',
  'export.price': 'Preço',
  'export.ticket-count': 'Número de bilhetes',
  'export.currency': 'Moeda',
  'export.subtotal': 'Subtotal',
  'export.discount': 'Desconto',
  'export.fees': 'Taxas',
  'export.taxes': 'Impostos',
  'export.total': 'Total',
  'export.refunded': 'Reembolsado',
  'export.promo-code': 'Código promocional',
  'export.affiliate': 'Afiliado',
  'export.affiliate-status.ACTIVE': 'Ativo',
  'export.affiliate-status.INACTIVE': 'Inativo',
  'export.code': 'Código',
  'export.order-count': 'Número de encomendas',
  'export.sales': 'Vendas',
  'export.created-at': 'Data de criação',
  'export.paid-by': 'Forma de pagamento',
  'export.source': 'Origem',
  'export.ordered-at': 'Data da encomenda',
  'export.completed-at': 'Data de conclusão',
  'export.cancelled-at': 'Data de cancelamento',
  'export.terms-accepted-at': 'Aceitação dos termos',
  'export.accepted-terms': 'Termos aceites',
  'export.checked-in-at': 'Check-in: {list}',
  'export.language': 'Idioma',
  'export.notes': 'Notas',
  'export.answer': 'Resposta',
  'export.other-answers': 'Outras respostas',
  'export.payment.STRIPE': 'Cartão',
  'export.payment.OFFLINE': 'Fora do Foyer',
  'export.payment.TEST': 'Teste',
  'export.source.ONLINE': 'Online',
  'export.source.MANUAL': 'Manualmente',
  'export.source.IMPORTED': 'Importada',
  'export.attendee-status.ACTIVE': 'Ativo',
  'export.attendee-status.CANCELLED': 'Cancelado',
  'export.attendee-status.RESERVED': 'Reservado',
  'export.order-status.IN_PROGRESS': 'Em curso',
  'export.order-status.AWAITING_PAYMENT': 'A aguardar pagamento',
  'export.order-status.PROCESSING': 'Em processamento',
  'export.order-status.COMPLETED': 'Concluída',
  'export.order-status.CANCELLED': 'Cancelada',
  'export.order-status.EXPIRED': 'Expirada',
  'export.order-status.REFUND_PENDING': 'Reembolso pendente',
  'export.order-status.PARTIALLY_REFUNDED': 'Reembolso parcial',
  'export.order-status.REFUNDED': 'Reembolsada',
  'export.order-status.REFUND_FAILED': 'Falha no reembolso',
  'export.order-status.PAYMENT_FAILED': 'Falha no pagamento',
  'found-tickets.subject': 'As suas encomendas e bilhetes',
  'found-tickets.body':
    'Alguém, provavelmente a própria pessoa, pediu as encomendas e os bilhetes de {email}. Aqui estão as ligações. Não as partilhe: cada bilhete deixa entrar uma pessoa.',
  'found-tickets.past': 'Eventos passados',

  'calendar.sale-start': 'Início da venda de bilhetes: {event}',
  'event-message.reason': 'Recebe este e-mail porque tem um bilhete ou uma encomenda para {event}.',
}
