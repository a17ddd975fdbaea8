// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import { amountOfMillionths } from '@tessera/rules/money'
import type { ResultVersion } from '@tessera/rules/sportsbook/model/result'
import type { OperatorActor } from '../../../platform/http/index.ts'
import {
  showPool,
  takesResult,
  type BookMarket,
  type Entry,
  type EventForResults,
} from '../../sportsbook/index.ts'

type Answer = OperationOutput<'backoffice.resultEntry'>

export const presentEvent = (event: EventForResults): Answer['event'] => ({
  id: String(event.id),
  kind: event.kind,
  sport: event.sport,
  competition: event.competitionNames.en,
  season: event.season,
  home: event.homeNames?.en ?? '',
  away: event.awayNames?.en ?? '',
  startsAt: event.startsAtMs,
  status: event.status,
  score: { home: event.homeScore, away: event.awayScore },
  bestOf: event.bestOf,
  resultVersion: event.resultVersion,
  takesResult: takesResult(event),
})

export const presentSaid = (said: Omit<ResultVersion, 'version'>): NonNullable<Answer['before']> => ({
  status: said.status,
  venue: said.venue,
  result: said.result ? JSON.stringify(said.result) : null,
  endedAt: said.endedAtMs ?? null,
  voidedMarkets: [...(said.voidedMarkets ?? [])],
})

export const presentMarket = ({
  id,
  type,
  period,
  line,
  status,
}: BookMarket): NonNullable<Answer['market']> => ({
  id: String(id),
  type,
  period,
  line: line ?? null,
  status,
})

export const presentEntry = (entry: Entry, { operatorId }: OperatorActor): Answer['entry'] => ({
  entryId: entry.id,
  eventId: String(entry.eventId),
  kind: entry.kind,
  status: entry.status,
  said: presentSaid(entry.said),
  reason: entry.reason,
  madeBy: entry.madeByName,
  madeAt: entry.madeAtMs,
  secondOperator: entry.secondOperator,
  decidedBy: entry.decidedByName,
  decidedAt: entry.decidedAtMs,
  decisionReason: entry.decisionReason ?? '',
  own: entry.madeBy === operatorId,
})

const amountOf = (millionths: string) => amountOfMillionths(BigInt(millionths))
const amountOrNull = (millionths: string | null) => (millionths === null ? null : amountOf(millionths))

/** What a dry run found; nothing as long as it is being made. */
export const presentPlan = (
  plan: Entry['plan'],
  names: ReadonlyMap<bigint, string>,
): Pick<Answer, 'bets' | 'rows' | 'sums' | 'pools'> => ({
  bets: plan?.bets ?? 0,
  rows: (plan?.rows ?? []).map((row) => ({
    ...row,
    username: names.get(BigInt(row.memberId)) ?? '',
    stake: amountOf(row.stake),
    before: amountOrNull(row.before),
    after: amountOrNull(row.after),
    side: row.side ?? null,
  })),
  sums: (plan?.sums ?? []).map((sum) => ({
    ...sum,
    gain: amountOf(sum.gain),
    lose: amountOf(sum.lose),
    owed: amountOf(sum.owed),
  })),
  pools: (plan?.pools ?? []).map(({ currency, meron, wala, returned, ...counts }) => ({
    ...counts,
    pool: showPool({ meron: amountOf(meron), wala: amountOf(wala) }, currency),
    returned: amountOf(returned),
  })),
})
