// SPDX-License-Identifier: Apache-2.0
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { bareEnvironment } from '../../testing/bare-environment.ts'
import { sql } from '../../platform/db/index.ts'
import { fetchRounds } from './beacon/fetch-rounds.ts'
import { nextDrawOf, type Draw } from './draws/draw-store.ts'
import { openLotteryTestServer, sum, type Bettor, type LotteryTestServer } from './lottery-for-tests.ts'
import { enterResult } from './operations/enter-result.ts'
import { operateDraws } from './operations/operate-draws.ts'
import {
  approveCorrection,
  askCorrection,
  planCorrection,
} from './operations/corrections/steer-correction.ts'

const everybody = async (_: unknown, operatorIds: readonly number[]) => new Set(operatorIds)

// Real processes on the same database are killed with SIGKILL, one after the other, each at another statement of a step.
// Then this process does what a restarted server does.
let lotto: LotteryTestServer
let bettors: Bettor[]
beforeAll(async () => {
  lotto = await openLotteryTestServer()
  await lotto.server.platform.settings.write('lottery.feed', ['D5-5'], 'test')
  await lotto.run()
  bettors = await Promise.all(['anna', 'ben', 'cleo'].map((name) => lotto.bettor(name, 1_000)))
})
afterAll(() => lotto.server.close())

const deps = () => lotto.server.platform
const db = () => deps().database
const now = () => lotto.server.clock.now()
const script = fileURLToPath(new URL('./dying-lottery-for-tests.ts', import.meta.url))

interface Step {
  /** A part of the statement at which it is killed, or of the one before the commit at which it is. */
  KILL_AT?: string
  KILL_COMMIT_AFTER?: string
  CANCEL_DRAW?: string
}

/**
 * Each process reads the whole server anew. Every day it dies at the first and the last of these and after each commit;
 * the long run goes through all.
 */
const stepsOf = (...all: Step[]): Step[] =>
  process.env['LONG_TESTS'] === '1'
    ? all
    : all.filter(
        (step, index) => index === 0 || index === all.length - 1 || step.KILL_COMMIT_AFTER !== undefined,
      )

/** Runs a process that takes a step, and answers how it ended. */
async function take(step: Step): Promise<string> {
  const child = spawn(process.execPath, [script], {
    env: {
      ...bareEnvironment,
      DATABASE_URL: lotto.server.ownerUrl,
      DATA_DIR: lotto.server.dataDir,
      OPERATOR_PRIVATE_KEY: inject('operatorKeyPem'),
      AT_MS: String(now()),
      ...step,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null]
  return signal ?? String(code)
}

/** Three tickets, each of which costs 20 and pays 19.60, and the time of their draw. */
async function sold(gameCode: string): Promise<Draw> {
  const draw = (await nextDrawOf(db(), gameCode, now()))!
  for (const bettor of bettors) await lotto.bet(bettor, gameCode, [sum('big', 10), sum('small', 10)])
  return draw
}
const cash = () => Promise.all(bettors.map((bettor) => lotto.cash(bettor)))
/** How often something was posted, and recorded, for the tickets of a draw. */
const paidOf = async ({ id }: Draw, cause: string) =>
  (await db().one<{ tickets: number; posted: number; facts: number; status: string }>(sql`
    select count(distinct t.id)::integer as tickets, count(distinct p.id)::integer as posted, count(distinct f.id)::integer as facts, min(d.status) as status
    from lottery_ticket t join lottery_draw d on d.id = t.draw_id
    left join ledger_posting p on p.cause = ${cause} and p.external_id like t.id::text || '%'
    left join bet_fact f on f.member_id = t.member_id and f.round_id = t.id::text and f.kind in ('return', 'refund')
    where t.draw_id = ${id}`))!
async function expectPaidOnce(before: readonly number[], difference: number): Promise<void> {
  const after = await cash()
  expect(after).toEqual(before.map((amount) => Math.round((amount + difference) * 100) / 100))
  expect(await lotto.ledgerDifferences()).toEqual([])
}

it('killed at the close, the draw and each part of the settlement, then restarted: every ticket is paid once', async () => {
  const draw = await sold('D5-1')
  const before = await cash()
  lotto.goTo(draw.drawAtMs)
  await fetchRounds(lotto.server.modules.lotteryDeps, now())
  for (const step of stepsOf(
    { KILL_AT: "set status = 'closed'" },
    { KILL_AT: "set status = 'drawn'" },
    { KILL_COMMIT_AFTER: "set status = 'drawn'" },
    { KILL_AT: 'lottery_end_tickets' },
    { KILL_AT: 'insert into bet_fact' },
    { KILL_COMMIT_AFTER: 'lottery_end_tickets' },
    { KILL_AT: 'settled_at = ' },
  ))
    expect([step, await take(step)]).toEqual([step, 'SIGKILL'])
  await lotto.run()
  await lotto.run()
  expect(await paidOf(draw, 'lottery.end')).toEqual({ tickets: 3, posted: 3, facts: 3, status: 'settled' })
  await expectPaidOnce(before, 19.6)
}, 240_000)

it('killed while a draw is cancelled and its stakes go back, then restarted: each stake goes back once', async () => {
  const draw = await sold('D5-3')
  const before = await cash()
  const cancel = { CANCEL_DRAW: String(draw.id) }
  for (const step of stepsOf(
    { KILL_AT: "set status = 'void'" },
    { KILL_COMMIT_AFTER: "set status = 'void'" },
    { KILL_AT: 'lottery_end_tickets' },
    { KILL_COMMIT_AFTER: 'lottery_end_tickets' },
    { KILL_AT: 'update lottery_draw_notice' },
  ))
    expect([step, await take({ ...cancel, ...step })]).toEqual([step, 'SIGKILL'])
  expect(await take(cancel)).toBe('0')
  await lotto.run()
  await operateDraws(deps(), now())
  expect(await paidOf(draw, 'lottery.end')).toEqual({ tickets: 3, posted: 3, facts: 3, status: 'void' })
  await expectPaidOnce(before, 20)
  for (const { client } of bettors)
    expect((await client.call('messages.inbox', {})).envelope.value.list).toHaveLength(1)
}, 240_000)

it('killed in the dry run and in each part of a correction, then restarted: every ticket is corrected once', async () => {
  const draw = (await nextDrawOf(db(), 'D5-5', now()))!
  for (const bettor of bettors) await lotto.bet(bettor, 'D5-5', [sum('small', 10)])
  lotto.goTo(draw.drawAtMs)
  await lotto.run()
  const by = (operatorId: number) => ({
    operatorId,
    operatorName: 'by',
    reason: 'Misread',
    nowMs: now(),
    mayStillEnter: everybody,
    mayPay: everybody,
    mayStillCorrect: everybody,
  })
  const drawId = Number(draw.id)
  for (const operatorId of [901, 902])
    await db().transaction((tx) =>
      enterResult(tx, deps(), { id: drawId, winningNumber: '9,9,9,9,9' }, by(operatorId)),
    )
  await lotto.run()
  const before = await cash()
  const id = await db().transaction((tx) =>
    planCorrection(tx, { id: drawId, winningNumber: '0,0,0,0,0' }, by(901)),
  )
  for (const step of stepsOf(
    { KILL_AT: 'insert into lottery_ticket_correction' },
    { KILL_AT: "set status = 'planned'" },
  ))
    expect([step, await take(step)]).toEqual([step, 'SIGKILL'])
  await operateDraws(deps(), now())
  await db().transaction((tx) => askCorrection(tx, id, by(901)))
  await db().transaction((tx) => approveCorrection(tx, id, by(902)))
  for (const step of stepsOf(
    { KILL_AT: 'update lottery_ticket_correction' },
    { KILL_COMMIT_AFTER: 'update lottery_ticket_correction' },
    { KILL_AT: "set status = 'done'" },
  ))
    expect([step, await take(step)]).toEqual([step, 'SIGKILL'])
  await operateDraws(deps(), now())
  await operateDraws(deps(), now())
  expect(await paidOf(draw, 'lottery.correction')).toMatchObject({ tickets: 3, posted: 3, facts: 6 })
  await expectPaidOnce(before, 19.6)
}, 240_000)
