// SPDX-License-Identifier: Apache-2.0
import { returnOf } from '../../fair/multiplier.ts'
import { drawFloats } from '../../fair/seeds.ts'
import type { StepField, StepGame } from '../../fair/step-game.ts'
import type { RoundAnswer, StepCode } from '../../protocol.ts'
import { checkBestReturn, currencyNamed } from '../currencies.ts'
import type { Queries } from '../database.ts'
import type { StudioDeps } from '../deps.ts'
import { StudioRefusal } from '../refusal.ts'
import { decideRound } from '../rounds/decide-round.ts'
import { moveInRound, type RoundToMove } from '../rounds/move-in-round.ts'
import { updateStory, type Round } from '../rounds/round-store.ts'
import { readSecretSeeds } from '../seeds/seed-store.ts'
import { rulesOf } from './step-games.ts'

/** A round of a game with moves. */
export interface StepRound extends RoundToMove {
  readonly game: StepCode
}

/** A move; `step` counts from 0. Without it, games in which a move can be made only once recognise repetitions. */
export interface StepMove {
  readonly move: number
  readonly step?: number
}

interface Locked {
  readonly tx: Queries
  readonly round: Round
  readonly rules: StepGame<object, object>
  readonly field: StepField<object>
}

/**
 * Makes one move. One that was made before returns the current round, so that a lost answer can be requested
 * again; one that comes too early or too late, or that the rules do not allow, is refused and changes nothing.
 */
export function playStep(deps: StudioDeps, of: StepRound, { move, step }: StepMove): Promise<RoundAnswer> {
  return inRound(deps, of, async ({ tx, round, rules, field }) => {
    const made = field.moves.length
    if (step !== undefined && step < made) return undefined
    if (rules.repeats?.(field, move)) return undefined
    if (round.state !== 'open') throw new StudioRefusal('studio.roundEnded')
    if (step !== undefined && step > made) throw new StudioRefusal('studio.badMove')
    const floats = await floatsOf(tx, round, rules, made + 1)
    rules.checkMove(field, move, floats)
    const currency = currencyNamed(round.currency)
    const { unit } = currency
    checkBestReturn(returnOf(round.stake, rules.reach(field, move, floats), unit), currency)
    const played = rules.play(field, move, floats)
    const story = {
      ...rules.story(played, { amount: round.stake, unit }, floats),
      moves: played.moves,
    }
    if (played.state !== 'open') return decideRound(tx, deps, round, 'open', story)
    await updateStory(tx, round, story)
    return undefined
  })
}

/** Ends the round with what it is worth now. An ended round is returned as it is. */
export function cashOutSteps(deps: StudioDeps, of: StepRound): Promise<RoundAnswer> {
  return inRound(deps, of, async ({ tx, round, rules, field }) => {
    if (round.state !== 'open') return undefined
    if (!rules.mayCashOut(field)) throw new StudioRefusal('studio.nothingOpened')
    const floats = await floatsOf(tx, round, rules, field.moves.length)
    const stake = { amount: round.stake, unit: currencyNamed(round.currency).unit }
    const story = rules.story({ ...field, state: 'cashedOut' }, stake, floats)
    return decideRound(tx, deps, round, 'open', { ...story, moves: field.moves })
  })
}

/** How an abandoned round ends: by its own moves, with a cash-out if it is worth anything, or with its stake back. */
export function endingOf(game: StepCode, round: Round): 'finish' | 'cashOut' | 'refund' {
  const rules = rulesOf(game)
  if (rules.finish) return 'finish'
  return rules.mayCashOut(fieldOf(round)) ? 'cashOut' : 'refund'
}

/** Plays an abandoned round to its end with the moves that its rules state for that. */
export function finishSteps(deps: StudioDeps, of: StepRound): Promise<RoundAnswer> {
  return inRound(deps, of, async ({ tx, round, rules, field }) => {
    if (round.state !== 'open' || !rules.finish) return undefined
    const floats = await floatsOf(tx, round, rules, field.moves.length + 1)
    let played = field
    while (played.state === 'open') played = rules.play(played, rules.finish(played, floats), floats)
    const stake = { amount: round.stake, unit: currencyNamed(round.currency).unit }
    return decideRound(tx, deps, round, 'open', {
      ...rules.story(played, stake, floats),
      moves: played.moves,
    })
  })
}

function inRound(
  deps: StudioDeps,
  of: StepRound,
  play: (locked: Locked) => Promise<bigint | undefined>,
): Promise<RoundAnswer> {
  return moveInRound(deps, of, (tx, round) =>
    play({ tx, round, rules: rulesOf(of.game), field: fieldOf(round) }),
  )
}

function fieldOf(round: Round): StepField<object> {
  return { bet: round.parameters as object, moves: round.moves, state: 'open' }
}

async function floatsOf(
  tx: Queries,
  round: Round,
  rules: StepGame<object, object>,
  moves: number,
): Promise<number[]> {
  return drawFloats(await readSecretSeeds(tx, round.seeds!), rules.floats(round.parameters as object, moves))
}
