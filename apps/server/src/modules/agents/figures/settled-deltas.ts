// SPDX-License-Identifier: Apache-2.0
import { add, zero } from '@tessera/rules/money'
import { settledInSlice } from '../../bets/index.ts'
import type { StreamSlice, Tx } from '../../../platform/db/index.ts'
import { countShared } from './count-shared.ts'
import type { MemberDelta } from './figures-store.ts'
import type { RollUpDeps } from './roll-up.ts'

/** What changes nothing. */
export const nothing = {
  validBets: zero,
  stakes: zero,
  returns: zero,
  gifts: zero,
  pay: zero,
  deposits: zero,
  withdrawals: zero,
  cashChange: zero,
}

/** What a slice of the stream of bets settles, less what bets of one line against each other do not count. */
export async function settledDeltas(
  tx: Tx,
  slice: StreamSlice,
  { sharedPlay }: Pick<RollUpDeps, 'sharedPlay'>,
  atMs: number,
): Promise<MemberDelta[]> {
  const plays = await settledInSlice(tx, slice)
  const deltas = new Map<string, MemberDelta>()
  for (const play of plays) deltas.set(`${play.memberId} ${play.currency}`, { ...nothing, ...play })
  for (const one of await countShared(tx, await sharedPlay(tx, slice), atMs)) {
    const { memberId, currency } = one
    const key = `${memberId} ${currency}`
    const known = deltas.get(key) ?? { ...nothing, memberId, currency }
    deltas.set(key, { ...known, validBets: add(known.validBets, one.validBets) })
  }
  return [...deltas.values()]
}
