import type { Locale } from '@foyer/contracts/locale'

const en = {
  'message-starter.reminder.subject': 'Reminder: {event}',
  'message-starter.reminder.first': '{event} is coming up.',
  'message-starter.reminder.last':
    'Please have your ticket ready on your phone, or print it. We look forward to seeing you.',
  'message-starter.change.subject': 'Change of plan: {event}',
  'message-starter.change.first': 'Something has changed for {event}. This is the plan now:',
  'message-starter.change.last': 'Your ticket stays valid. If you have questions, reply to this email.',
  'message-starter.thanks.subject': 'Thank you for coming to {event}',
  'message-starter.thanks.first': 'Thank you for being at {event}.',
  'message-starter.thanks.last':
    'We would like to know how you liked it. Reply to this email. We hope to see you again.',
}

export type StarterTextId = keyof typeof en

/** What Foyer suggests to write to the people of an event, with the event's title as `event`. */
export const starterTexts: Record<Locale, Record<StarterTextId, string>> = {
  en,
  de: {
    'message-starter.reminder.subject': 'Erinnerung: {event}',
    'message-starter.reminder.first': '{event} steht bevor.',
    'message-starter.reminder.last':
      'Bitte halten Sie Ihr Ticket auf dem Handy oder ausgedruckt bereit. Wir freuen uns auf Sie.',
    'message-starter.change.subject': 'Planänderung: {event}',
    'message-starter.change.first': 'Für {event} hat sich etwas geändert. So ist es jetzt geplant:',
    'message-starter.change.last':
      'Ihr Ticket bleibt gültig. Wenn Sie Fragen haben, antworten Sie auf diese E-Mail.',
    'message-starter.thanks.subject': 'Danke für Ihren Besuch: {event}',
    'message-starter.thanks.first': 'Danke, dass Sie bei {event} dabei waren.',
    'message-starter.thanks.last':
      'Wie hat es Ihnen gefallen? Antworten Sie gern auf diese E-Mail. Wir hoffen, Sie wiederzusehen.',
  },
  fr: {
    'message-starter.reminder.subject': 'Rappel : {event}',
    'message-starter.reminder.first': '{event} approche.',
    'message-starter.reminder.last':
      'Gardez votre billet à portée de main, sur votre téléphone ou imprimé. Nous avons hâte de vous accueillir.',
    'message-starter.change.subject': 'Changement de programme : {event}',
    'message-starter.change.first': 'Quelque chose a changé pour {event}. Voici le programme à présent :',
    'message-starter.change.last': 'Votre billet reste valable. Pour toute question, répondez à cet e-mail.',
    'message-starter.thanks.subject': 'Merci d’être venu à {event}',
    'message-starter.thanks.first': 'Merci de votre présence à {event}.',
    'message-starter.thanks.last':
      'Dites-nous ce que vous en avez pensé en répondant à cet e-mail. Nous espérons vous revoir.',
  },
  es: {
    'message-starter.reminder.subject': 'Recordatorio: {event}',
    'message-starter.reminder.first': 'Se acerca {event}.',
    'message-starter.reminder.last': 'Ten tu entrada a mano en el móvil o impresa. Te esperamos.',
    'message-starter.change.subject': 'Cambio de planes: {event}',
    'message-starter.change.first': 'Algo ha cambiado en {event}. Este es el plan ahora:',
    'message-starter.change.last':
      'Tu entrada sigue siendo válida. Si tienes preguntas, responde a este correo.',
    'message-starter.thanks.subject': 'Gracias por venir a {event}',
    'message-starter.thanks.first': 'Gracias por estar en {event}.',
    'message-starter.thanks.last':
      'Nos gustaría saber qué te pareció. Responde a este correo. Esperamos volver a verte.',
  },
  pt: {
    'message-starter.reminder.subject': 'Lembrete: {event}',
    'message-starter.reminder.first': '{event} está quase a chegar.',
    'message-starter.reminder.last': 'Tenha o seu bilhete à mão no telemóvel ou impresso. Esperamos por si.',
    'message-starter.change.subject': 'Mudança de planos: {event}',
    'message-starter.change.first': 'Algo mudou em {event}. O plano agora é este:',
    'message-starter.change.last':
      'O seu bilhete continua válido. Se tiver perguntas, responda a este e-mail.',
    'message-starter.thanks.subject': 'Obrigado por ter vindo a {event}',
    'message-starter.thanks.first': 'Obrigado por ter estado em {event}.',
    'message-starter.thanks.last':
      'Gostaríamos de saber o que achou. Responda a este e-mail. Esperamos voltar a vê-lo.',
  },
  'pt-BR': {
    'message-starter.reminder.subject': 'Lembrete: {event}',
    'message-starter.reminder.first': '{event} está chegando.',
    'message-starter.reminder.last': 'Tenha seu ingresso à mão no celular ou impresso. Esperamos por você.',
    'message-starter.change.subject': 'Mudança de planos: {event}',
    'message-starter.change.first': 'Algo mudou em {event}. O plano agora é este:',
    'message-starter.change.last': 'Seu ingresso continua válido. Se tiver dúvidas, responda a este e-mail.',
    'message-starter.thanks.subject': 'Obrigado por ter vindo a {event}',
    'message-starter.thanks.first': 'Obrigado por ter estado em {event}.',
    'message-starter.thanks.last':
      'Queremos saber o que você achou. Responda a este e-mail. Esperamos ver você de novo.',
  },
  zh: {
    'message-starter.reminder.subject': '活動提醒：{event}',
    'message-starter.reminder.first': '「{event}」即將開始。',
    'message-starter.reminder.last': '請在手機上備妥票券，或先列印出來。期待您的光臨。',
    'message-starter.change.subject': '活動異動：{event}',
    'message-starter.change.first': '「{event}」有所異動，目前的安排如下：',
    'message-starter.change.last': '您的票券仍然有效。如有疑問，請直接回覆此郵件。',
    'message-starter.thanks.subject': '感謝您參加「{event}」',
    'message-starter.thanks.first': '感謝您參加「{event}」。',
    'message-starter.thanks.last': '歡迎回覆此郵件，告訴我們您的感想。期待與您再次相見。',
  },
  'zh-CN': {
    'message-starter.reminder.subject': '活动提醒：{event}',
    'message-starter.reminder.first': '“{event}”即将开始。',
    'message-starter.reminder.last': '请在手机上备好门票，或提前打印。期待您的光临。',
    'message-starter.change.subject': '活动变更：{event}',
    'message-starter.change.first': '“{event}”有所变更，目前的安排如下：',
    'message-starter.change.last': '您的门票仍然有效。如有疑问，请直接回复此邮件。',
    'message-starter.thanks.subject': '感谢您参加“{event}”',
    'message-starter.thanks.first': '感谢您参加“{event}”。',
    'message-starter.thanks.last': '欢迎回复此邮件，告诉我们您的感受。期待与您再次相见。',
  },
}
