// SPDX-License-Identifier: Apache-2.0
import { drawNumbers } from '@tessera/rules/lottery/fair/draw-numbers'
import { resultSeed } from '@tessera/rules/lottery/fair/result-seed'
import { nextDrawAt } from '@tessera/rules/lottery/draw-times'
import { lotteryOf } from '@tessera/rules/lottery/lotteries'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedBehind } from '../draws/draw-seed.ts'
import { findDraw, insertDraws, nextDrawOf, type Draw } from '../draws/draw-store.ts'
import { makeDraw, makeDueDraws } from '../draws/make-draw.ts'
import { newDraw } from '../draws/open-draws.ts'
import { openLotteryTestServer, sum, type LotteryTestServer } from '../lottery-for-tests.ts'
import { beaconOfDraw, findRound } from './beacon-store.ts'
import { everythingKnown, valuesThatFind, type SearchedDraw } from './search-draw-for-tests.ts'

/** One lottery of each form of draw: with digits, with balls, with a special ball, with the numbers of a state. */
const daily = ['KENO', 'MB-HN', 'POWER-655', 'TH-GOV']
const further = ['D5-1', 'MT-KH', 'MN-HCM', 'HAN-STD', 'LA-DEV', 'MEGA-645', 'LOTTO-535', 'MAX-3D']
const forms = process.env['LONG_TESTS'] === '1' ? [...daily, ...further] : daily

let lotto: LotteryTestServer
beforeAll(async () => {
  lotto = await openLotteryTestServer()
})
afterAll(() => lotto.server.close())

const deps = () => lotto.server.modules.lotteryDeps
const db = () => lotto.server.platform.database

async function searched(draw: Draw): Promise<SearchedDraw> {
  const named = await beaconOfDraw(db(), draw.id)
  return {
    lottery: lotteryOf(draw.gameCode)!,
    numero: draw.numero,
    committedSeed: seedBehind(deps().drawKeys, draw)!,
    named: named && { beaconId: named.sourceId, round: named.round },
  }
}

/** The numbers of a draw that was made, and the seed that they follow from. */
async function published(draw: SearchedDraw, id: bigint) {
  const winningNumber = (await findDraw(db(), id))?.winningNumber ?? ''
  const { lottery, numero, committedSeed, named } = draw
  const round = named && (await findRound(db(), named.beaconId, named.round))
  const seedOfNumbers =
    named && round
      ? resultSeed(committedSeed, {
          ...{ gameCode: lottery.gameCode, numero, ...named },
          randomness: round.randomness,
        })
      : committedSeed
  expect(drawNumbers(lottery, numero, seedOfNumbers)).toBe(winningNumber)
  return seedOfNumbers
}

it(
  'finds no draw of any form in all that database and keys hold before the close, and finds each once its round is there',
  { timeout: 300_000 },
  async () => {
    // Tickets, accounts and rounds, as in an installation that runs.
    const anna = await lotto.bettor('anna', 100)
    for (const gameCode of ['D5-1', 'KENO'])
      await lotto.bet(
        anna,
        gameCode,
        gameCode === 'KENO' ? [{ playType: 'k1', numbers: ['07'], stakePerLot: 1 }] : [sum('big', 1)],
      )
    for (let minute = 0; minute < 3; minute += 1) {
      lotto.server.clock.advance(60_000)
      await lotto.run()
    }
    const draws = await Promise.all(forms.map((code) => nextDrawOf(db(), code, lotto.server.clock.now())))
    let guessed = 0
    for (const draw of draws.map((one) => one!).toSorted((one, other) => one.drawAtMs - other.drawAtMs)) {
      const search = await searched(draw)
      // The last moment before betting closes.
      lotto.goTo(Math.max(lotto.server.clock.now(), draw.closesAtMs - 1))
      const before = await everythingKnown(lotto.server)
      lotto.goTo(draw.drawAtMs)
      await makeDueDraws(deps(), draw.drawAtMs)
      const made = await published(search, draw.id)
      const { found, guesses } = valuesThatFind(search, made, before)
      expect([draw.gameCode, found]).toEqual([draw.gameCode, []])
      guessed += guesses
      // The same search among what came since.
      const since = (await everythingKnown(lotto.server)).difference(before)
      const after = valuesThatFind(search, made, since)
      const round = await findRound(db(), search.named!.beaconId, search.named!.round)
      expect([draw.gameCode, after.found]).toEqual([draw.gameCode, [round!.randomness]])
    }
    expect(guessed).toBeGreaterThan(100_000)
  },
)

it('finds draws of the former scheme before the close, whose numbers follow from the committed seed alone', async () => {
  const keno = lotteryOf('KENO')!
  const atMs = nextDrawAt(keno, lotto.server.clock.now() + 10 * 86_400_000)
  await insertDraws(db(), [newDraw(deps(), keno, atMs, undefined)])
  const draw = (await nextDrawOf(db(), 'KENO', atMs - 1))!
  const search = await searched(draw)
  const before = await everythingKnown(lotto.server)
  lotto.goTo(atMs)
  await makeDraw(deps(), draw.id, atMs)
  const { found } = valuesThatFind(search, await published(search, draw.id), before)
  expect(found).toEqual([search.committedSeed])
})
