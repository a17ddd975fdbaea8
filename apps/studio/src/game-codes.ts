// SPDX-License-Identifier: Apache-2.0
import type { CardGame } from '@tessera/rules/games/card-rooms/card-games'
import type { TableBet } from './fair/table/table-game.ts'
import type { BaccaratEvent } from './games/baccarat/maths.ts'
import type { CasesEvent } from './games/cases/story.ts'
import type { CasesBet } from './games/cases/maths.ts'
import type { ChickenEvent } from './games/chicken/story.ts'
import type { ChickenBet } from './games/chicken/maths.ts'
import type { CrapsEvent } from './games/craps/maths.ts'
import type { CrashEvent } from './games/crash/story.ts'
import type { CrashBet } from './games/crash/maths.ts'
import type { DiamondsEvent } from './games/diamonds/story.ts'
import type { DiamondsBet } from './games/diamonds/maths.ts'
import type { DiceEvent } from './games/dice/story.ts'
import type { DiceBet } from './games/dice/maths.ts'
import type { DragonTigerEvent } from './games/dragontiger/maths.ts'
import type { FantanEvent } from './games/fantan/maths.ts'
import type { FishingBet, FishingEvent } from './games/fishing/story.ts'
import type { FlipEvent } from './games/flip/story.ts'
import type { FlipBet } from './games/flip/maths.ts'
import type { HiloEvent } from './games/hilo/story.ts'
import type { HiloBet } from './games/hilo/maths.ts'
import type { KenoEvent } from './games/keno/story.ts'
import type { KenoBet } from './games/keno/maths.ts'
import type { LimboEvent } from './games/limbo/story.ts'
import type { LimboBet } from './games/limbo/maths.ts'
import type { MinesEvent } from './games/mines/story.ts'
import type { MinesBet } from './games/mines/maths.ts'
import type { MoneyWheelEvent } from './games/moneywheel/maths.ts'
import type { PlinkoEvent } from './games/plinko/story.ts'
import type { PlinkoBet } from './games/plinko/maths.ts'
import type { PrawnCrabEvent } from './games/prawncrab/maths.ts'
import type { PumpEvent } from './games/pump/story.ts'
import type { PumpBet } from './games/pump/maths.ts'
import type { RouletteEvent } from './games/roulette/maths.ts'
import type { RpsEvent } from './games/rps/story.ts'
import type { RpsBet } from './games/rps/maths.ts'
import type { SampleBet } from './games/sample/maths.ts'
import type { SampleEvent } from './games/sample/story.ts'
import type { ScratchEvent } from './games/scratch/story.ts'
import type { ScratchBet } from './games/scratch/maths.ts'
import type { SicboEvent } from './games/sicbo/maths.ts'
import type { SlotEvent } from './games/slots/story.ts'
import type { TowerEvent } from './games/tower/story.ts'
import type { TowerBet } from './games/tower/maths.ts'
import type { BingoEvent } from './games/bingo/story.ts'
import type { BingoBet } from './games/bingo/maths.ts'
import type { BlackjackBet } from './games/blackjack/parts.ts'
import type { BlackjackEvent } from './games/blackjack/story.ts'
import type { DartsEvent } from './games/darts/story.ts'
import type { DartsBet } from './games/darts/maths.ts'
import type { SlideEvent, SlideBet } from './games/limbo/slide/story.ts'
import type { PokerEvent, PokerBet } from './games/video-poker/story.ts'
import type { WheelEvent } from './games/wheel/story.ts'
import type { WheelBet } from './games/wheel/maths.ts'
import type { XocdiaEvent } from './games/xocdia/maths.ts'

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
  | 'moneywheel'
  | 'supersix'
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
/** Games in which members play each other; a round is a sitting at a table. */
export type CardCode = CardGame
/** Halls in which members shoot at the same fish; a round is a load of bullets. */
export type FishingCode = 'fishing'
/** `sample` replaces the games of demonstration vendors; `slot` is every slot of our own, by its title. */
export type GameCode = OwnGame | CardCode | FishingCode | 'sample' | 'slot'
/** Every game that is played alone or with the house and opens in the frame; of the sample slot there are only rounds. */
export type OpenCode = Exclude<GameCode, 'sample' | CardCode | FishingCode>

/** The title that a bet plays; it must be the one that was opened. */
export interface SlotBet {
  readonly title: string
  /** Buys the bonus: the round takes the stake times its price, and that is its stake. */
  readonly buy?: true | undefined
}

/** Where somebody sat down. */
export interface SittingBet {
  readonly table: string
}

/** A player's choices, by game. */
export interface GameParameters extends Record<CardCode, SittingBet> {
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
  fishing: FishingBet
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
  moneywheel: TableBet
  supersix: TableBet
}
/** The events of a round's story, by game. */
export interface GameEvent extends Record<CardCode, never> {
  dice: DiceEvent
  limbo: LimboEvent
  mines: MinesEvent
  plinko: PlinkoEvent
  crash: CrashEvent
  keno: KenoEvent
  wheel: WheelEvent
  hilo: HiloEvent
  tower: TowerEvent
  flip: FlipEvent
  diamonds: DiamondsEvent
  chicken: ChickenEvent
  rps: RpsEvent
  pump: PumpEvent
  cases: CasesEvent
  scratch: ScratchEvent
  jacks: PokerEvent
  deuces: PokerEvent
  blackjack: BlackjackEvent
  slide: SlideEvent
  darts: DartsEvent
  bingo: BingoEvent
  fishing: FishingEvent
  sample: SampleEvent
  slot: SlotEvent
  roulette: RouletteEvent
  baccarat: BaccaratEvent
  sicbo: SicboEvent
  craps: CrapsEvent
  dragontiger: DragonTigerEvent
  fantan: FantanEvent
  prawncrab: PrawnCrabEvent
  xocdia: XocdiaEvent
  moneywheel: MoneyWheelEvent
  supersix: BaccaratEvent
}
