// SPDX-License-Identifier: Apache-2.0
import type { TableBet } from './fair/table/table-game.ts'
import type { BaccaratBeat } from './games/baccarat/maths.ts'
import type { CasesBeat } from './games/cases/story.ts'
import type { CasesBet } from './games/cases/maths.ts'
import type { ChickenBeat } from './games/chicken/story.ts'
import type { ChickenBet } from './games/chicken/maths.ts'
import type { CrapsBeat } from './games/craps/maths.ts'
import type { CrashBeat } from './games/crash/story.ts'
import type { CrashBet } from './games/crash/maths.ts'
import type { DiamondsBeat } from './games/diamonds/story.ts'
import type { DiamondsBet } from './games/diamonds/maths.ts'
import type { DiceBeat } from './games/dice/story.ts'
import type { DiceBet } from './games/dice/maths.ts'
import type { DragonTigerBeat } from './games/dragontiger/maths.ts'
import type { FantanBeat } from './games/fantan/maths.ts'
import type { FlipBeat } from './games/flip/story.ts'
import type { FlipBet } from './games/flip/maths.ts'
import type { HiloBeat } from './games/hilo/story.ts'
import type { HiloBet } from './games/hilo/maths.ts'
import type { KenoBeat } from './games/keno/story.ts'
import type { KenoBet } from './games/keno/maths.ts'
import type { LimboBeat } from './games/limbo/story.ts'
import type { LimboBet } from './games/limbo/maths.ts'
import type { MinesBeat } from './games/mines/story.ts'
import type { MinesBet } from './games/mines/maths.ts'
import type { PlinkoBeat } from './games/plinko/story.ts'
import type { PlinkoBet } from './games/plinko/maths.ts'
import type { PrawnCrabBeat } from './games/prawncrab/maths.ts'
import type { PumpBeat } from './games/pump/story.ts'
import type { PumpBet } from './games/pump/maths.ts'
import type { RouletteBeat } from './games/roulette/maths.ts'
import type { RpsBeat } from './games/rps/story.ts'
import type { RpsBet } from './games/rps/maths.ts'
import type { SampleBet } from './games/sample/maths.ts'
import type { SampleBeat } from './games/sample/story.ts'
import type { ScratchBeat } from './games/scratch/story.ts'
import type { ScratchBet } from './games/scratch/maths.ts'
import type { SicboBeat } from './games/sicbo/maths.ts'
import type { SlotBeat } from './games/slots/story.ts'
import type { TowerBeat } from './games/tower/story.ts'
import type { TowerBet } from './games/tower/maths.ts'
import type { BingoBeat } from './games/bingo/story.ts'
import type { BingoBet } from './games/bingo/maths.ts'
import type { BlackjackBeat, BlackjackBet } from './games/blackjack/story.ts'
import type { DartsBeat } from './games/darts/story.ts'
import type { DartsBet } from './games/darts/maths.ts'
import type { SlideBeat, SlideBet } from './games/limbo/slide/story.ts'
import type { PokerBeat, PokerBet } from './games/video-poker/story.ts'
import type { WheelBeat } from './games/wheel/story.ts'
import type { WheelBet } from './games/wheel/maths.ts'
import type { XocdiaBeat } from './games/xocdia/maths.ts'

/** Games with several bets on one result, decided with their bet. */
export type TableCode =
  | 'roulette'
  | 'baccarat'
  | 'sicbo'
  | 'craps'
  | 'dragontiger'
  | 'fantan'
  | 'prawncrab'
  | 'xocdia'
/** Games that are decided with their bet. */
export type InstantCode =
  | 'dice'
  | 'limbo'
  | 'plinko'
  | 'keno'
  | 'wheel'
  | 'diamonds'
  | 'cases'
  | 'scratch'
  | TableCode
  | 'slide'
  | 'darts'
  | 'bingo'
/** Games that are played move by move until the player cashes out or loses. */
export type StepCode =
  | 'mines'
  | 'hilo'
  | 'tower'
  | 'flip'
  | 'chicken'
  | 'rps'
  | 'pump'
  | 'jacks'
  | 'deuces'
  | 'blackjack'
/** The studio's own games. */
export type OwnGame = InstantCode | StepCode | 'crash'
/** `sample` replaces the games of demonstration vendors; `slot` is every slot of our own, by its title. */
export type GameCode = OwnGame | 'sample' | 'slot'
/** Every game that a launch may open; of the sample slot there are only rounds. */
export type OpenCode = Exclude<GameCode, 'sample'>

/** The title that a bet plays; it must be the one that was opened. */
export interface SlotBet {
  readonly title: string
  /** Buys the bonus: the round takes the stake times its price, and that is its stake. */
  readonly buy?: true | undefined
}

/** A player's choices, by game. */
export interface GameParameters {
  dice: DiceBet
  limbo: LimboBet
  mines: MinesBet
  plinko: PlinkoBet
  crash: CrashBet
  keno: KenoBet
  wheel: WheelBet
  hilo: HiloBet
  tower: TowerBet
  flip: FlipBet
  diamonds: DiamondsBet
  chicken: ChickenBet
  rps: RpsBet
  pump: PumpBet
  cases: CasesBet
  scratch: ScratchBet
  jacks: PokerBet
  deuces: PokerBet
  blackjack: BlackjackBet
  slide: SlideBet
  darts: DartsBet
  bingo: BingoBet
  sample: SampleBet
  slot: SlotBet
  roulette: TableBet
  baccarat: TableBet
  sicbo: TableBet
  craps: TableBet
  dragontiger: TableBet
  fantan: TableBet
  prawncrab: TableBet
  xocdia: TableBet
}
/** The beats of a round's story, by game. */
export interface GameBeat {
  dice: DiceBeat
  limbo: LimboBeat
  mines: MinesBeat
  plinko: PlinkoBeat
  crash: CrashBeat
  keno: KenoBeat
  wheel: WheelBeat
  hilo: HiloBeat
  tower: TowerBeat
  flip: FlipBeat
  diamonds: DiamondsBeat
  chicken: ChickenBeat
  rps: RpsBeat
  pump: PumpBeat
  cases: CasesBeat
  scratch: ScratchBeat
  jacks: PokerBeat
  deuces: PokerBeat
  blackjack: BlackjackBeat
  slide: SlideBeat
  darts: DartsBeat
  bingo: BingoBeat
  sample: SampleBeat
  slot: SlotBeat
  roulette: RouletteBeat
  baccarat: BaccaratBeat
  sicbo: SicboBeat
  craps: CrapsBeat
  dragontiger: DragonTigerBeat
  fantan: FantanBeat
  prawncrab: PrawnCrabBeat
  xocdia: XocdiaBeat
}
