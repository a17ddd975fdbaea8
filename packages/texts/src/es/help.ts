// SPDX-License-Identifier: Apache-2.0
import type { help as source } from '../en/help.ts'
import type { Translated } from '../translated.ts'

/** Help popup, help centre and terms of use. */
export const help: Translated<typeof source> = {
  'help.title': 'Ayuda',
  'help.center': 'Centro de ayuda',
  'help.center.hint': 'Respuestas a lo que más preguntan los jugadores.',
  'help.views': 'Ayuda o términos',
  'help.terms': 'Términos de uso',
  'help.all': 'Lista de temas de ayuda',
  'help.topics': 'Temas',
  'help.search': 'Buscar en la ayuda',
  'help.search.empty': 'Ningún tema habla de eso',
  'help.search.emptyHint': 'Prueba con otra palabra o escríbenos.',
  'help.found': '{count, plural, one {# tema} many {# de temas} other {# temas}}',
  'help.empty': 'Aún no hay temas de ayuda',
  'help.emptyHint': 'Escríbenos y te responderemos.',
  'help.write': 'Escríbenos',
  'help.terms.age.title': 'Edad y cuenta',
  'help.terms.age':
    'Tienes al menos {age} años y eres mayor de edad donde vives. Cada persona tiene una sola cuenta, a su nombre, y no comparte sus contraseñas con nadie.',
  'help.terms.money.title': 'Depósitos y retiros',
  'help.terms.money':
    'El dinero entra desde tus propios medios de pago y sale a una cuenta a tu nombre. Podemos verificar tu identidad antes de pagar un retiro.',
  'help.terms.play.title': 'Apuestas y resultados',
  'help.terms.play':
    'Una apuesta cuenta desde el momento en que el servidor la acepta. Los resultados se sortean solo en el servidor. Una ronda interrumpida se cierra según sus reglas o se devuelve por completo.',
  'help.terms.fair.title': 'Juego limpio',
  'help.terms.fair':
    'No se permiten la colusión entre jugadores, el juego automatizado ni el aprovechamiento de errores. Las apuestas ganadas así se anulan y la cuenta puede cerrarse.',
  'help.terms.limits.title': 'Juega con límites',
  'help.terms.limits':
    'El juego es para pasarlo bien. Apuesta solo lo que puedas permitirte perder y para cuando deje de ser divertido. Escríbenos y te ayudaremos a hacer una pausa.',
  'help.terms.data.title': 'Tus datos',
  'help.terms.data':
    '{site} guarda lo que hace falta para llevar tu cuenta y lo que pide la ley, y no lo da a nadie más.',
}
