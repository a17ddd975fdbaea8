// SPDX-License-Identifier: Apache-2.0
import { returnOf } from '../../fair/multiplier.ts'
import { drawFloats } from '../../fair/seeds.ts'
import type { StepField, StepGame } from '../../fair/step-game.ts'
import type { RoundAnswer, StepCode } from '../../protocol.ts'
import { checkBestReturn, currencyNamed } from '../currencies.ts'
import type { Queries } from '../database.ts'
import type { StudioDeps } from '../deps.ts'
import { formatMoney } from '../money.ts'
import { addRaised, endRaise, hasUndecidedRaise, insertRaise, type Raise } from '../raises/raise-store.ts'
import { takeRaise } from '../raises/take-raise.ts'
import { StudioRefusal } from '../refusal.ts'
import { decideRound } from '../rounds/decide-round.ts'
import { moveInRound, type RoundToMove } from '../rounds/move-in-round.ts'
import { lockRound, updateStory, type Round } from '../rounds/round-store.ts'
import { readSecretSeeds } from '../seeds/seed-store.ts'
import type { Session } from '../sessions/session-store.ts'
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
 * again; one that comes too early or too late, or that the rules do not allow, is refused and changes nothing. A move
 * that raises the stake is made only after the operator has taken the raise.
 */
export async function playStep(
  deps: StudioDeps,
  session: Session,
  of: StepRound,
  move: StepMove,
): Promise<RoundAnswer> {
  const raise = rulesOf(of.game).raise && (await reserveRaise(deps, session, of, move))
  const balance = raise ? await takeRaise(deps, session, raise) : null
  const answer = await inRound(deps, of, (locked) => makeMove(deps, locked, move, raise))
  if (balance === null || answer.balance !== null) return answer
  return { ...answer, balance: formatMoney(balance, session.currency.decimals) }
}

/** The raise of a move that needs one, stored before the operator is asked; undefined for any other move. */
function reserveRaise(
  deps: StudioDeps,
  session: Session,
  of: StepRound,
  { move, step }: StepMove,
): Promise<Raise | undefined> {
  return deps.database.transaction(async (tx) => {
    const round = await lockRound(tx, of.roundId, of.playerId)
    if (!round || round.game !== of.game || round.state !== 'open' || round.table) return undefined
    const [rules, field] = [rulesOf(of.game), fieldOf(round)]
    const made = field.moves.length
    if (step !== undefined && step !== made) return undefined
    if (await hasUndecidedRaise(tx, round.id)) throw new StudioRefusal('studio.roundPending')
    rules.checkMove(field, move, await floatsOf(tx, deps, round, rules, made + 1))
    const amount = rules.raise!(field, move, stakeOf(round))
    if (amount === 0n) return undefined
    // A free round stakes nothing of the player's, so there is nothing to add to.
    if (round.freeRoundsId !== null) throw new StudioRefusal('studio.badMove')
    const transactionId = deps.chance.uuid()
    const raise = { transactionId, roundId: round.id, step: made, amount, token: session.token }
    await insertRaise(tx, raise, deps.clock.now())
    return raise
  })
}

async function makeMove(
  deps: StudioDeps,
  { tx, round, rules, field }: Locked,
  { move, step }: StepMove,
  raise: Raise | undefined,
): Promise<bigint | undefined> {
  const made = field.moves.length
  if (step !== undefined && step < made) return undefined
  if (rules.repeats?.(field, move)) return undefined
  if (round.state !== 'open') throw new StudioRefusal('studio.roundEnded')
  if (step !== undefined && step > made) throw new StudioRefusal('studio.badMove')
  if (rules.raise && (await hasUndecidedRaise(tx, round.id, raise?.transactionId)))
    throw new StudioRefusal('studio.roundPending')
  const floats = await floatsOf(tx, deps, round, rules, made + 1)
  rules.checkMove(field, move, floats)
  const currency = currencyNamed(round.currency)
  const reached = rules.reach(field, move, floats, stakeOf(round))
  checkBestReturn(returnOf(round.stake, reached, currency.unit), currency)
  const needed = rules.raise?.(field, move, stakeOf(round)) ?? 0n
  if (needed !== (raise?.amount ?? 0n)) throw new StudioRefusal('studio.roundPending')
  if (raise) {
    // It was given back meanwhile: the operator took too long.
    if (!(await endRaise(tx, raise, 'taken'))) throw new StudioRefusal('studio.betNotTaken')
    await addRaised(tx, round, raise.amount)
  }
  const played = rules.play(field, move, floats)
  const story = { ...rules.story(played, stakeOf(round), floats), moves: played.moves }
  if (played.state !== 'open') return decideRound(tx, deps, round, 'open', story)
  await updateStory(tx, round, story)
  return undefined
}

/** Ends the round with what it is worth now. An ended round is returned as it is. */
export function cashOutSteps(deps: StudioDeps, of: StepRound): Promise<RoundAnswer> {
  return inRound(deps, of, async ({ tx, round, rules, field }) => {
    if (round.state !== 'open') return undefined
    if (!rules.mayCashOut(field)) throw new StudioRefusal('studio.nothingOpened')
    const floats = await floatsOf(tx, deps, round, rules, field.moves.length)
    const story = rules.story({ ...field, state: 'cashedOut' }, stakeOf(round), floats)
    return decideRound(tx, deps, round, 'open', { ...story, moves: field.moves })
  })
}

/** How an abandoned round ends: by its own moves, with a cash-out if it is worth anything, or with its stake back. */
export function endingOf(game: StepCode, round: Round): 'finish' | 'cashOut' | 'refund' {
  const rules = rulesOf(game)
  if (rules.finish) return 'finish'
  return rules.mayCashOut(fieldOf(round)) ? 'cashOut' : 'refund'
}

/**
 * Plays an abandoned round to its end with the moves that its rules state for that. One with a raise that is being given
 * back waits for it.
 */
export function finishSteps(deps: StudioDeps, of: StepRound): Promise<RoundAnswer> {
  return inRound(deps, of, async ({ tx, round, rules, field }) => {
    if (round.state !== 'open' || !rules.finish) return undefined
    if (rules.raise && (await hasUndecidedRaise(tx, round.id))) return undefined
    const floats = await floatsOf(tx, deps, round, rules, field.moves.length + 1)
    let played = field
    while (played.state === 'open') played = rules.play(played, rules.finish(played, floats), floats)
    const story = rules.story(played, stakeOf(round), floats)
    return decideRound(tx, deps, round, 'open', { ...story, moves: played.moves })
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

const stakeOf = (round: Round) => ({ amount: round.stake, unit: currencyNamed(round.currency).unit })

async function floatsOf(
  tx: Queries,
  { seedSeal }: Pick<StudioDeps, 'seedSeal'>,
  round: Round,
  rules: StepGame<object, object>,
  moves: number,
): Promise<number[]> {
  const seeds = await readSecretSeeds(tx, seedSeal, round.seeds!)
  return drawFloats(seeds, rules.floats(round.parameters as object, moves))
}
