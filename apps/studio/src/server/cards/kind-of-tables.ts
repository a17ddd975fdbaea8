// SPDX-License-Identifier: Apache-2.0
import { writeCardTable, type CardGame } from '@tessera/rules/games/card-rooms/card-games'
import { StudioRefusal } from '../refusal.ts'
import type { Session } from '../sessions/session-store.ts'
import { cardGameOf } from './card-game-of.ts'

/** The card game of a session. Throws studio.otherGame if it opened another one. */
export function kindOf(session: Pick<Session, 'game'>): CardGame {
  const game = cardGameOf(session)
  if (!game) throw new StudioRefusal('studio.otherGame')
  return game
}

/** How the names of all tables begin that a session may see. */
export function prefixOf(session: Pick<Session, 'game' | 'currency' | 'playMoney'>): string {
  const { currency, playMoney } = session
  const first = writeCardTable({
    game: kindOf(session),
    currency: currency.code,
    playMoney,
    level: 1,
    number: 1,
  })
  return `${first.split(':').slice(0, -2).join(':')}:`
}
