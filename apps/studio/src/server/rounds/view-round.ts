// SPDX-License-Identifier: Apache-2.0
import type { Fairness, RoundState, RoundView } from '../../protocol.ts'
import { currencyNamed } from '../currencies.ts'
import { formatMoney } from '../money.ts'
import type { Round, StoredState } from './round-store.ts'

const visibleStates: Readonly<Record<StoredState, RoundState>> = {
  reserved: 'pending',
  refused: 'refused',
  open: 'open',
  drawn: 'settling',
  settled: 'settled',
  voiding: 'voided',
  voided: 'voided',
}

/** A round as its player sees it; contains nothing that is not public yet. */
export function viewRound(round: Round): RoundView {
  const { decimals } = currencyNamed(round.currency)
  const view = {
    id: round.id,
    game: round.game,
    state: visibleStates[round.state],
    currency: round.currency,
    stake: formatMoney(round.stake, decimals),
    ...(round.raised > 0n && { raised: formatMoney(round.raised, decimals) }),
    parameters: round.parameters,
    events: round.events,
    multiplier: round.multiplier,
    payout: formatMoney(round.payout, decimals),
    startedAt: round.startedAtMs,
    endedAt: round.endedAtMs,
    ...(round.playMoney && { playMoney: true }),
    fairness: viewFairness(round),
  }
  // The game of this round wrote parameters and events, which types cannot follow through the database.
  return view as RoundView
}

function viewFairness(round: Round): Fairness {
  if (round.seeds) {
    const { serverSeedHash, clientSeed, nonce, serverSeed } = round.seeds
    return { kind: 'seeds', serverSeedHash, clientSeed, nonce, serverSeed }
  }
  if (round.cardTable !== null) return { kind: 'cards', table: round.cardTable }
  if (!round.table) throw new Error('a round without seeds and without a table')
  const { roundId, position, terminalHash, salt, hash } = round.table
  return { kind: 'chain', tableRoundId: roundId, position, terminalHash, salt, hash }
}
