// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import { drawNumbers } from '@tessera/rules/lottery/fair/draw-numbers'
import { checkDraw, isFairDraw } from '@tessera/rules/lottery/fair/check-draw'
import { roundFrom } from '@tessera/rules/lottery/fair/beacon'
import { resultSeed } from '@tessera/rules/lottery/fair/result-seed'
import { drawsBetween, nextDrawAt } from '@tessera/rules/lottery/draw-times'
import { lotteryOf } from '@tessera/rules/lottery/lotteries'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../../platform/db/index.ts'
import { seedBehind } from '../draws/draw-seed.ts'
import { findDraw, insertDraws, type Draw } from '../draws/draw-store.ts'
import { makeDraw, makeDueDraws } from '../draws/make-draw.ts'
import { newDraw } from '../draws/open-draws.ts'
import { resultOf } from '../draws/results.ts'
import { minuteMs, openLotteryTestServer, type LotteryTestServer } from '../lottery-for-tests.ts'

let lotto: LotteryTestServer
beforeAll(async () => {
  lotto = await openLotteryTestServer()
})
afterAll(() => lotto.server.close())

const deps = () => lotto.server.modules.lotteryDeps
const db = () => lotto.server.platform.database
const d5 = lotteryOf('D5-1')!
const keno = lotteryOf('KENO')!
const draws = 400

const unmade = async (): Promise<Draw[]> => {
  const rows = await db().query<{ id: bigint }>(sql`
    select id from lottery_draw where status in ('open', 'closed') and game_code in ('D5-1', 'KENO') order by draw_at, id`)
  return (await Promise.all(rows.map(({ id }) => findDraw(db(), id)))).filter((one) => one !== undefined)
}
/** Values of the beacon that exist, and everything else that somebody with the database might put in their place. */
async function knownValues(): Promise<string[]> {
  const stored = await db().query<{ randomness: string; signature: string; previous: string }>(
    sql`select randomness, signature, previous from beacon_round`,
  )
  const hashes = stored.map(({ signature }) =>
    createHash('sha256').update(Buffer.from(signature, 'hex')).digest('hex'),
  )
  const { publicKey } = lotto.server.beacon.beacon
  return [
    '0'.repeat(64),
    publicKey,
    ...hashes,
    ...stored.flatMap(({ randomness, previous }) => [randomness, previous]),
  ]
}
/** Every result that the database and the keys yield before the round is there. */
async function guessesOf(draw: Draw, values: readonly string[]): Promise<Set<string>> {
  const seed = seedBehind(deps().drawKeys, draw)!
  const named = await db().one<{ source_id: string; round: bigint }>(
    sql`select source_id, round from lottery_draw_beacon where draw_id = ${draw.id}`,
  )
  const { gameCode, numero } = draw
  const of = { gameCode, numero, beaconId: named!.source_id, round: Number(named!.round) }
  const seeds = [
    seed,
    draw.commitment,
    draw.nonce.toString('hex'),
    ...values,
    ...values.map((randomness) => resultSeed(seed, { ...of, randomness })),
  ]
  return new Set(seeds.map((one) => drawNumbers(lotteryOf(gameCode)!, numero, one)))
}

it(
  'lets nobody compute an open draw, whoever has the whole database and all keys of the platform',
  { timeout: 300_000 },
  async () => {
    await lotto.run()
    const { beacon } = lotto.server.beacon
    const nowMs = lotto.server.clock.now()
    const times = drawsBetween(keno, nowMs + 10 * minuteMs, nowMs + 5 * 86_400_000).slice(0, draws)
    await insertDraws(
      db(),
      times.map((atMs) => newDraw(deps(), keno, atMs, beacon)),
    )
    // Some rounds are there already, as in an installation that runs for long.
    for (let minute = 0; minute < 3; minute += 1) {
      lotto.server.clock.advance(minuteMs)
      await lotto.run()
    }
    const open = (await unmade()).filter(({ drawAtMs }) => drawAtMs > lotto.server.clock.now())
    expect(open.length).toBeGreaterThanOrEqual(draws - 5)
    const values = await knownValues()
    const guesses = new Map<bigint, Set<string>>()
    for (const draw of open) guesses.set(draw.id, await guessesOf(draw, values))
    for (const draw of open) {
      lotto.server.clock.advance(Math.max(0, draw.drawAtMs - lotto.server.clock.now()))
      await makeDueDraws(deps(), lotto.server.clock.now())
    }
    let [made, guessed] = [0, 0]
    for (const { id, gameCode, numero } of open) {
      const opened = await resultOf(db(), gameCode, numero)
      if (!opened) continue
      made += 1
      // Five balls can be guessed by luck; twenty of eighty cannot.
      if (gameCode === 'KENO' && guesses.get(id)!.has(opened.winningNumber)) guessed += 1
      expect(isFairDraw(checkDraw({ ...opened, gameCode })), numero).toBe(true)
    }
    expect(made).toBeGreaterThanOrEqual(draws - 5)
    expect(guessed).toBe(0)
  },
)

it('lets the opener choose nothing: with the same nonce and key each value of the beacon gives other numbers', async () => {
  const draw = newDraw(deps(), keno, nextDrawAt(keno, lotto.server.clock.now()), lotto.server.beacon.beacon)
  const seed = seedBehind(deps().drawKeys, { ...draw, sealedSeed: undefined })!
  const results = Array.from({ length: 300 }, (_, index) =>
    drawNumbers(
      keno,
      draw.numero,
      resultSeed(seed, {
        gameCode: 'KENO',
        numero: draw.numero,
        beaconId: draw.beacon!.sourceId,
        round: draw.beacon!.round,
        randomness: createHash('sha256').update(String(index)).digest('hex'),
      }),
    ),
  )
  expect(new Set(results).size).toBe(300)
})

it('names a round that appears at the time of the draw or later, and never another one afterwards', async () => {
  await lotto.run()
  const { beacon } = lotto.server.beacon
  for (const { id, drawAtMs, closesAtMs } of await unmade()) {
    const named = await db().one<{ round: bigint }>(
      sql`select round from lottery_draw_beacon where draw_id = ${id}`,
    )
    expect(Number(named!.round)).toBe(roundFrom(beacon, drawAtMs))
    expect((Number(named!.round) - 1) * beacon.periodMs).toBeGreaterThanOrEqual(closesAtMs)
  }
  for (const change of [
    sql`delete from lottery_draw_beacon`,
    sql`update beacon_round set randomness = repeat('0', 64)`,
    sql`delete from beacon_round`,
    sql`update beacon_source set public_key = '00'`,
  ])
    await expect(db().query(change)).rejects.toThrow('permission denied')
  // Only a delayed draw names a later round, and not once its own is there.
  await expect(db().query(sql`update lottery_draw_beacon set round = round + 1`)).rejects.toThrow(
    'a draw names a later round only before its own is there',
  )
})

it('refuses a result that is written before the round is there, even by direct database access', async () => {
  const draw = (await unmade()).find(({ gameCode }) => gameCode === d5.gameCode)
  const seed = seedBehind(deps().drawKeys, draw!)!
  await expect(
    db()
      .query(sql`update lottery_draw set status = 'drawn', seed = ${seed}, winning_number = '1,2,3,4,5', drawn_at = now()
      where id = ${draw!.id}`),
  ).rejects.toThrow('a draw waits for its beacon')
  await makeDraw(deps(), draw!.id, draw!.drawAtMs)
  expect((await findDraw(db(), draw!.id))?.winningNumber).toBeUndefined()
})
