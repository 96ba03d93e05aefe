import type { TextId } from './english.ts'

/** Every text of the emails and the ticket, in Brazilian Portuguese. */
export const brazilianPortuguese: Record<TextId, string> = {
  greeting: 'Olá, {name},',
  'greeting.anonymous': 'Olá,',
  'footer.questions': 'Dúvidas?',
  'footer.find-tickets': 'Encontrar todos os seus pedidos e ingressos',
  'footer.sent-for': 'Enviado com o Foyer em nome de {organizer}',
  'footer.sent': 'Enviado com o Foyer',
  'button.fallback': 'Se o botão não funcionar, abra este endereço:',
  'link.expires': 'O link funciona uma vez, por {duration}.',
  'link.ignore': 'Se você não pediu isso, ignore este e-mail. Nada muda.',
  'confirmation.ignore':
    'Se não foi você, ignore este e-mail. O link não confirma nada sem a senha de quem o pediu.',

  'test.title': '[Teste] {title}',
  'test.notice':
    'Este é um evento de teste: nenhum dinheiro é movimentado, e os ingressos servem só para testar.',

  'event.when': 'Quando',
  'event.where': 'Onde',
  'event.online': 'Online',
  'event.organizer': 'Organizador',
  'event.join': 'Como participar',
  'event.map': 'Abrir o mapa',
  'event.calendar': 'Adicionar à agenda',
  'poster.scan': 'Escaneie e garanta seu ingresso',

  'order.reference': 'Pedido',
  'order.date': 'Data do pedido',
  'order.subtotal': 'Subtotal',
  'order.discount': 'Desconto',
  'order.discount-code': 'Desconto ({code})',
  'order.total': 'Total',
  'order.free': 'Grátis',
  'order.open': 'Ver seu pedido',
  'order.line': '{quantity} × {name}',

  'ticket.name': 'Nome',
  'ticket.kind': 'Ingresso',
  'ticket.reference': 'Referência',
  'wallet.apple': 'Adicionar à Carteira da Apple',
  'wallet.google': 'Adicionar à Carteira do Google',
  'ticket.open': 'Ver seu ingresso',
  'ticket.scan': 'Mostre este código na entrada.',
  'ticket.keep': 'Cada código permite a entrada de uma pessoa, uma vez. Não o compartilhe.',
  'ticket.page': 'Ingresso {number} de {total}',
  'ticket.test': 'Ingresso de teste',
  'tickets.open': '{tickets, plural, one {Ver seu ingresso} other {Ver seus ingressos}}',
  'tickets.more': '{tickets, plural, one {Mais # ingresso} other {Mais # ingressos}}',
  'tickets.more-body': 'Os QR Codes estão no PDF anexo e nestes links.',
  'tickets.rest': '{tickets, plural, one {E mais #.} other {E mais #.}}',

  'order-confirmation.subject': 'Seu pedido para {event} ({reference})',
  'order-confirmation.preview':
    '{tickets, plural, one {Seu ingresso está pronto} other {Seus # ingressos estão prontos}}. Pedido {reference}.',
  'order-confirmation.heading': 'Presença confirmada: {event}',
  'order-confirmation.guests':
    '{tickets, plural, one {O ingresso do seu convidado} other {Os ingressos dos seus convidados}}',
  'order-confirmation.guests-body': 'Cada convidado também recebe o seu por e-mail.',
  'order-confirmation.summary': 'Resumo do pedido',
  'order-confirmation.terms': 'Você aceitou os termos de {organizer}:',

  'attendee-ticket.subject':
    '{tickets, plural, one {Seu ingresso} other {Seus # ingressos}} para {event} ({reference})',
  'attendee-ticket.preview': '{ticket}, {when}',
  'attendee-ticket.heading': '{tickets, plural, one {Seu ingresso} other {Seus # ingressos}} para {event}',
  'attendee-ticket.body':
    '{tickets, plural, one {Seu ingresso está anexado} other {Seus ingressos estão anexados}} em PDF para imprimir ou guardar, junto com um arquivo para o calendário.',
  'attendee-ticket.qr': 'QR Code do ingresso {reference} de {name}',

  'ticket-offer.subject': '{from} oferece a você um ingresso para {event}',
  'ticket-offer.preview': '{ticket}. Aceite para receber o seu próprio QR code.',
  'ticket-offer.heading': 'Um ingresso para {event}, para você',
  'ticket-offer.body':
    '{from} quer passar este ingresso para você: {ticket}. Assim que você aceitar, recebe o seu próprio ingresso com um QR code, e o anterior deixa de ser válido.',
  'ticket-offer.until': 'Você pode aceitar até {when}.',
  'ticket-offer.open': 'Ver o ingresso',
  'ticket-offer.ignore':
    'Se você não quiser o ingresso, ignore este e-mail. Ele continua com a pessoa que o tem.',
  'ticket-passed-on.subject': 'Seu ingresso para {event} foi passado para outra pessoa ({reference})',
  'ticket-passed-on.preview': '{to} aceitou.',
  'ticket-passed-on.heading': 'Seu ingresso para {event} foi passado para outra pessoa',
  'ticket-passed-on.body':
    '{to} aceitou o seu ingresso {reference} e agora é titular dele. O seu QR code não dá mais acesso.',
  'ticket-passed-on.mistake': 'Se você não passou o ingresso, fale agora com o organizador.',
  'address-changed.subject': 'O endereço de e-mail de {reference} para {event} mudou',
  'address-changed.preview': 'Os e-mails agora vão para {to}.',
  'address-changed.heading': 'O endereço de e-mail foi alterado',
  'address-changed.body':
    '{reference} para {event} agora tem outro endereço de e-mail: {to}. Os e-mails vão para lá, e os seus links anteriores continuam funcionando.',
  'address-changed.mistake':
    'Se não foi você, abra o pedido ou o ingresso pelo link de um e-mail anterior, volte ao endereço antigo e avise o organizador.',

  'payment-failed.subject': 'Seu pagamento para {event} não foi concluído',
  'payment-failed.preview': 'Nada foi cobrado pelo pedido {reference}.',
  'payment-failed.heading': 'Seu pagamento não foi concluído',
  'payment-failed.body': 'O pagamento de {amount} para {event} foi recusado. Nada foi cobrado.',
  'payment-failed.held':
    'Seus ingressos ficam reservados até {time}. Você pode pagar de novo, com o mesmo cartão ou com outro.',
  'payment-failed.lapsed':
    'Seus ingressos não estão mais reservados. Você pode fazer outro pedido enquanto houver ingressos.',
  'payment-failed.retry': 'Pagar de novo',
  'payment-failed.reorder': 'Ir para o evento',

  'order-cancelled.subject': 'Seu pedido para {event} foi cancelado ({reference})',
  'order-cancelled.preview': 'Os ingressos deste pedido não são mais válidos.',
  'order-cancelled.heading': 'Seu pedido foi cancelado',
  'order-cancelled.body':
    'O pedido {reference} para {event} foi cancelado. {tickets, plural, one {O ingresso não é mais válido.} other {Os # ingressos não são mais válidos.}}',
  'order-cancelled.refund':
    'Estamos reembolsando {amount} no cartão que você usou. Você vai receber outro e-mail sobre o reembolso.',
  'order-cancelled.no-refund': 'Se você pagou por este pedido e espera um reembolso, fale com o organizador.',
  'tickets-cancelled.subject':
    '{tickets, plural, one {Seu ingresso} other {Seus # ingressos}} para {event} {tickets, plural, one {foi cancelado} other {foram cancelados}}',
  'tickets-cancelled.preview':
    '{tickets, plural, one {Ele não permite mais a entrada.} other {Eles não permitem mais a entrada.}}',
  'tickets-cancelled.heading':
    '{tickets, plural, one {Seu ingresso foi cancelado} other {Seus ingressos foram cancelados}}',
  'tickets-cancelled.body':
    'O comprador do pedido cancelou {tickets, plural, one {este ingresso} other {estes ingressos}} para {event}: {references}. {tickets, plural, one {Ele não permite mais a entrada.} other {Eles não permitem mais a entrada.}}',

  'order-refunded.subject.full': 'Seu pedido para {event} foi reembolsado ({reference})',
  'order-refunded.subject.partial': 'Parte do seu pedido para {event} foi reembolsada ({reference})',
  'order-refunded.preview': 'Seu reembolso de {amount} está a caminho.',
  'order-refunded.heading': 'Seu reembolso de {amount} está a caminho',
  'order-refunded.body.full':
    'Reembolsamos todo o pedido {reference} para {event}. O dinheiro volta para o cartão que você usou, geralmente em 5 a 10 dias.',
  'order-refunded.body.partial':
    'Reembolsamos parte do pedido {reference} para {event}. O dinheiro volta para o cartão que você usou, geralmente em 5 a 10 dias.',
  'order-refunded.this': 'Este reembolso',
  'order-refunded.before': 'Reembolsado antes',
  'order-refunded.paid': 'Valor pago',
  'order-refunded.remaining': 'Restante',

  'sold-out.subject': 'Seu pagamento para {event} foi reembolsado: esgotado',
  'sold-out.preview': 'Seu pagamento chegou tarde demais. O reembolso de {amount} está a caminho.',
  'sold-out.heading': 'Os ingressos esgotaram antes de seu pagamento chegar',
  'sold-out.body':
    'Reservamos seus ingressos para {event} por um tempo limitado. Seu pagamento chegou depois disso, quando eles já tinham sido vendidos. Sentimos muito.',
  'sold-out.refund':
    'Reembolsamos {amount} integralmente no cartão que você usou. O dinheiro costuma chegar em 5 a 10 dias. Você não tem ingressos para este evento.',
  'sold-out.open': 'Ir para o evento',
  'sold-out-notice.subject': 'Um pagamento atrasado para {event} foi reembolsado ({reference})',
  'sold-out-notice.heading': 'Um pagamento atrasado foi reembolsado',
  'sold-out-notice.body':
    '{buyer} pagou {amount} pelo pedido {reference} para {event} depois do fim da reserva. Nesse momento, os ingressos já tinham sido vendidos. O valor total foi reembolsado, e o comprador foi avisado. Nenhum ingresso foi emitido.',
  'sold-out-notice.open': 'Abrir o pedido',
  'dispute.opened.subject': 'Um pagamento para {event} foi contestado ({reference})',
  'dispute.opened.heading': 'O banco de um comprador retirou um pagamento',
  'dispute.opened.body':
    '{buyer} contestou no banco o pagamento do pedido {reference} para {event}. O banco fica com {amount} até decidir. Responda no painel da Stripe, com provas de que o comprador comprou e usou os ingressos. Por enquanto, os ingressos continuam válidos.',
  'dispute.inquiry.subject': 'Um banco está perguntando sobre um pagamento para {event} ({reference})',
  'dispute.inquiry.heading': 'O banco de um comprador está perguntando sobre um pagamento',
  'dispute.inquiry.body':
    'O banco de {buyer} está perguntando sobre {amount} do pedido {reference} para {event}. Nenhum dinheiro foi retirado. Responda no painel da Stripe ou reembolse o pedido.',
  'dispute.won.subject': 'Você ganhou a contestação sobre {reference} para {event}',
  'dispute.won.heading': 'Você ganhou a contestação',
  'dispute.won.body':
    'O banco de {buyer} decidiu a seu favor. Você fica com {amount} do pedido {reference} para {event}.',
  'dispute.lost.subject': 'Você perdeu a contestação sobre {reference} para {event}',
  'dispute.lost.heading': 'Você perdeu a contestação',
  'dispute.lost.body':
    'O banco de {buyer} decidiu contra você. O valor de {amount} do pedido {reference} para {event} voltou para o comprador em definitivo. O Foyer conta esse valor como reembolsado.',
  'dispute.closed.subject': 'A consulta do banco sobre {reference} para {event} foi encerrada',
  'dispute.closed.heading': 'A consulta do banco foi encerrada',
  'dispute.closed.body':
    'A consulta sobre {amount} que {buyer} pagou pelo pedido {reference} para {event} foi encerrada. Nenhum dinheiro foi retirado.',
  'dispute.due': 'A Stripe aceita sua resposta até {date}.',
  'dispute.tickets-ended': 'Os ingressos deste pedido não são mais válidos.',
  'dispute.tickets-valid': 'Os ingressos ainda são válidos. Se não deveriam ser, cancele o pedido.',
  'dispute.open': 'Abrir o pedido',

  'email-confirmation.subject': 'Confirme seu e-mail',
  'email-confirmation.preview': 'Confirme, e seus eventos podem ser publicados.',
  'email-confirmation.heading': 'Confirme seu e-mail',
  'email-confirmation.body':
    'Alguém se cadastrou no Foyer com {email}. Se foi você, abra o link e confirme. Depois você pode publicar seus eventos, receber pagamentos, convidar pessoas e conectar programas.',
  'email-confirmation.open': 'Confirmar e-mail',

  'password-reset.subject': 'Defina uma nova senha',
  'password-reset.preview': 'Um link para definir uma nova senha.',
  'password-reset.heading': 'Defina uma nova senha',
  'password-reset.body': 'Alguém, esperamos que você, pediu para definir uma nova senha para {email}.',
  'password-reset.open': 'Definir nova senha',

  'user-invitation.subject': '{inviter} convida você para {account}',
  'user-invitation.preview': 'Organizem eventos juntos no Foyer.',
  'user-invitation.heading': 'Participe de {account}',
  'user-invitation.body':
    '{inviter} convida você para organizar eventos com {account} no Foyer, {role, select, ADMIN {como administrador} other {como organizador}}.',
  'user-invitation.open': 'Aceitar convite',

  'email-change-confirmation.subject': 'Confirme seu novo e-mail',
  'email-change-confirmation.preview': 'Até lá, entre com o e-mail antigo.',
  'email-change-confirmation.heading': 'Confirme seu novo e-mail',
  'email-change-confirmation.body':
    'O e-mail do seu cadastro está prestes a mudar de {old_email} para {new_email}. Até você confirmar, entre com o antigo.',
  'email-change-confirmation.open': 'Confirmar novo e-mail',

  'email-change-notice.subject': 'Seu e-mail está prestes a mudar',
  'email-change-notice.preview': 'Para {new_email}, assim que esse endereço for confirmado.',
  'email-change-notice.heading': 'Seu e-mail está prestes a mudar',
  'email-change-notice.body':
    'Alguém, esperamos que você, quer entrar com {new_email} em vez de {old_email}. Nada muda até que o novo endereço seja confirmado.',
  'email-change-notice.open': 'Abrir seu perfil',
  'email-change-notice.note': 'Se não foi você, cancele a alteração no seu perfil e escolha uma nova senha.',

  'password-changed-notice.subject': 'Sua senha foi alterada',
  'password-changed-notice.preview': 'Para {email}.',
  'password-changed-notice.heading': 'Sua senha foi alterada',
  'password-changed-notice.body':
    'A senha de {email} foi alterada, e a sessão foi encerrada em todos os outros dispositivos. Se foi você, não precisa fazer nada.',
  'password-changed-notice.ended':
    'Esta é a primeira prova de que {email} é seu. Por segurança, encerramos o que tinha sido configurado antes com ele, como chaves de API, webhooks, pagamentos e convites. Os rascunhos continuam lá. Entre para ver a lista.',
  'password-changed-notice.open': 'Definir nova senha',
  'password-changed-notice.note':
    'Se não foi você, defina uma nova senha agora e avise o proprietário da sua conta.',
  'webhook-stopped-notice.subject': 'Seu webhook para {host} foi desligado',
  'webhook-stopped-notice.preview': 'Para {account}.',
  'webhook-stopped-notice.heading': 'O webhook para {host} está desligado',
  'webhook-stopped-notice.body':
    '{reason, select, GONE {{host} respondeu que o endereço não existe mais, por isso o Foyer desligou o webhook.} other {Nenhuma mensagem chegou a {host} durante três dias, por isso o Foyer desligou o webhook.}}',
  'webhook-stopped-notice.open': 'Abrir os webhooks',
  'webhook-stopped-notice.note':
    'Quando {host} voltar a responder, ligue o webhook. Ele continua de onde parou.',
  'address-known.subject': 'Você já tem cadastro',
  'address-known.preview': 'Entre com {email}.',
  'address-known.heading': 'Você já tem cadastro',
  'address-known.body':
    'Alguém, esperamos que você, tentou criar um cadastro com {email}. Este endereço já tem cadastro, e nada mudou nele. Entre com ele.',
  'address-known.open': 'Entrar',
  'address-known.note':
    'Esqueceu a senha? Defina uma nova aqui: {reset_url}. Se você não pediu isso, pode ignorar este e-mail.',

  'export.order': 'Pedido',
  'export.attendee': 'Participante',
  'export.status': 'Status',
  'export.first-name': 'Nome',
  'export.last-name': 'Sobrenome',
  'export.email': 'E-mail',
  'export.tickets': 'Ingressos',
  'export.ticket': 'Ingresso',
  'export.price': 'Preço',
  'export.ticket-count': 'Número de ingressos',
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
  'export.order-count': 'Número de pedidos',
  'export.sales': 'Vendas',
  'export.created-at': 'Data de criação',
  'export.paid-by': 'Forma de pagamento',
  'export.source': 'Origem',
  'export.ordered-at': 'Data do pedido',
  'export.completed-at': 'Data de conclusão',
  'export.cancelled-at': 'Data de cancelamento',
  'export.terms-accepted-at': 'Aceite dos termos',
  'export.accepted-terms': 'Termos aceitos',
  'export.checked-in-at': 'Check-in: {list}',
  'export.language': 'Idioma',
  'export.notes': 'Anotações',
  'export.answer': 'Resposta',
  'export.other-answers': 'Outras respostas',
  'export.payment.STRIPE': 'Cartão',
  'export.payment.OFFLINE': 'Fora do Foyer',
  'export.payment.TEST': 'Teste',
  'export.source.ONLINE': 'Online',
  'export.source.MANUAL': 'Manualmente',
  'export.source.IMPORTED': 'Importado',
  'export.attendee-status.ACTIVE': 'Ativo',
  'export.attendee-status.CANCELLED': 'Cancelado',
  'export.attendee-status.RESERVED': 'Reservado',
  'export.order-status.IN_PROGRESS': 'Em andamento',
  'export.order-status.AWAITING_PAYMENT': 'Aguardando pagamento',
  'export.order-status.PROCESSING': 'Em processamento',
  'export.order-status.COMPLETED': 'Concluído',
  'export.order-status.CANCELLED': 'Cancelado',
  'export.order-status.EXPIRED': 'Expirado',
  'export.order-status.REFUND_PENDING': 'Reembolso pendente',
  'export.order-status.PARTIALLY_REFUNDED': 'Reembolso parcial',
  'export.order-status.REFUNDED': 'Reembolsado',
  'export.order-status.REFUND_FAILED': 'Falha no reembolso',
  'export.order-status.PAYMENT_FAILED': 'Falha no pagamento',
  'found-tickets.subject': 'Seus pedidos e ingressos',
  'found-tickets.body':
    'Alguém, provavelmente você, solicitou os pedidos e os ingressos de {email}. Aqui estão os links. Não os compartilhe: cada ingresso deixa entrar uma pessoa.',
  'found-tickets.past': 'Eventos passados',

  'calendar.sale-start': 'Início das vendas de ingressos: {event}',
  'event-message.reason': 'Você está recebendo este e-mail porque tem um ingresso ou um pedido para {event}.',
}
