// SPDX-License-Identifier: Apache-2.0
import { worthOfBet } from '@tessera/rules/contracts/worth-bound'
import { add, zero } from '@tessera/rules/money'
import { settledInSlice } from '../../bets/index.ts'
import type { StreamSlice, Tx } from '../../../platform/db/index.ts'
import { countShared, type SharedPlay } from './count-shared.ts'
import type { MemberDelta } from './figures-store.ts'
import type { RollUpDeps } from './roll-up.ts'

/** What changes nothing. */
export const nothing = {
  validBets: zero,
  cashBets: zero,
  worth: zero,
  stakes: zero,
  returns: zero,
  gifts: zero,
  given: zero,
  pay: zero,
  deposits: zero,
  withdrawals: zero,
  cashChange: zero,
}

/**
 * What a slice of the stream of bets settles, less what bets of one line against each other do not count; and what it is
 * worth by the edges of the games.
 */
export async function settledDeltas(
  tx: Tx,
  { sharedPlay, gameEdges }: Pick<RollUpDeps, 'sharedPlay' | 'gameEdges'>,
  slice: StreamSlice,
  atMs: number,
): Promise<MemberDelta[]> {
  const deltas = new Map<string, MemberDelta>()
  const addTo = ({ memberId, currency, ...change }: Change): void => {
    const key = `${memberId} ${currency}`
    const known = deltas.get(key) ?? { ...nothing, memberId, currency }
    for (const figure of changing) known[figure] = add(known[figure], change[figure] ?? zero)
    deltas.set(key, known)
  }
  const worthOf = ({ vendor, gameCode, cashBets }: Pick<SharedPlay, 'vendor' | 'gameCode' | 'cashBets'>) =>
    worthOfBet(cashBets, gameEdges.of(vendor, gameCode))
  for (const play of await settledInSlice(tx, slice)) addTo({ ...play, worth: worthOf(play) })
  const shared = (await sharedPlay(tx, slice)).map((play) => ({ ...play, worth: worthOf(play) }))
  for (const correction of await countShared(tx, shared, atMs)) addTo(correction)
  return [...deltas.values()]
}

/** What the settling of bets changes. */
const changing = ['validBets', 'cashBets', 'worth', 'stakes', 'returns'] as const
type Change = Pick<MemberDelta, 'memberId' | 'currency'> &
  Partial<Pick<MemberDelta, (typeof changing)[number]>>
