// SPDX-License-Identifier: Apache-2.0
import type { Multiplier } from '../../fair/multiplier.ts'
import type { StepGame } from '../../fair/step-game.ts'
import { createBestMoves, playBest } from '../../games/blackjack/best-moves.ts'
import { floatsOf } from '../../games/blackjack/parts.ts'
import { chickenGame } from '../../games/chicken/story.ts'
import { chickenWay } from '../../games/chicken/way.ts'
import { CRASH_WAY_FLOATS, crashWayPays } from '../../games/crash/way.ts'
import { flipGame } from '../../games/flip/story.ts'
import { flipWay } from '../../games/flip/way.ts'
import { hiloGame } from '../../games/hilo/story.ts'
import { hiloWay } from '../../games/hilo/way.ts'
import { minesGame } from '../../games/mines/story.ts'
import { minesWay } from '../../games/mines/way.ts'
import { pumpGame } from '../../games/pump/story.ts'
import { pumpWay } from '../../games/pump/way.ts'
import { rpsGame } from '../../games/rps/story.ts'
import { rpsWay } from '../../games/rps/way.ts'
import { slotRounds } from '../../games/slots/slot-rounds.ts'
import { towerGame } from '../../games/tower/story.ts'
import { towerWay } from '../../games/tower/way.ts'
import { HAND_CARDS } from '../../games/video-poker/best-hold.ts'
import { createBestHolds } from '../../games/video-poker/best-holds.ts'
import { dealCards, POKER_FLOATS } from '../../games/video-poker/deal.ts'
import { DEUCES_WILD, JACKS_OR_BETTER, type PokerTable } from '../../games/video-poker/pay-tables.ts'
import { deucesGame, jacksGame, type PokerEvent, type PokerBet } from '../../games/video-poker/story.ts'
import type { GameCode, GameParameters, InstantCode, OpenCode } from '../../protocol.ts'
import { playOut, type Draw, type WayOfPlay } from '../../runtime/simulator/way-of-play.ts'
import { gameChecks } from '../verify/game-checks.ts'

/** Makes what plays round after round of a game, each from the next floats of a stream, and returns what it pays. */
export type SimulatedGame<Code extends OpenCode> = (
  parameters: GameParameters[Code],
  draw: Draw,
) => () => Multiplier

/** Rounds that take so many floats. */
function withFloats(count: number, draw: Draw, pays: (floats: readonly number[]) => Multiplier) {
  const floats = Array.from({ length: count }, () => 0)
  return () => {
    draw(floats)
    return pays(floats)
  }
}

/** A game that is decided with its bet pays what its verifier computes. */
function instant<Code extends InstantCode>(code: Code): SimulatedGame<Code> {
  return (parameters, draw) => {
    const check = gameChecks[code]
    return withFloats(check.floats(parameters), draw, (floats) => {
      const pays = check.pays(parameters, floats)
      if (pays === undefined) throw new RangeError('what this game pays depends on moves')
      return pays
    })
  }
}

/** One stake of many coins. */
const SIMULATED_STAKE = { amount: 1_000_000_000n, unit: 1n }

/** A game with moves is played in its one stated way; `most` moves are the most that a round can need. */
function steps<Bet, RoundEvent extends object>(
  game: StepGame<Bet, RoundEvent>,
  way: WayOfPlay<Bet>,
  most: number,
) {
  return (bet: Bet, draw: Draw) => {
    game.check(bet, SIMULATED_STAKE)
    return withFloats(game.floats(bet, most), draw, (floats) => playOut(game, way, bet, floats))
  }
}

function poker(game: StepGame<PokerBet, PokerEvent>, table: PokerTable) {
  return (bet: PokerBet, draw: Draw) => {
    const bestHold = createBestHolds(table)
    const next = ({ moves }: { readonly moves: readonly number[] }, floats: readonly number[]) =>
      moves.length === 0 ? bestHold(dealCards(floats).slice(0, HAND_CARDS)) : undefined
    return withFloats(POKER_FLOATS, draw, (floats) => playOut(game, { next }, bet, floats))
  }
}

/** As many moves as the longest rounds of the games that draw one float for each of them. */
const MOST_MOVES = 100

/** How every game is simulated, with its own rules. */
export const simulatedGames: { readonly [Code in OpenCode]: SimulatedGame<Code> } = {
  dice: instant('dice'),
  limbo: instant('limbo'),
  plinko: instant('plinko'),
  keno: instant('keno'),
  wheel: instant('wheel'),
  diamonds: instant('diamonds'),
  cases: instant('cases'),
  scratch: instant('scratch'),
  slide: instant('slide'),
  darts: instant('darts'),
  bingo: instant('bingo'),
  roulette: instant('roulette'),
  baccarat: instant('baccarat'),
  sicbo: instant('sicbo'),
  craps: instant('craps'),
  dragontiger: instant('dragontiger'),
  fantan: instant('fantan'),
  prawncrab: instant('prawncrab'),
  xocdia: instant('xocdia'),
  moneywheel: instant('moneywheel'),
  supersix: instant('supersix'),
  mines: steps(minesGame, minesWay, MOST_MOVES),
  hilo: steps(hiloGame, hiloWay, MOST_MOVES),
  tower: steps(towerGame, towerWay, MOST_MOVES),
  flip: steps(flipGame, flipWay, MOST_MOVES),
  chicken: steps(chickenGame, chickenWay, MOST_MOVES),
  rps: steps(rpsGame, rpsWay, MOST_MOVES),
  pump: steps(pumpGame, pumpWay, MOST_MOVES),
  jacks: poker(jacksGame, JACKS_OR_BETTER),
  deuces: poker(deucesGame, DEUCES_WILD),
  blackjack: (bet, draw) => {
    const bestMove = createBestMoves()
    return withFloats(floatsOf(bet), draw, (floats) => playBest(bestMove, bet, floats))
  },
  crash: (bet, draw) => withFloats(CRASH_WAY_FLOATS, draw, (floats) => crashWayPays(bet, floats)),
  slot: slotRounds,
}

/** True for the games with a simulator: every game that a launch may open. */
export const isSimulated = (game: GameCode): game is OpenCode => Object.hasOwn(simulatedGames, game)
