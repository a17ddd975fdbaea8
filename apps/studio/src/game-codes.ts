// SPDX-License-Identifier: Apache-2.0
import type { CasesBeat } from './games/cases/story.ts'
import type { CasesBet } from './games/cases/maths.ts'
import type { ChickenBeat } from './games/chicken/story.ts'
import type { ChickenBet } from './games/chicken/maths.ts'
import type { CrashBeat } from './games/crash/story.ts'
import type { CrashBet } from './games/crash/maths.ts'
import type { DiamondsBeat } from './games/diamonds/story.ts'
import type { DiamondsBet } from './games/diamonds/maths.ts'
import type { DiceBeat } from './games/dice/story.ts'
import type { DiceBet } from './games/dice/maths.ts'
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
import type { PumpBeat } from './games/pump/story.ts'
import type { PumpBet } from './games/pump/maths.ts'
import type { RpsBeat } from './games/rps/story.ts'
import type { RpsBet } from './games/rps/maths.ts'
import type { SampleBet } from './games/sample/maths.ts'
import type { SampleBeat } from './games/sample/story.ts'
import type { ScratchBeat } from './games/scratch/story.ts'
import type { ScratchBet } from './games/scratch/maths.ts'
import type { SlotBeat } from './games/slots/story.ts'
import type { TowerBeat } from './games/tower/story.ts'
import type { TowerBet } from './games/tower/maths.ts'
import type { WheelBeat } from './games/wheel/story.ts'
import type { WheelBet } from './games/wheel/maths.ts'

/** Games that are decided with their bet. */
export type InstantCode = 'dice' | 'limbo' | 'plinko' | 'keno' | 'wheel' | 'diamonds' | 'cases' | 'scratch'
/** Games that are played move by move until the player cashes out or loses. */
export type StepCode = 'mines' | 'hilo' | 'tower' | 'flip' | 'chicken' | 'rps' | 'pump'
/** The studio's own games. */
export type OwnGame = InstantCode | StepCode | 'crash'
/** `sample` replaces the games of demonstration vendors; `slot` is every slot of our own, by its title. */
export type GameCode = OwnGame | 'sample' | 'slot'

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
  sample: SampleBet
  slot: SlotBet
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
  sample: SampleBeat
  slot: SlotBeat
}
