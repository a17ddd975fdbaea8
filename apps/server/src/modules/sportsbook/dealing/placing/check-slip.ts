// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationInput, type OperationOutput } from '@tessera/contract'
import { playCurrency } from '@tessera/rules/identity/trial'
import { units } from '@tessera/rules/money'
import { dayStartIn } from '@tessera/rules/site/zoned-days'
import { betKindOf, lineCount } from '@tessera/rules/sportsbook/bets/bet-kinds'
import type { EventStatus } from '@tessera/rules/sportsbook/model/event'
import { memberById } from '../../../members/index.ts'
import { requireOwnCurrency } from '../../../site/index.ts'
import type { Queries } from '../../../../platform/db/index.ts'
import type { CallContext } from '../../../../platform/http/index.ts'
import type { SportsbookDeps } from '../../sportsbook-deps.ts'
import { limitedTerms } from '../trading/stake-limits.ts'
import { mostReturnSince } from '../../bets/bet-store.ts'
import { liabilityOf } from '../../bets/exposure-store.ts'
import { mostReturnOf } from '../../bets/most-return.ts'
import { legAtPrice, readLegs, type LegNow } from '../../bets/read-legs.ts'
import { readBetTerms } from '../../bets/read-terms.ts'
import { delayOf, highestLineOf, inCoins, requireJoinable, wantedLegs } from '../../bets/slip-limits.ts'

type Checked = OperationOutput<'sportsbook.checkSlip'>

/** What a slip costs now, and the highest stake of a line that would be accepted. */
export async function checkSlip(
  { settings }: SportsbookDeps,
  { db, member: { memberId }, brandCode, nowMs }: CallContext<'sportsbook.checkSlip'>,
  input: OperationInput<'sportsbook.checkSlip'>,
): Promise<Checked> {
  const currency = (await memberById(db, memberId))?.currency ?? playCurrency
  if (currency !== playCurrency) await requireOwnCurrency(settings.of(brandCode), currency)
  const ofBrand = await readBetTerms(settings, brandCode)
  const legs = await readLegs(db, wantedLegs(input), { ...ofBrand, nowMs })
  requireJoinable(legs)
  const terms = await limitedTerms(db, ofBrand, { brandCode, memberId, legs })
  const kind = betKindOf(input.kind, input.legs.length)
  if (!kind) throw fault('sportsbook.slipRefused', { reason: 'kind_does_not_fit', leg: null })
  const lines = lineCount(kind)
  const one = { kind: input.kind, currency, stakePerLine: units(1), legs: legs.map(legAtPrice) }
  const isOpen = legs.every(({ priceNow }) => priceNow > 0)
  const ofDay = await mostReturnSince(db, memberId, dayStartIn(terms.timeZone, nowMs))
  const byPayout = isOpen ? highestLineOf({ ...one, mostReturn: mostReturnOf(one) }, terms, ofDay) : 0n
  const room = await roomOf(db, legs, terms.outcomeLiability)
  const bySelection = (room * BigInt(legs.length)) / BigInt(lines)
  return {
    lines,
    prices: legs.map(({ priceNow }) => priceNow),
    legs: legs.map((leg) => ({
      state: stateOf(leg),
      score: leg.event.status === 'live' ? leg.event.score : null,
    })),
    lowestStake: terms.lowestStake,
    highestStake: inCoins(byPayout < bySelection ? byPayout : bySelection, currency),
    bound: boundOf({ byPayout, bySelection, highest: terms.highestStake }),
    delaySeconds: delayOf(legs, terms),
  }
}

/** Whether a leg takes bets, or may again: a stopped event and a suspended market do. */
function stateOf({ event, selections, priceNow }: LegNow): Checked['legs'][number]['state'] {
  if (priceNow > 0) return 'open'
  const isOver =
    over.includes(event.status) ||
    selections.some(({ market }) => market.status === 'closed' || market.status === 'settled')
  return isOver ? 'closed' : 'suspended'
}
const over: readonly EventStatus[] = ['ended', 'cancelled', 'abandoned']

/** The stake that the outcome with the least room still takes: (limit - liability) / (price - 1). */
async function roomOf(db: Queries, legs: readonly LegNow[], limit: bigint): Promise<bigint> {
  let least: bigint | undefined
  for (const { selections, priceNow } of legs) {
    if (priceNow <= 1000) return 0n
    for (const { market, outcome } of selections) {
      const left = limit - (await liabilityOf(db, market.id, outcome))
      const room = (left * 1000n) / BigInt(priceNow - 1000)
      if (least === undefined || room < least) least = room
    }
  }
  return least ?? 0n
}

function boundOf(of: { byPayout: bigint; bySelection: bigint; highest: bigint }): Checked['bound'] {
  if (of.bySelection < of.byPayout) return 'selection'
  return of.byPayout < of.highest ? 'payout' : 'stake'
}
