// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { percentOf } from '../../fair/percent.ts'
import { baccaratReturn } from '../../games/baccarat/returns.ts'
import { bingoRtp } from '../../games/bingo/maths.ts'
import { blackjackWay } from '../../games/blackjack/way.ts'
import { casesRtp } from '../../games/cases/maths.ts'
import { chickenWay } from '../../games/chicken/way.ts'
import { crapsReturn } from '../../games/craps/returns.ts'
import { crashRtp } from '../../games/crash/maths.ts'
import { crashWay } from '../../games/crash/way.ts'
import { dartsRtp } from '../../games/darts/maths.ts'
import { diamondsRtp } from '../../games/diamonds/maths.ts'
import { diceRtp } from '../../games/dice/maths.ts'
import { dragonTigerReturn } from '../../games/dragontiger/returns.ts'
import { fantanReturn } from '../../games/fantan/returns.ts'
import { flipWay } from '../../games/flip/way.ts'
import { hiloWay } from '../../games/hilo/way.ts'
import { kenoRtp } from '../../games/keno/maths.ts'
import { limboRtp } from '../../games/limbo/maths.ts'
import { minesWay } from '../../games/mines/way.ts'
import { moneyWheelReturn } from '../../games/moneywheel/returns.ts'
import { plinkoRtp } from '../../games/plinko/maths.ts'
import { prawnCrabReturn } from '../../games/prawncrab/returns.ts'
import { pumpWay } from '../../games/pump/way.ts'
import { rouletteReturn } from '../../games/roulette/returns.ts'
import { rpsWay } from '../../games/rps/way.ts'
import { scratchRtp } from '../../games/scratch/maths.ts'
import { sicboReturn } from '../../games/sicbo/returns.ts'
import { everySlot } from '../../games/slots/titles/every-slot.ts'
import { slotWay } from '../../games/slots/way.ts'
import { towerWay } from '../../games/tower/way.ts'
import { DEUCES_WILD, JACKS_OR_BETTER } from '../../games/video-poker/pay-tables.ts'
import { pokerWay } from '../../games/video-poker/way.ts'
import { wheelRtp } from '../../games/wheel/maths.ts'
import { xocdiaReturn } from '../../games/xocdia/returns.ts'
import type { GameParameters, OpenCode } from '../../protocol.ts'
import { fastFloats } from '../../runtime/simulator/fast-floats.ts'
import { addRounds, noTotals, returnOf, type Totals } from '../../runtime/simulator/totals.ts'
import type { VisibleWay } from '../../runtime/simulator/way-of-play.ts'
import { openCodes } from '../games.ts'
import { simulatedGames, type SimulatedGame } from './simulated-games.ts'

type Stated<Code extends OpenCode> = readonly [bet: GameParameters[Code], percent: number]
const chip = (spot: string) => ({ chips: [{ spot, amount: '1' }] })
const bets = {
  dice: { direction: 'over', targetHundredths: 7_500 },
  limbo: { targetHundredths: 200 },
  plinko: { rows: 10, risk: 'medium' },
  keno: { risk: 'low', picks: [1, 2, 3] },
  wheel: { segments: 30, risk: 'high' },
  cases: { difficulty: 'easy' },
  darts: { difficulty: 'medium' },
} as const
const withWay = <Bet>(bet: Bet, way: Required<VisibleWay<Bet>>) => [bet, way.statedPercent(bet)] as const

/** A bet of every game but the slots, and the return that its own rules state for it. */
const stated: { readonly [Code in Exclude<OpenCode, 'slot'>]: Stated<Code> } = {
  dice: [bets.dice, percentOf(diceRtp(bets.dice))],
  limbo: [bets.limbo, percentOf(limboRtp(bets.limbo))],
  slide: [bets.limbo, percentOf(limboRtp(bets.limbo))],
  plinko: [bets.plinko, percentOf(plinkoRtp(bets.plinko))],
  keno: [bets.keno, percentOf(kenoRtp(bets.keno))],
  wheel: [bets.wheel, percentOf(wheelRtp(bets.wheel))],
  diamonds: [{}, percentOf(diamondsRtp())],
  cases: [bets.cases, percentOf(casesRtp(bets.cases))],
  scratch: [{}, percentOf(scratchRtp())],
  darts: [bets.darts, percentOf(dartsRtp(bets.darts))],
  bingo: [{}, percentOf(bingoRtp())],
  roulette: [chip('red'), percentOf(rouletteReturn('red'))],
  baccarat: [chip('banker'), percentOf(baccaratReturn('banker', 'commission'))],
  sicbo: [chip('small'), percentOf(sicboReturn('small'))],
  craps: [chip('pass'), percentOf(crapsReturn('pass'))],
  dragontiger: [chip('dragon'), percentOf(dragonTigerReturn('dragon'))],
  fantan: [chip('kwok-1-2'), percentOf(fantanReturn('kwok-1-2'))],
  prawncrab: [chip('crab'), percentOf(prawnCrabReturn('crab'))],
  xocdia: [chip('even'), percentOf(xocdiaReturn('even'))],
  moneywheel: [chip('wheel-1'), percentOf(moneyWheelReturn('wheel-1'))],
  supersix: [chip('banker'), percentOf(baccaratReturn('banker', 'superSix'))],
  mines: withWay({ mines: 5 }, minesWay),
  hilo: withWay({}, hiloWay),
  tower: withWay({ difficulty: 'medium' }, towerWay),
  flip: withWay({}, flipWay),
  chicken: withWay({ difficulty: 'hard' }, chickenWay),
  rps: withWay({}, rpsWay),
  pump: withWay({ difficulty: 'expert' }, pumpWay),
  jacks: withWay({}, pokerWay(JACKS_OR_BETTER)),
  deuces: withWay({}, pokerWay(DEUCES_WILD)),
  blackjack: withWay({}, blackjackWay),
  crash: [{ autoHundredths: 200 }, percentOf(crashRtp(200))],
}

function simulated<Code extends OpenCode>(code: Code, bet: GameParameters[Code], rounds: number): Totals {
  const simulate = simulatedGames[code] as SimulatedGame<Code>
  return addRounds(noTotals, rounds, simulate(bet, fastFloats([1, 2, 3])))
}

const ROUNDS = 60_000
const SLOT_ROUNDS = 25_000

describe('the simulator', () => {
  it('plays every game that can be opened', () => {
    expect(Object.keys(simulatedGames).toSorted()).toEqual(openCodes.toSorted())
    expect([...Object.keys(stated), 'slot'].toSorted()).toEqual(openCodes.toSorted())
  })

  it.each(Object.entries(stated))(
    'comes out where the return of %s is stated, within three errors',
    (code, [bet, percent]) => {
      const totals = simulated(code as Exclude<OpenCode, 'slot'>, bet as never, ROUNDS)
      const { mean, band } = returnOf(totals)
      expect(totals.rounds).toBe(ROUNDS)
      expect(band).toBeGreaterThan(0)
      expect(Math.abs(mean - percent / 100)).toBeLessThan(band)
    },
  )

  it('comes out where three hands of Blackjack with side bets are stated together', () => {
    const bet = { hands: 3, hand: '2', pairs: '1', three: '1' }
    const { mean, band } = returnOf(simulated('blackjack', bet, 20_000))
    const percent = blackjackWay.statedPercent(bet)
    expect(percent).toBeCloseTo((2 * 99.5142 + 95.9036 + 96.2961) / 4, 4)
    expect(Math.abs(mean - percent / 100)).toBeLessThan(band)
  })

  it.each(everySlot.map((slot) => [slot.code, slot] as const))(
    'comes out where the par sheet of %s is, within four of its errors',
    (code, { par }) => {
      const { mean } = returnOf(simulated('slot', { title: code }, SLOT_ROUNDS))
      // Few rounds hardly ever see the highest wins: their error is the stated one, not that of what was seen.
      const error = Number(par.deviation) / Math.sqrt(SLOT_ROUNDS)
      expect(Math.abs(mean - Number(par.rtpPercent) / 100)).toBeLessThan(4 * error)
    },
  )

  it('says of every way how it plays', () => {
    const ways: readonly string[] = [
      minesWay.words({ mines: 24 }),
      hiloWay.words({}),
      towerWay.words({ difficulty: 'easy' }),
      flipWay.words({}),
      chickenWay.words({ difficulty: 'easy' }),
      rpsWay.words({}),
      pumpWay.words({ difficulty: 'easy' }),
      pokerWay(DEUCES_WILD).words({}),
      blackjackWay.words({}),
      crashWay.words({}),
      ...everySlot.map(({ code }) => slotWay.words({ title: code })),
    ]
    expect(new Set(ways).size).toBe(12)
    for (const words of ways) expect(words).not.toBe('')
  })
})
