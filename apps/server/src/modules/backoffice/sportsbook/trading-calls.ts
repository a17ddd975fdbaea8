// SPDX-License-Identifier: Apache-2.0
import type { OperationInput } from '@tessera/contract'
import { firstBrandCode } from '@tessera/rules/site/brand'
import type { Tx } from '../../../platform/db/index.ts'
import type { DomainHandlers, OperatorActor } from '../../../platform/http/index.ts'
import { moveStop, setPrice, type BookMarket, type PriceSet } from '../../sportsbook/index.ts'
import { recordAction } from '../audit/record-action.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { requireApproval } from '../second-person/require-second.ts'
import { limitCalls } from './limit-calls.ts'
import { tradingReads } from './trading-reads.ts'

type TradingCalls = Pick<
  DomainHandlers<'backoffice'>,
  `backoffice.${'setSportsbookPrice' | 'stopSportsbook' | 'resumeSportsbook'}`
>
interface Facts {
  tx: Tx
  operator: OperatorActor
  nowMs: number
}

export const sportsbookTradingCalls = (
  deps: BackofficeDeps,
): TradingCalls & ReturnType<typeof tradingReads> & ReturnType<typeof limitCalls> => ({
  ...tradingReads(deps),
  ...limitCalls(deps),
  async 'backoffice.setSportsbookPrice'({ marketId, outcome, price, ticks }, facts) {
    const set = await setPrice(facts.tx, deps, {
      marketId: BigInt(marketId),
      outcome,
      manual: price ?? undefined,
      offset: ticks,
    })
    if (isTooHigh(set, await deps.settings.read('sportsbook.alonePrice')))
      await requireApproval(facts.tx, facts, {
        ...{
          call: 'setSportsbookPrice',
          subject: `sportsbookEvent:${set.eventId}`,
          brandCode: firstBrandCode,
        },
        terms: { marketId, outcome, price: set.after.price },
      })
    await record(facts, 'setSportsbookPrice', set.eventId, {
      before: stateOf(set.before),
      after: { market: nameOf(set.market), outcome, ...stateOf(set.after) },
    })
    return { price: set.after.price }
  },
  async 'backoffice.stopSportsbook'(input, facts) {
    await stopOrResume(deps, facts, input, true)
    return null
  },
  async 'backoffice.resumeSportsbook'(input, facts) {
    await stopOrResume(deps, facts, input, false)
    return null
  },
})

/** Whether a price is so far above that of the source that whoever bets on it is paid by the operator. */
const isTooHigh = ({ source, after }: PriceSet, percent: number): boolean =>
  after.price * 100 > source * (100 + percent)

async function stopOrResume(
  deps: BackofficeDeps,
  facts: Facts,
  { eventId, marketId, reason }: OperationInput<'backoffice.stopSportsbook'>,
  stop: boolean,
): Promise<void> {
  const wanted = {
    eventId: BigInt(eventId),
    marketId: marketId === undefined ? undefined : BigInt(marketId),
  }
  const { changed, market } = await moveStop(facts.tx, deps, wanted, stop)
  if (!changed) return
  await record(facts, stop ? 'stopSportsbook' : 'resumeSportsbook', wanted.eventId, {
    before: { stopped: !stop },
    after: { ...(market && { market: nameOf(market) }), stopped: stop, reason },
  })
}

type Recorded = Readonly<Record<string, string | number | boolean>>
const record = (
  { tx, operator, nowMs }: Facts,
  action: string,
  eventId: bigint,
  facts: { before: Recorded; after: Recorded },
): Promise<void> =>
  recordAction(tx, {
    operatorId: operator.operatorId,
    operatorName: operator.name,
    action,
    subject: `sportsbookEvent:${eventId}`,
    ...facts,
    nowMs,
  })

/** How a price came about, as the record of operators shows it. */
const stateOf = ({ price, manual, offset }: { price: number; manual: number; offset: number }): Recorded => ({
  price: price / 1000,
  set: manual > 0 ? 'manual' : 'automatic',
  ticks: offset,
})

const nameOf = ({ type, period, line }: BookMarket): string =>
  [type, period, ...(line === undefined ? [] : [line / 4])].join(' ')
