// SPDX-License-Identifier: Apache-2.0
import { readCardTable } from '@tessera/rules/games/card-rooms/card-games'
import type { StudioDeps } from '../../deps.ts'
import { createHandOpener } from '../history/open-hand.ts'
import type { EndedHand } from '../store/card-history-store.ts'
import { cardsNeeded, evidenceOf, type PairEvidence } from './hand-evidence.ts'
import { addHands, addressKeyOf, listAddresses, listUncounted, type CountedHand } from './pair-store.ts'

/** So many hands are counted in one go; the next second counts more. */
const COUNTED_AT_ONCE = 200

/**
 * Adds hands that have ended to what the pairs of their players come to. Several processes may do so at the same time: each hand counts
 * once. Chips of play money say nothing.
 */
export async function countHands(deps: StudioDeps): Promise<void> {
  const hands = await listUncounted(deps.database, COUNTED_AT_ONCE)
  if (hands.length === 0) return
  const addresses = await listAddresses(
    deps.database,
    hands.map(({ id }) => id),
  )
  const open = createHandOpener(deps)
  const counted: CountedHand[] = []
  for (const hand of hands) counted.push({ hand, evidence: await evidenceIn(hand) })
  await deps.database.transaction((tx) => addHands(tx, counted))

  async function evidenceIn(hand: EndedHand): Promise<PairEvidence[]> {
    if (readCardTable(hand.code)?.playMoney !== false) return []
    try {
      const needed = cardsNeeded(hand.record)
      const deck = needed.length === 0 ? undefined : (await open(hand)).deck.deck
      return evidenceOf(hand.record, {
        addressOf: (playerId) => addresses.get(addressKeyOf(hand.id, playerId)),
        cardsOf: (playerId) =>
          deck && needed.includes(playerId)
            ? hand.record.players
                .find((player) => player.playerId === playerId)!
                .positions.map((position) => deck[position]!)
            : [],
      })
    } catch (error) {
      // One hand that cannot be read must not hold up all others.
      deps.log.error({ hand: hand.id, reason: String(error) }, 'a hand says nothing of its players')
      return []
    }
  }
}
