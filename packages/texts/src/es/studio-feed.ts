// SPDX-License-Identifier: Apache-2.0
import type { studioFeed as source } from '../en/studio-feed.ts'
import type { Translated } from '../translated.ts'

/** The bets of everybody, below a game. */
export const studioFeed: Translated<typeof source> = {
  'studio.feed.title': 'Apuestas en vivo',
  'studio.feed.mine': 'Mías',
  'studio.feed.all': 'Todas',
  'studio.feed.high': 'Premios altos',
  'studio.feed.none': 'Aún no hay apuestas',
  'studio.feed.about':
    'Apuestas con dinero en nuestros juegos. Nada muestra de quién son. Los premios altos pagaron diez veces la apuesta o más.',
}
