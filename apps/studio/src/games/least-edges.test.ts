// SPDX-License-Identifier: Apache-2.0
import { leastEdgeOf } from '@tessera/rules/games/least-edges'
import {
  hallFacts,
  JACKPOT_SHARE,
  LARGE_FISH_RETURN,
  USUAL_FISH_TIMES,
  USUAL_RETURN,
} from '@tessera/rules/games/fishing/hall-facts'
import { ownHalls } from '@tessera/rules/games/fishing/halls'
import { ownRooms } from '@tessera/rules/games/rooms/own-rooms'
import { describe, expect, it } from 'vitest'
import { rtpFor } from '../fair/fair-odds.ts'
import { fraction, type Fraction } from '../fair/fraction.ts'
import { ownGames } from '../server/http/inputs.ts'
import { wireGameCode } from '../server/wallet/wire-bodies.ts'
import { BACCARAT_SPOTS, SUPER_SIX_SPOTS } from './baccarat/maths.ts'
import { baccaratReturn } from './baccarat/returns.ts'
import { bingoRtp } from './bingo/maths.ts'
import { CASES_DIFFICULTIES, casesRtp } from './cases/maths.ts'
import { CRAPS_SPOTS } from './craps/maths.ts'
import { crapsReturn } from './craps/returns.ts'
import { CRASH_TARGETS, crashRtp } from './crash/maths.ts'
import { DARTS_DIFFICULTIES, dartsRtp } from './darts/maths.ts'
import { diamondsRtp } from './diamonds/maths.ts'
import { DICE_WINNING_ROLLS, diceRtp, diceTargets } from './dice/maths.ts'
import { DRAGON_TIGER_SPOTS } from './dragontiger/maths.ts'
import { dragonTigerReturn } from './dragontiger/returns.ts'
import { FANTAN_SPOTS } from './fantan/maths.ts'
import { fantanReturn } from './fantan/returns.ts'
import { fishKinds } from './fishing/pond/kinds.ts'
import { returnPercentOf } from './fishing/pond/odds.ts'
import { KENO_PICKS, KENO_RISKS, kenoRtp } from './keno/maths.ts'
import { LIMBO_TARGETS, limboRtp } from './limbo/maths.ts'
import { MINES_COUNT, minesRtp, safeTiles } from './mines/maths.ts'
import { MONEY_WHEEL_SPOTS } from './moneywheel/maths.ts'
import { moneyWheelReturn } from './moneywheel/returns.ts'
import { PLINKO_RISKS, PLINKO_ROWS, plinkoRtp } from './plinko/maths.ts'
import { PRAWN_CRAB_SPOTS } from './prawncrab/maths.ts'
import { prawnCrabReturn } from './prawncrab/returns.ts'
import { ROULETTE_SPOTS } from './roulette/maths.ts'
import { rouletteReturn } from './roulette/returns.ts'
import { scratchRtp } from './scratch/maths.ts'
import { SICBO_SPOTS } from './sicbo/maths.ts'
import { sicboReturn } from './sicbo/returns.ts'
import { cascadeTitles } from './slots/cascades/titles/index.ts'
import { everySlot } from './slots/titles/every-slot.ts'
import { slotTitles } from './slots/titles/index.ts'
import { DEUCES_WILD, JACKS_OR_BETTER } from './video-poker/pay-tables.ts'
import { pokerRtp } from './video-poker/stated-return.ts'
import { WHEEL_RISKS, WHEEL_SEGMENTS, wheelRtp } from './wheel/maths.ts'
import { XOCDIA_SPOTS } from './xocdia/maths.ts'
import { xocdiaReturn } from './xocdia/returns.ts'

const range = (from: number, to: number, step = 1): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step)
/** Every hundredth up to 20, then ever wider steps up to the highest. */
const targets = ({ minimum, maximum }: { minimum: number; maximum: number }): number[] => [
  ...range(minimum, 2_000),
  ...range(0, 400).map((step) => Math.round(2_000 * (maximum / 2_000) ** (step / 400))),
]
/** Each step of these games pays 1 - e by its chance, cut after six decimals. */
const steps = (): Fraction[] => range(1, 500).map((part) => rtpFor(fraction(BigInt(part), 501n)))

/** The returns of every bet that a game takes: all spots, settings and tables, with the best play. */
const returns: Readonly<Record<string, () => Fraction[]>> = {
  dice: () =>
    (['over', 'under'] as const).flatMap((direction) => {
      const { minimum, maximum } = diceTargets(direction)
      return range(minimum, maximum, DICE_WINNING_ROLLS.minimum).map((targetHundredths) =>
        diceRtp({ direction, targetHundredths }),
      )
    }),
  limbo: () => targets(LIMBO_TARGETS).map((targetHundredths) => limboRtp({ targetHundredths })),
  slide: () => targets(LIMBO_TARGETS).map((targetHundredths) => limboRtp({ targetHundredths })),
  crash: () => targets(CRASH_TARGETS).map(crashRtp),
  mines: () =>
    range(MINES_COUNT.minimum, MINES_COUNT.maximum).flatMap((mines) =>
      range(1, safeTiles({ mines })).map((picks) => minesRtp({ mines }, picks)),
    ),
  plinko: () => PLINKO_ROWS.flatMap((rows) => PLINKO_RISKS.map((risk) => plinkoRtp({ rows, risk }))),
  keno: () =>
    KENO_RISKS.flatMap((risk) =>
      range(KENO_PICKS.minimum, KENO_PICKS.maximum).map((length) =>
        kenoRtp({ risk, picks: Array.from({ length }, () => 0) }),
      ),
    ),
  wheel: () => WHEEL_SEGMENTS.flatMap((segments) => WHEEL_RISKS.map((risk) => wheelRtp({ segments, risk }))),
  cases: () => CASES_DIFFICULTIES.map((difficulty) => casesRtp({ difficulty })),
  darts: () => DARTS_DIFFICULTIES.map((difficulty) => dartsRtp({ difficulty })),
  diamonds: () => [diamondsRtp()],
  scratch: () => [scratchRtp()],
  bingo: () => [bingoRtp()],
  ...Object.fromEntries(['hilo', 'tower', 'flip', 'chicken', 'rps', 'pump'].map((game) => [game, steps])),
  jacks: () => [pokerRtp(JACKS_OR_BETTER)],
  deuces: () => [pokerRtp(DEUCES_WILD)],
  roulette: () => ROULETTE_SPOTS.map(({ id }) => rouletteReturn(id)),
  baccarat: () => BACCARAT_SPOTS.map((spot) => baccaratReturn(spot, 'commission')),
  sicbo: () => SICBO_SPOTS.map(sicboReturn),
  craps: () => CRAPS_SPOTS.map(crapsReturn),
  dragontiger: () => DRAGON_TIGER_SPOTS.map(dragonTigerReturn),
  fantan: () => FANTAN_SPOTS.map(fantanReturn),
  prawncrab: () => PRAWN_CRAB_SPOTS.map(prawnCrabReturn),
  xocdia: () => XOCDIA_SPOTS.map(xocdiaReturn),
  moneywheel: () => MONEY_WHEEL_SPOTS.map(moneyWheelReturn),
  supersix: () => SUPER_SIX_SPOTS.map((spot) => baccaratReturn(spot, 'superSix')),
}

/** Whole hundredths of a per cent, rounded down. */
const edgeOf = ({ numerator, denominator }: Fraction): number =>
  Number(((denominator - numerator) * 10_000n) / denominator)

describe('the least edge that the platform knows of a game', () => {
  // Blackjack is computed in a minute, and its own test compares it.
  it.each(ownGames.filter((game) => game !== 'blackjack'))(
    'is that of the best bet there is in %s',
    (game) => {
      expect(leastEdgeOf(wireGameCode(game))).toBe(Math.min(...returns[game]!().map(edgeOf)))
    },
  )

  it('is that of the par sheet of a slot, and of its bought free spins', () => {
    for (const { code, par } of slotTitles)
      expect([code, leastEdgeOf(`inh_${code}`)]).toEqual([
        code,
        Math.floor(10_000 - Number(par.rtpPercent) * 100 + 1e-6),
      ])
    for (const { code, par } of cascadeTitles) {
      // Simulated: four standard errors above what is stated.
      const most = Math.max(
        ...[par, par.bought ?? par].map((one) => Number(one.rtpPercent) + 4 * Number(one.errorPercent)),
      )
      expect([code, leastEdgeOf(`inh_${code}`)]).toEqual([code, Math.floor(10_000 - most * 100 + 1e-6)])
    }
  })

  it('is that of its game at a table with others', () => {
    for (const { code, game } of ownRooms)
      expect([code, leastEdgeOf(`inh_${code}`)]).toEqual([code, leastEdgeOf(wireGameCode(game))])
  })

  it('is that of bullets at the best fish in a hall, less what goes into the jackpot, and the stated return the least', () => {
    const multiples = Object.values(fishKinds).flatMap((kind) =>
      kind.multiples.map(({ multiple }) => multiple),
    )
    const percents = multiples.map((multiple) => returnPercentOf(multiple) * 100)
    expect(Math.min(...percents)).toBe(hallFacts.rtpBasisPoints)
    for (const { code } of ownHalls)
      expect(leastEdgeOf(`inh_${code}`)).toBe(10_000 - Math.max(...percents) - JACKPOT_SHARE)
    for (const multiple of multiples)
      expect(returnPercentOf(multiple) * 100).toBe(
        multiple <= USUAL_FISH_TIMES ? USUAL_RETURN : LARGE_FISH_RETURN,
      )
  })

  it('is above zero in everything that is shipped', () => {
    for (const code of [...ownGames.map(wireGameCode), ...everySlot.map(({ code }) => `inh_${code}`)])
      expect(leastEdgeOf(code)).toBeGreaterThan(0)
  })
})
