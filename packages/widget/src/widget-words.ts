export interface WidgetWords {
  tickets: string
  buy: string
  close: string
  events: string
}

const english = { tickets: 'Tickets', buy: 'Get tickets', close: 'Close', events: 'Events' }

/** Foyer's eight languages (specification §1). */
const words: Record<string, WidgetWords> = {
  en: english,
  de: { tickets: 'Tickets', buy: 'Tickets sichern', close: 'Schließen', events: 'Veranstaltungen' },
  fr: { tickets: 'Billets', buy: 'Prendre des billets', close: 'Fermer', events: 'Événements' },
  es: { tickets: 'Entradas', buy: 'Conseguir entradas', close: 'Cerrar', events: 'Eventos' },
  pt: { tickets: 'Bilhetes', buy: 'Obter bilhetes', close: 'Fechar', events: 'Eventos' },
  'pt-br': { tickets: 'Ingressos', buy: 'Garantir ingressos', close: 'Fechar', events: 'Eventos' },
  zh: { tickets: '門票', buy: '購票', close: '關閉', events: '活動' },
  'zh-cn': { tickets: '门票', buy: '购票', close: '关闭', events: '活动' },
}

/** The words for the first of those languages that is known, else English. */
export function widgetWords(languages: readonly (string | null)[]): WidgetWords {
  for (const language of languages) {
    const tag = language?.trim().toLowerCase() ?? ''
    const known = words[tag] ?? words[tag.split('-')[0] ?? '']
    if (known) return known
  }
  return english
}
