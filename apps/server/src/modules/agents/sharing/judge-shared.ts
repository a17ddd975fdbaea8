// SPDX-License-Identifier: Apache-2.0
import { groupByLine, type LineGroup } from '@tessera/rules/agents/shared-traces'
import type { Alerts } from '../../../platform/alerts/operator-alerts.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import { sql, type Database, type Queries, type Tx } from '../../../platform/db/index.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { raiseShared, settleShared } from './shared-alert.ts'
import {
  deleteWide,
  lockShared,
  mostNamed,
  noteSeen,
  saveShared,
  sharedOf,
  widen,
  type SharedTrace,
} from './shared-store.ts'
import {
  accountsWith,
  forgetTraces,
  noteTraces,
  takeTraces,
  type TracedAccount,
  type TraceValue,
} from './trace-store.ts'
import { traceOfName } from './traces-of.ts'

export interface SharingDeps {
  database: Database
  settings: Settings
  clock: Clock
  alerts: Alerts
  /** The names to which a member has money paid. */
  paymentNamesOf(db: Queries, memberId: bigint): Promise<string[]>
}

const tracesAtOnce = 200
const stepsInARun = 50
const dayMs = 86_400_000
/** Addresses change hands; a browser and a name do not. */
const rememberedDays = { Address: 30, Browser: 180, Name: 180 } as const
const forgottenAtOnce = 5_000

/**
 * Job: compares traces that are new, and stores which accounts of one line share them. Each step is a transaction of its own;
 * what is left of many is done in the next run. A second process waits and then finds nothing to compare, and what was stored
 * once is not stored again.
 */
export async function judgeShared(deps: SharingDeps): Promise<void> {
  const { database, settings, clock } = deps
  await settings.refresh()
  for (let step = 0; step < stepsInARun; step++)
    if ((await database.transaction((tx) => judgeSome(tx, deps))) < tracesAtOnce) break
  for (const [kind, days] of Object.entries(rememberedDays) as [keyof typeof rememberedDays, number][])
    await forgetTraces(database, kind, clock.now() - days * dayMs, forgottenAtOnce)
}

async function judgeSome(tx: Tx, deps: SharingDeps): Promise<number> {
  await lockShared(tx)
  const taken = await takeTraces(tx, tracesAtOnce)
  const came = new Set(taken.flatMap(({ kind, memberId }) => (kind === 'Name' ? [] : [memberId])))
  for (const memberId of came) await noteNames(tx, deps, memberId)
  const values = new Map(
    taken.map((one) => [`${one.brandCode} ${one.kind} ${one.valueHash.toString('hex')}`, one]),
  )
  for (const value of values.values()) await judgeValue(tx, deps, value)
  for (const brandCode of new Set(taken.map((one) => one.brandCode)))
    await settleShared(tx, brandCode, deps.clock.now())
  return taken.length
}

/** Names change rarely, and those of before this comparison existed were never noted: so they are when somebody comes in. */
async function noteNames(tx: Tx, { paymentNamesOf, clock }: SharingDeps, memberId: bigint): Promise<void> {
  const names = (await paymentNamesOf(tx, memberId)).flatMap(traceOfName)
  if (names.length > 0) await noteTraces(tx, memberId, names, clock.now())
}

async function judgeValue(tx: Tx, deps: SharingDeps, value: TraceValue): Promise<void> {
  const most = await mostToAlert(deps, value)
  const accounts = await accountsWith(tx, value, most + 1)
  if (accounts.length > most && value.kind !== 'Browser') return judgeWide(tx, value, accounts)
  await deleteWide(tx, value)
  const known = new Map((await sharedOf(tx, value)).map((one) => [one.headId, one]))
  for (const group of groupByLine(accounts.slice(0, most)))
    await judgeGroup(tx, deps, { value, accounts, group, known: known.get(group.headId) })
}

/** A browser in many hands of one line is what operators look for; an address or a name in many hands says nothing. */
const mostToAlert = ({ settings }: SharingDeps, { brandCode, kind }: TraceValue): number | Promise<number> =>
  kind === 'Browser' ? mostNamed : settings.of(brandCode).read('agents.widespreadAbove')

async function judgeWide(tx: Tx, value: TraceValue, accounts: readonly TracedAccount[]): Promise<void> {
  await widen(tx, value)
  await saveShared(tx, {
    ...value,
    ...spanOf(accounts),
    headId: null,
    agentId: null,
    memberIds: [],
    state: 'Widespread',
  })
}

interface Judged {
  value: TraceValue
  accounts: readonly TracedAccount[]
  group: LineGroup
  known: SharedTrace | undefined
}

/** A new group is open. One that was closed opens again only with an account that was not in it. */
async function judgeGroup(
  tx: Tx,
  deps: SharingDeps,
  { value, accounts, group, known }: Judged,
): Promise<void> {
  const span = spanOf(accounts.filter(({ id }) => group.memberIds.includes(id)))
  const before = known?.memberIds ?? []
  const memberIds = [...new Set([...before, ...group.memberIds])].slice(0, mostNamed)
  const agentId = await agentOfAll(tx, memberIds, group)
  const grown = memberIds.length > before.length
  if (known && known.state !== 'Widespread' && !grown)
    return noteSeen(tx, known.id, { agentId, lastAtMs: span.lastAtMs })
  const firstAtMs = Math.min(span.firstAtMs, known?.firstAtMs ?? span.firstAtMs)
  const { brandCode, kind, valueHash } = value
  await saveShared(tx, {
    ...{ brandCode, kind, valueHash, headId: group.headId, agentId, memberIds },
    ...{ ...span, firstAtMs, state: 'Open' },
  })
  await raiseShared(tx, deps, { brandCode, kind, agentId, nowMs: deps.clock.now() })
}

/** The agent of all who were ever found in the group and are still in this line. */
async function agentOfAll(tx: Tx, memberIds: readonly bigint[], group: LineGroup): Promise<bigint> {
  const placed = await tx.query<{ id: bigint; line: bigint[] }>(
    sql`select id, line from member_line where id = any (${[...memberIds]}::bigint[])`,
  )
  return groupByLine(placed).find(({ headId }) => headId === group.headId)?.agentId ?? group.agentId
}

function spanOf(accounts: readonly TracedAccount[]): { label: string; firstAtMs: number; lastAtMs: number } {
  const latest = accounts.reduce((one, other) => (other.lastAtMs > one.lastAtMs ? other : one))
  return {
    label: latest.label,
    firstAtMs: Math.min(...accounts.map(({ firstAtMs }) => firstAtMs)),
    lastAtMs: latest.lastAtMs,
  }
}
