import type { Locale } from '@foyer/contracts/locale'
import type { SeededRandom } from '@foyer/core/testing/seeded-random'

export interface DemoPerson {
  first_name: string
  last_name: string
  email: string
  locale: Locale
}

/** First and last names by language. Email addresses use them, or a number when they are not Latin. */
const names: readonly { locale: Locale; first: readonly string[]; last: readonly string[] }[] = [
  {
    locale: 'pt',
    first: ['Inês', 'João', 'Beatriz', 'Tiago', 'Mariana', 'Rui', 'Catarina', 'Duarte', 'Leonor'],
    last: ['Ferreira', 'Almeida', 'Conceição', 'Lourenço', 'Magalhães', 'Sousa', 'Valadão', 'Neves'],
  },
  {
    locale: 'en',
    first: ['Imogen', 'Callum', 'Priya', 'Owen', 'Siobhán', 'Marcus', 'Harriet', 'Dominic', 'Aoife'],
    last: ['Whitfield', 'O’Connell', 'Raman', 'Pritchard', 'Okonkwo', 'Fairbairn', 'Lindqvist', 'Hale'],
  },
  {
    locale: 'de',
    first: ['Jürgen', 'Annika', 'Matthias', 'Friederike', 'Björn', 'Lieselotte', 'Emre', 'Käthe'],
    last: ['Großmann', 'Schäfer', 'Yıldız', 'Brückner', 'von der Heide', 'Köhler', 'Weiß', 'Thaler'],
  },
  {
    locale: 'fr',
    first: ['Éloïse', 'Baptiste', 'Maëlle', 'Thibault', 'Noémie', 'Rémi', 'Salomé', 'Cyprien'],
    last: ['Lefèvre', 'Dufresne', 'N’Diaye', 'Garnier', 'Béranger', 'Chauvet', 'Delacroix', 'Roussel'],
  },
  {
    locale: 'es',
    first: ['Lucía', 'Álvaro', 'Nerea', 'Íñigo', 'Pilar', 'Joaquín', 'Montserrat', 'Andrés'],
    last: ['Núñez', 'Ibáñez Rey', 'Etxeberria', 'Peñalver', 'Castaño', 'Ferrándiz', 'Muñoz'],
  },
  {
    locale: 'pt-BR',
    first: ['Thaís', 'Vinícius', 'Luana', 'Caetano', 'Jussara', 'Otávio'],
    last: ['Araújo', 'Guimarães', 'Brandão', 'Teixeira', 'Moraes'],
  },
  {
    locale: 'zh-CN',
    first: ['伟', '晓燕', '子轩', '静', '海涛'],
    last: ['王', '李', '欧阳', '陈', '赵'],
  },
  { locale: 'zh', first: ['雅婷', '家豪', '怡君', '承翰'], last: ['林', '黃', '張', '蔡'] },
]

/** A plausible person. Two people may share a name, as in real life. */
export function demoPerson(random: SeededRandom): DemoPerson {
  const { locale, first, last } = random.pick(names)
  const [first_name, last_name] = [random.pick(first), random.pick(last)]
  const latin = addressOf(`${first_name} ${last_name}`)
  const email = `${latin === '' ? 'guest' : latin}.${random.whole(10, 99)}@example.com`
  return { first_name, last_name, email, locale }
}

function addressOf(name: string): string {
  const plain = name.replaceAll('ß', 'ss').replaceAll('ı', 'i').normalize('NFD').toLowerCase()
  return plain
    .replaceAll(/\s+/g, '.')
    .replaceAll(/[^a-z.]/g, '')
    .replaceAll(/^\.+|\.+$/g, '')
}
