// SPDX-License-Identifier: Apache-2.0
import type { studioSimulator as source } from '../en/studio-simulator.ts'
import type { Translated } from '../translated.ts'

/** How the simulator plays each game, and the pace of bets. */
export const studioSimulator: Translated<typeof source> = {
  'studio.betTooEarly': 'Aquí las apuestas no pueden ir más seguidas. La tuya espera un momento',
  'studio.crash.cashedOutAt': 'Cobrada en {point}×',
  'studio.way.title': 'Cómo juega',
  'studio.way.chosen': 'Cada ronda como está elegida en esta página',
  'studio.way.slot': 'Cada giro con todos sus giros gratis; no se compra ningún bono',
  'studio.way.pick': 'En el bono se abren las casillas desde la primera hasta que termina',
  'studio.way.crash': 'Cobro automático en {point}×',
  'studio.way.mines': 'Abre casillas desde arriba a la izquierda; cobro después de {count}',
  'studio.way.tower': 'Toma la primera casilla de cada piso; cobro después del piso {count}',
  'studio.way.flip': 'Pide cara; cobro después de aciertos: {count}',
  'studio.way.chicken': 'Cruza la carretera; cobro después del carril {count}',
  'studio.way.pump': 'Infla el globo; cobro después de inflados: {count}',
  'studio.way.rps': 'Saca piedra, otra vez tras un empate; cobro después de victorias: {count}',
  'studio.way.hilo': 'Elige el lado más probable y salta ases y reyes; cobro después de aciertos: {count}',
  'studio.way.poker': 'Mejor juego: conserva las cartas que más pagan de media',
  'studio.way.blackjack':
    'Mejor juego sin seguro; el retorno es el de la primera apuesta, tras doblar y dividir',
}
