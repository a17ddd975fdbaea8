// SPDX-License-Identifier: Apache-2.0
import { MULTIPLIER_ONE, type Multiplier } from '../../fair/multiplier.ts'
import type { Stake, Story } from '../../fair/story.ts'
import { BINGO_FLOATS, BINGO_MOST_LINES, bingoMultiplier } from '../../games/bingo/maths.ts'
import { buildBingoStory } from '../../games/bingo/story.ts'
import { casesTable, checkCasesBet } from '../../games/cases/maths.ts'
import { CASES_FLOATS, buildCasesStory } from '../../games/cases/story.ts'
import { checkDartsBet, dartsRings } from '../../games/darts/maths.ts'
import { DARTS_FLOATS, buildDartsStory } from '../../games/darts/story.ts'
import { diamondsMultiplier } from '../../games/diamonds/maths.ts'
import { DIAMONDS_FLOATS, buildDiamondsStory } from '../../games/diamonds/story.ts'
import { checkDiceBet, diceMultiplier } from '../../games/dice/maths.ts'
import { DICE_FLOATS, buildDiceStory } from '../../games/dice/story.ts'
import { checkKenoBet, kenoTable } from '../../games/keno/maths.ts'
import { KENO_FLOATS, buildKenoStory } from '../../games/keno/story.ts'
import { checkLimboBet, limboMultiplier } from '../../games/limbo/maths.ts'
import { LIMBO_FLOATS, buildLimboStory } from '../../games/limbo/story.ts'
import { checkPlinkoBet, plinkoTable } from '../../games/plinko/maths.ts'
import { plinkoFloats, buildPlinkoStory } from '../../games/plinko/story.ts'
import { scratchMultiplier } from '../../games/scratch/maths.ts'
import { SCRATCH_FLOATS, buildScratchStory } from '../../games/scratch/story.ts'
import { SLIDE_FLOATS, buildSlideStory } from '../../games/limbo/slide/story.ts'
import { checkWheelBet, wheelTable } from '../../games/wheel/maths.ts'
import { WHEEL_FLOATS, buildWheelStory } from '../../games/wheel/story.ts'
import type { GameParameters, InstantCode } from '../../protocol.ts'
import { tableGames } from './table-games.ts'

/** A game that is decided the moment its stake is taken. */
export type InstantGame<Bet> = {
  /** Throws a BetRefusal. */
  check(bet: Bet, stake: Stake): void
  floats(bet: Bet): number
  buildStory(bet: Bet, stake: Stake, floats: readonly number[]): Story<object>
} & (
  | {
      /** The most that the bet can pay. */
      best(bet: Bet): Multiplier
    }
  | {
      /** The most that the bet can pay, where no multiplier says it exactly. */
      bestReturn(bet: Bet, stake: Stake): bigint
    }
)

/** The rules of every game that is decided with its bet. */
export const instantGames: { readonly [Code in InstantCode]: InstantGame<GameParameters[Code]> } = {
  dice: {
    check: checkDiceBet,
    floats: () => DICE_FLOATS,
    best: diceMultiplier,
    buildStory: buildDiceStory,
  },
  limbo: {
    check: checkLimboBet,
    floats: () => LIMBO_FLOATS,
    best: limboMultiplier,
    buildStory: buildLimboStory,
  },
  plinko: {
    check: (bet) => checkPlinkoBet(bet),
    floats: plinkoFloats,
    best: (bet) => Math.max(MULTIPLIER_ONE, ...plinkoTable(bet)),
    buildStory: buildPlinkoStory,
  },
  keno: {
    check: checkKenoBet,
    floats: () => KENO_FLOATS,
    best: (bet) => Math.max(...kenoTable(bet)),
    buildStory: buildKenoStory,
  },
  wheel: {
    check: (bet) => checkWheelBet(bet),
    floats: () => WHEEL_FLOATS,
    best: (bet) => Math.max(...wheelTable(bet)),
    buildStory: buildWheelStory,
  },
  diamonds: {
    check: () => {},
    floats: () => DIAMONDS_FLOATS,
    best: () => diamondsMultiplier('five'),
    buildStory: buildDiamondsStory,
  },
  cases: {
    check: (bet) => checkCasesBet(bet),
    floats: () => CASES_FLOATS,
    best: (bet) => Math.max(...casesTable(bet).map(({ multiplier }) => multiplier)),
    buildStory: buildCasesStory,
  },
  scratch: {
    check: () => {},
    floats: () => SCRATCH_FLOATS,
    best: () => scratchMultiplier(0),
    buildStory: buildScratchStory,
  },
  ...tableGames,
  slide: {
    check: checkLimboBet,
    floats: () => SLIDE_FLOATS,
    best: limboMultiplier,
    buildStory: buildSlideStory,
  },
  darts: {
    check: (bet) => checkDartsBet(bet),
    floats: () => DARTS_FLOATS,
    best: (bet) => Math.max(...dartsRings(bet).map(({ multiplier }) => multiplier)),
    buildStory: buildDartsStory,
  },
  bingo: {
    check: () => {},
    floats: () => BINGO_FLOATS,
    best: () => bingoMultiplier(BINGO_MOST_LINES),
    buildStory: buildBingoStory,
  },
}

export const instantCodes = Object.keys(instantGames).filter(isInstantCode)

function isInstantCode(code: string): code is InstantCode {
  return Object.hasOwn(instantGames, code)
}

/** The rules of a game whose bet was read by its own input. */
export function instantRulesOf(code: InstantCode): InstantGame<object> {
  return instantGames[code]
}
