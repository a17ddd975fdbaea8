// SPDX-License-Identifier: Apache-2.0
import { ballLotteries } from '../further-lotteries.ts'
import type { BallLottery, DrawResult } from '../lottery.ts'
import { oddsBy, type PickForm, play, type PlayType } from '../play-type.ts'
import { choose, type Ratio, ratioOf } from '../ratio.ts'

/**
 * A prize: how many of the picked balls were drawn, and whether the further ball must or must not be among
 * them. Without odds it is a jackpot. Odds are a ten thousandth of the prizes for a play of ten thousand.
 */
interface BallPrize {
  tier: string
  hits: readonly number[]
  further?: boolean
  odds?: string
}

/** Prizes from the highest on; a pick wins the first that fits. */
const prizes: Readonly<Record<BallLottery['family'], { code: string; prizes: readonly BallPrize[] }>> = {
  mega: {
    code: 'mega6',
    prizes: [
      { tier: 'jackpot', hits: [6] },
      { tier: '5', hits: [5], odds: '1000' },
      { tier: '4', hits: [4], odds: '30' },
      { tier: '3', hits: [3], odds: '3' },
    ],
  },
  power: {
    code: 'power6',
    prizes: [
      { tier: 'jackpot', hits: [6] },
      { tier: 'jackpot2', hits: [5], further: true },
      { tier: '5', hits: [5], further: false, odds: '4000' },
      { tier: '4', hits: [4], odds: '50' },
      { tier: '3', hits: [3], odds: '5' },
    ],
  },
  lotto: {
    code: 'lotto5',
    prizes: [
      { tier: 'jackpot', hits: [5], further: true },
      { tier: '5', hits: [5], further: false, odds: '1000' },
      { tier: '4s', hits: [4], further: true, odds: '500' },
      { tier: '4', hits: [4], further: false, odds: '50' },
      { tier: '3s', hits: [3], further: true, odds: '10' },
      { tier: '3', hits: [3], further: false, odds: '3' },
      { tier: 's', hits: [0, 1, 2], further: true, odds: '1' },
    ],
  },
}

const formOf = ({ drawn, of, further }: BallLottery): PickForm =>
  further?.label === 'special'
    ? { form: 'special', count: drawn, of, specialOf: further.of }
    : { form: 'together', count: drawn, lowest: 1, highest: of, digits: 2 }

/** Of all picks of one draw, those with so many hits, by whether they have the further ball. */
function picksWith({ drawn, of, further }: BallLottery, hits: number, has: boolean): bigint {
  const missed = drawn - hits
  if (further?.label === 'special')
    return choose(drawn, hits) * choose(of - drawn, missed) * (has ? 1n : BigInt(further.of - 1))
  // The bonus is one of the balls that were not drawn before it.
  const others = of - drawn - 1
  return choose(drawn, hits) * (has ? choose(others, missed - 1) : choose(others, missed))
}

function chanceOfPrize(lottery: BallLottery, { hits, further }: BallPrize): Ratio {
  const ways = (has: boolean): bigint =>
    hits.map((each) => picksWith(lottery, each, has)).reduce((sum, each) => sum + each, 0n)
  const all =
    choose(lottery.of, lottery.drawn) *
    (lottery.further?.label === 'special' ? BigInt(lottery.further.of) : 1n)
  return ratioOf(further === undefined ? ways(true) + ways(false) : ways(further), all)
}

function hitsOf({ further }: BallLottery, pick: readonly string[], [balls = [], more = []]: DrawResult) {
  const furtherItem = further?.label === 'special' ? `s${more[0]}` : more[0]
  return {
    hits: pick.filter((item) => balls.includes(item)).length,
    further: furtherItem !== undefined && pick.includes(furtherItem),
  }
}

function ballPlay(lottery: BallLottery): PlayType {
  const { code, prizes: tiers } = prizes[lottery.family]
  const expected = Object.fromEntries(tiers.map((prize) => [prize.tier, chanceOfPrize(lottery, prize)]))
  return play({
    code,
    pick: formOf(lottery),
    odds: oddsBy(
      Object.fromEntries(tiers.flatMap(({ tier, odds }) => (odds === undefined ? [] : [[tier, odds]]))),
    ),
    jackpots: tiers.flatMap(({ tier, odds }) => (odds === undefined ? [tier] : [])),
    expected: () => expected,
    winsOf: (pick, result) => {
      const came = hitsOf(lottery, pick, result)
      const won = tiers.find(
        ({ hits, further }) =>
          hits.includes(came.hits) && (further === undefined || further === came.further),
      )
      return won ? [won.tier] : []
    },
  })
}

const playsByGame = new Map(ballLotteries.map((lottery) => [lottery.gameCode, [ballPlay(lottery)]]))

/** The play of a lottery with jackpots: all balls on one pick. */
export const ballPlays = ({ gameCode }: BallLottery): readonly PlayType[] => playsByGame.get(gameCode) ?? []
