// SPDX-License-Identifier: Apache-2.0
import { Fault, fault, type OperationInput, type OperationOutput } from '@tessera/contract'
import { readSlipCode } from '@tessera/rules/sportsbook/bets/slip-code'
import type { EventStatus } from '@tessera/rules/sportsbook/model/event'
import type { Queries } from '../../../../platform/db/index.ts'
import type { CallContext } from '../../../../platform/http/index.ts'
import { readLegs, type LegNow } from '../../bets/read-legs.ts'
import { readPriceTerms, type PriceTerms } from '../../bets/read-terms.ts'
import type { SportsbookDeps } from '../../sportsbook-deps.ts'
import { legEvents, type LegEvent } from '../../book/views/leg-events.ts'
import { nameIn } from '../../book/views/name-in.ts'
import { legsOfCode, type SharedLegs } from './slip-store.ts'

type Shared = OperationOutput<'sportsbook.sharedSlip'>

/** Events on which nobody can bet any more. */
const over: readonly EventStatus[] = ['ended', 'cancelled', 'abandoned']

/** The legs of a shared slip as they are now. Throws `sportsbook.unknownSlip` for a code that nobody can use. */
export async function sharedSlip(
  { settings }: SportsbookDeps,
  { db, nowMs }: CallContext<'sportsbook.sharedSlip'>,
  { code, language }: OperationInput<'sportsbook.sharedSlip'>,
): Promise<Shared> {
  const read = readSlipCode(code)
  const shared = read === undefined ? undefined : await legsOfCode(db, read, nowMs)
  if (!shared) throw fault('sportsbook.unknownSlip')
  const legs = await legsNow(db, shared, { ...(await readPriceTerms(settings)), nowMs })
  const current = legs.filter(({ event }) => !over.includes(event.status))
  const ids = current.map(({ event }) => event.id)
  const events = new Map((await legEvents(db, ids)).map((event) => [event.id, event]))
  return {
    legs: current.map((leg) => showLeg(leg, events.get(leg.event.id)!, language)),
    over: shared.length - current.length,
  }
}

/** Each leg by itself: one that can no longer be joined is left out, and the others stay. */
async function legsNow(
  db: Queries,
  shared: SharedLegs,
  { margins, nowMs }: PriceTerms & { nowMs: number },
): Promise<LegNow[]> {
  const legs: LegNow[] = []
  for (const selections of shared) {
    const wanted = {
      selections: selections.map(({ marketId, outcome }) => ({ marketId: BigInt(marketId), outcome })),
      priceThousandths: 0,
      score: undefined,
    }
    try {
      legs.push(...(await readLegs(db, [wanted], { margins, nowMs })))
    } catch (error) {
      if (!(error instanceof Fault)) throw error
    }
  }
  return legs
}

const showLeg = (
  { selections, priceNow }: LegNow,
  event: LegEvent,
  language: string | undefined,
): Shared['legs'][number] => ({
  event: {
    id: String(event.id),
    sport: event.sport,
    home: { id: String(event.homeId), name: nameIn(event.homeNames, language) },
    away: { id: String(event.awayId), name: nameIn(event.awayNames, language) },
    startsAt: event.startsAtMs,
    status: event.status,
    score: event.score,
  },
  selections: selections.map(({ market, outcome }) => ({
    marketId: String(market.id),
    type: market.type,
    period: market.period,
    line: market.line ?? null,
    outcome,
    name: nameOf(event, outcome, language),
  })),
  price: priceNow,
})

/** The competitor of an outright whose id an outcome is; outcomes of matches are named by their market. */
function nameOf({ competitors }: LegEvent, outcome: string, language: string | undefined): string | null {
  const competitor = competitors.find(({ id }) => String(id) === outcome)
  return competitor ? nameIn(competitor.names, language) : null
}
