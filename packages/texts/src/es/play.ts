// SPDX-License-Identifier: Apache-2.0
import type { play as source } from '../en/play.ts'
import type { Translated } from '../translated.ts'

/** The game page. */
export const play: Translated<typeof source> = {
  'play.back': 'Volver al lobby',
  'play.fullScreen': 'Pantalla completa',
  'play.frame': 'Juego: {name}',
  'play.loading': 'El juego se está cargando',
  'play.login.title': 'Entra para jugar a {name}',
  'play.login.text': 'Las rondas reales necesitan una cuenta. Se tarda un minuto.',
  'play.unknown.title': 'Juego desconocido',
  'play.unknown.text': 'Puede que se haya movido. En el lobby están los que se pueden jugar.',
  'play.blocked.title': '{name} no se ofrece donde estás',
  'play.blocked.text': 'Estos juegos están abiertos para ti:',
  'play.closed.text': 'Este juego está cerrado por un tiempo. Estos están abiertos:',
  'play.failed': 'No se pudo abrir el juego',
  'play.more': 'Más de {studio}',
  'play.rtp': 'Retorno al jugador {rtp} %',
}
