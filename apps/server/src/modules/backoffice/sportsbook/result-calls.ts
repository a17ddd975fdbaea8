// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationOutput } from '@tessera/contract'
import { inBackground } from '@tessera/server-kit/background/in-background'
import type { Queries, Tx } from '../../../platform/db/index.ts'
import type { DomainHandlers, OperatorActor, RequestFacts } from '../../../platform/http/index.ts'
import { namesOf } from '../../members/index.ts'
import {
  competitorNames,
  confirmEntry,
  dropEntry,
  entriesOf,
  eventsForResults,
  findEntry,
  makeEntry,
  marketsOf,
  marketsOfIds,
  planEntries,
  resultsOf,
  type Entered,
} from '../../sportsbook/index.ts'
import { presentPage } from '../../wallet/index.ts'
import { recordAction } from '../audit/record-action.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { mayStillGive } from '../second-person/may-still-give.ts'
import { presentEntry, presentEvent, presentMarket, presentPlan, presentSaid } from './present-results.ts'

type ResultCall = `backoffice.${
  | 'sportsbookResults'
  | 'sportsbookResult'
  | 'planResult'
  | 'planVoid'
  | 'resultEntry'
  | 'confirmEntry'
  | 'dropEntry'}`
type Facts = RequestFacts & { tx: Tx; operator: OperatorActor }

export const sportsbookResultCalls = (
  deps: BackofficeDeps,
): Pick<DomainHandlers<'backoffice'>, ResultCall> => ({
  async 'backoffice.sportsbookResults'({ over, kind, sport, pageNo, pageSize }, { db }) {
    const { events, total } = await eventsForResults(db, { over, kind, sport, pageNo, pageSize })
    return presentPage(events.map(presentEvent), total, { pageNo, pageSize })
  },
  async 'backoffice.sportsbookResult'({ id }, { db, operator }) {
    const eventId = BigInt(id)
    const event = await eventOf(db, eventId)
    return {
      event: presentEvent(event),
      competitors: await competitorsOf(db, eventId),
      versions: (await resultsOf(db, eventId)).map((version) => ({
        ...presentSaid(version),
        version: version.version,
        time: version.atMs,
      })),
      markets: (await marketsOf(db, eventId)).map(presentMarket),
      entries: (await entriesOf(db, eventId)).map((entry) => presentEntry(entry, operator)),
    }
  },
  'backoffice.planResult': ({ id, status, venue, result, endedAt, reason }, facts) =>
    plan(deps, facts, id, { kind: 'result', status, venue, result, endedAtMs: endedAt }, reason),
  'backoffice.planVoid': ({ id, marketId, reason }, facts) =>
    plan(
      deps,
      facts,
      id,
      marketId === undefined ? { kind: 'void_event' } : { kind: 'void_market', marketId: BigInt(marketId) },
      reason,
    ),
  'backoffice.resultEntry': ({ id }, { db, operator }) => showEntry(db, operator, id),
  async 'backoffice.confirmEntry'({ id, reason }, facts) {
    const { entry, state } = await confirmEntry(facts.tx, deps, id, {
      ...stepOf(facts, reason),
      mayStillEnter: async (tx, operatorId) =>
        (await mayStillGive(tx, [operatorId], 'enterResults')).has(operatorId),
    })
    const [, before] = await resultsOf(facts.tx, entry.eventId)
    await record(facts, 'confirmEntry', entry.eventId, {
      before: state === 'running' && before ? { version: before.version, said: textOf(before) } : undefined,
      after: {
        entry: id,
        state,
        kind: entry.kind,
        said: textOf(entry.said),
        sums: sumsOf(entry.plan),
        reason,
      },
    })
    return { state }
  },
  async 'backoffice.dropEntry'({ id, reason }, facts) {
    const { eventId } = await dropEntry(facts.tx, id, stepOf(facts, reason))
    await record(facts, 'dropEntry', eventId, { after: { entry: id, reason } })
    return null
  },
})

async function plan(
  deps: BackofficeDeps,
  facts: Facts,
  id: string,
  entered: Entered,
  reason: string,
): Promise<{ entryId: string }> {
  const eventId = BigInt(id)
  const entryId = await makeEntry(facts.tx, eventId, entered, stepOf(facts, reason))
  const { marketId, ...what } = { marketId: undefined, ...entered }
  await record(facts, 'planEntry', eventId, {
    after: { entry: entryId, reason, said: JSON.stringify(what), market: String(marketId ?? '') },
  })
  facts.afterCommit(() =>
    inBackground(planEntries(deps), facts.log, 'a dry run was not made; the job makes it'),
  )
  return { entryId }
}

async function showEntry(
  db: Queries,
  operator: OperatorActor,
  id: string,
): Promise<OperationOutput<'backoffice.resultEntry'>> {
  const entry = await findEntry(db, id)
  if (!entry) throw fault('call.notFound')
  const names = await namesOf(
    db,
    (entry.plan?.rows ?? []).map(({ memberId }) => BigInt(memberId)),
  )
  const before = (await resultsOf(db, entry.eventId)).find(({ version }) => version === entry.fromVersion)
  const [market] = entry.marketId === null ? [] : await marketsOfIds(db, [entry.marketId])
  return {
    entry: presentEntry(entry, operator),
    event: presentEvent(await eventOf(db, entry.eventId)),
    competitors: await competitorsOf(db, entry.eventId),
    before: before ? presentSaid(before) : null,
    market: market ? presentMarket(market) : null,
    ...presentPlan(entry.plan, names),
  }
}

async function eventOf(db: Queries, id: bigint) {
  const {
    events: [event],
  } = await eventsForResults(db, { id, pageNo: 1, pageSize: 1 })
  if (!event) throw fault('sportsbook.unknownEvent')
  return event
}

/** The competitors of an outright by name; a match has none beside its sides. */
const competitorsOf = async (db: Queries, eventId: bigint) =>
  (await competitorNames(db, [eventId]))
    .map(({ team_id, names }) => ({ id: String(team_id), name: names.en }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))

const stepOf = ({ operator, nowMs }: Facts, reason: string) => ({
  operatorId: operator.operatorId,
  operatorName: operator.name,
  reason,
  nowMs,
})

const textOf = (said: Parameters<typeof presentSaid>[0]): string => JSON.stringify(presentSaid(said))
const sumsOf = (
  found: { sums: readonly { currency: string; gain: string; lose: string; owed: string }[] } | null,
) =>
  (found?.sums ?? [])
    .map(({ currency, gain, lose, owed }) => `${currency} +${gain} -${lose} ${owed}`)
    .join('; ')

const record = (
  { tx, operator, nowMs }: Facts,
  action: string,
  eventId: bigint,
  {
    before,
    after,
  }: {
    before?: Readonly<Record<string, string | number>> | undefined
    after: Readonly<Record<string, string>>
  },
): Promise<void> =>
  recordAction(tx, {
    operatorId: operator.operatorId,
    operatorName: operator.name,
    action,
    subject: `event:${eventId}`,
    ...(before && { before }),
    after,
    nowMs,
  })
