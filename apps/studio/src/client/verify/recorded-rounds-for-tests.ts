// SPDX-License-Identifier: Apache-2.0
import type { StepGame } from '../../fair/step-game.ts'
import type { Stake, Story } from '../../fair/story.ts'
import { blackjackGame } from '../../games/blackjack/story.ts'
import { chickenGame } from '../../games/chicken/story.ts'
import { chickenWay } from '../../games/chicken/way.ts'
import { buildCrashStory } from '../../games/crash/story.ts'
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
import { everySlot } from '../../games/slots/titles/every-slot.ts'
import { towerGame } from '../../games/tower/story.ts'
import { towerWay } from '../../games/tower/way.ts'
import { deucesGame, jacksGame } from '../../games/video-poker/story.ts'
import type { GameEvent, GameParameters, InstantCode, OpenCode, RoundView } from '../../protocol.ts'
import { fastFloats } from '../../runtime/simulator/fast-floats.ts'
import { playRound, type WayOfPlay } from '../../runtime/simulator/way-of-play.ts'
import { gameChecks } from './game-checks.ts'

type PlayedStory<Code extends OpenCode> = { readonly parameters: GameParameters[Code] } & Story<
  GameEvent[Code]
>

const stake: Stake = { amount: 1_000_000n, unit: 10_000n }
const MOST_FLOATS = 101

function someFloats(count: number): number[] {
  const floats = Array.from({ length: count }, () => 0)
  fastFloats([4, 5, 6])(floats)
  return floats
}

function instant<Code extends InstantCode>(code: Code, parameters: GameParameters[Code]): PlayedStory<Code> {
  const check = gameChecks[code]
  const floats = someFloats(check.floats(parameters))
  return { parameters, ...check.rebuild({ parameters, events: [], state: 'settled' }, stake, floats) }
}

function steps<Bet, RoundEvent extends object>(
  game: StepGame<Bet, RoundEvent>,
  parameters: Bet,
  way: Pick<WayOfPlay<Bet>, 'next'> = { next: (field, floats) => game.finish!(field, floats) },
) {
  const floats = someFloats(MOST_FLOATS)
  return { parameters, ...game.story(playRound(game, way, parameters, floats).field, stake, floats) }
}

const chip = (spot: string) => ({ chips: [{ spot, amount: '1' }] })

/** A played round of every game but the slots. */
const stories: { readonly [Code in Exclude<OpenCode, 'slot'>]: PlayedStory<Code> } = {
  dice: instant('dice', { direction: 'over', targetHundredths: 5_050 }),
  limbo: instant('limbo', { targetHundredths: 200 }),
  slide: instant('slide', { targetHundredths: 200 }),
  plinko: instant('plinko', { rows: 8, risk: 'low' }),
  keno: instant('keno', { risk: 'low', picks: [1, 2, 3] }),
  wheel: instant('wheel', { segments: 10, risk: 'low' }),
  diamonds: instant('diamonds', {}),
  cases: instant('cases', { difficulty: 'easy' }),
  scratch: instant('scratch', {}),
  darts: instant('darts', { difficulty: 'easy' }),
  bingo: instant('bingo', {}),
  roulette: instant('roulette', chip('red')),
  baccarat: instant('baccarat', chip('banker')),
  sicbo: instant('sicbo', chip('small')),
  craps: instant('craps', chip('pass')),
  dragontiger: instant('dragontiger', chip('dragon')),
  fantan: instant('fantan', chip('kwok-1-2')),
  prawncrab: instant('prawncrab', chip('crab')),
  xocdia: instant('xocdia', chip('even')),
  moneywheel: instant('moneywheel', chip('wheel-1')),
  supersix: instant('supersix', chip('super-six')),
  mines: steps(minesGame, { mines: 3 }, minesWay),
  hilo: steps(hiloGame, {}, hiloWay),
  tower: steps(towerGame, { difficulty: 'easy' }, towerWay),
  flip: steps(flipGame, {}, flipWay),
  chicken: steps(chickenGame, { difficulty: 'easy' }, chickenWay),
  rps: steps(rpsGame, {}, rpsWay),
  pump: steps(pumpGame, { difficulty: 'easy' }, pumpWay),
  jacks: steps(jacksGame, {}),
  deuces: steps(deucesGame, {}),
  blackjack: steps(blackjackGame, {}),
  crash: { parameters: { autoHundredths: 150 }, ...buildCrashStory(150, 231, stake) },
}

function slotRecord(title: string): PlayedStory<'slot'> {
  const floats = someFloats(gameChecks.slot.floats({ title }))
  const [first] = gameChecks.slot.rebuild(
    { parameters: { title }, events: [], state: 'settled' },
    stake,
    floats,
  ).events
  // As many events as there can be: all free spins were played.
  const events = Array.from({ length: 1_000 }, () => ({ ...first!, cell: undefined as never }))
  const round = { parameters: { title }, events, state: 'settled' } as const
  return { parameters: { title }, ...gameChecks.slot.rebuild(round, stake, floats) }
}

/** A settled round of every game and of every slot of the studio, as its record has it. */
export function recordedRounds(): RoundView[] {
  const games = Object.entries(stories).map(([game, story]) => recordOf(game as OpenCode, story))
  return [...games, ...everySlot.map(({ code }) => recordOf('slot', slotRecord(code), code))]
}

function recordOf(
  game: OpenCode,
  { parameters, events, multiplier, payout }: PlayedStory<OpenCode>,
  name: string = game,
): RoundView {
  const record = {
    id: `00000000-0000-4000-8000-${Buffer.from(name).toString('hex').slice(0, 12).padEnd(12, '0')}`,
    game,
    state: 'settled',
    currency: 'USD',
    stake: '1.00',
    parameters,
    events,
    multiplier,
    payout: (Number(payout) / 1_000_000).toFixed(2),
    startedAt: Date.UTC(2026, 0, 5),
    endedAt: Date.UTC(2026, 0, 5),
    fairness: {
      kind: 'seeds',
      serverSeedHash: 'a'.repeat(64),
      clientSeed: 'seed',
      nonce: 0,
      serverSeed: null,
    },
  }
  return record as RoundView
}
