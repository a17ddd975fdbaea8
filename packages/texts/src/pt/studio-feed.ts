// SPDX-License-Identifier: Apache-2.0
import type { studioFeed as source } from '../en/studio-feed.ts'
import type { Translated } from '../translated.ts'

/** The bets of everybody, below a game. */
export const studioFeed: Translated<typeof source> = {
  'studio.feed.title': 'Apostas ao vivo',
  'studio.feed.mine': 'Minhas',
  'studio.feed.all': 'Todas',
  'studio.feed.high': 'Prémios altos',
  'studio.feed.none': 'Ainda não há apostas',
  'studio.feed.about':
    'Apostas a dinheiro nos nossos jogos. Nada mostra de quem são. Os prémios altos pagaram dez vezes a aposta ou mais.',
}
