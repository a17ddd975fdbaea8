// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import { fault, type OperationInput, type OperationOutput } from '@tessera/contract'
import { newSlipCode } from '@tessera/rules/sportsbook/bets/slip-code'
import type { Queries } from '../../../../platform/db/index.ts'
import type { CallContext } from '../../../../platform/http/index.ts'
import { marketsOfIds } from '../../book/markets/market-store.ts'
import type { SportsbookDeps } from '../../sportsbook-deps.ts'
import { saveSlip, slipsMadeSince, type SharedLegs } from './slip-store.ts'

const dayMs = 86_400_000
/** For how long a code can be used after it was last made. */
const livesMs = 7 * dayMs
const mostCodesOfDay = 100
const mostTries = 5

/** A code for the selections of a slip. The same selections have the same code. */
export async function shareSlip(
  { chance }: SportsbookDeps,
  { db, member: { memberId }, nowMs }: CallContext<'sportsbook.shareSlip'>,
  { legs }: OperationInput<'sportsbook.shareSlip'>,
): Promise<OperationOutput<'sportsbook.shareSlip'>> {
  if ((await slipsMadeSince(db, memberId, nowMs - dayMs)) >= mostCodesOfDay)
    throw fault('call.tooManyRequests')
  await requireKnown(db, legs)
  const expiresAtMs = nowMs + livesMs
  const shared = legs.map((leg) => leg.map(({ marketId, outcome }) => ({ marketId, outcome })))
  for (let tries = 0; tries < mostTries; tries += 1) {
    const code = await saveSlip(db, {
      code: newSlipCode(chance.below),
      legs: shared,
      fingerprint: createHash('sha256').update(JSON.stringify(shared)).digest('hex'),
      memberId,
      nowMs,
      expiresAtMs,
    })
    if (code !== undefined) return { code, expiresAt: expiresAtMs }
  }
  throw new Error('no free code for a shared slip was found')
}

/** Throws for a leg with an outcome that does not exist, or with outcomes of several events. */
async function requireKnown(db: Queries, legs: SharedLegs): Promise<void> {
  const ids = legs.flatMap((leg) => leg.map(({ marketId }) => BigInt(marketId)))
  const markets = new Map((await marketsOfIds(db, ids)).map((market) => [String(market.id), market]))
  for (const [position, leg] of legs.entries()) {
    const events = new Set<bigint>()
    for (const { marketId, outcome } of leg) {
      const market = markets.get(marketId)
      if (!market?.outcomes.includes(outcome)) throw fault('sportsbook.unknownMarket', { leg: position })
      events.add(market.eventId)
    }
    if (events.size > 1)
      throw fault('sportsbook.slipRefused', { reason: 'builder_several_events', leg: position })
  }
}
