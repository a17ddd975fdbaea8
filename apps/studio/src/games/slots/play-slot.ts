// SPDX-License-Identifier: Apache-2.0
import { formatMultiplier, MULTIPLIER_ONE } from '../../fair/multiplier.ts'
import type { RoundOf } from '../../protocol.ts'
import type { GameHost, PlacedBet } from '../../runtime/game-host.ts'
import { groupMoney } from '../../runtime/money.ts'
import { offerReplay } from '../../runtime/offer-replay.ts'
import { t } from '../../runtime/texts.ts'
import { createAutoSpins, type AutoSpins } from './auto-spins.ts'
import { openedOf } from './feature-words.ts'
import { createSpinShow } from './show-spin.ts'
import type { SlotStage } from './slot-stage.ts'
import { createSpinButtons, type SpinButtons } from './spin-buttons.ts'
import { labelOf, openSentence, resumedSentence, sentenceOf, soFar } from './spin-words.ts'
import { capOf } from './story.ts'

type Round = RoundOf<'slot'>
type MovePath = 'spin' | 'move'
/** Asks the server for every free spin that is left. */
const ALL_SPINS = 1_000

/** Plays rounds of a slot: a spin and its free spins, one by one or all together; continues interrupted ones. */
export function playSlot(host: GameHost<'slot'>, stage: SlotStage): void {
  const { title } = stage
  const auto = createAutoSpins(host, {
    title: title.code,
    prepare: () => rounds.prepare(),
    playOut: (placed) => rounds.playOut(placed),
    ended: (left) => void (left ? rounds.offer(left) : rounds.ready()),
  })
  const rounds = createRoundPlay(host, stage, auto)
  const { openRound } = host.session
  if (host.recorded) return offerReplay(host, rounds.showAgain)
  if (openRound?.game !== 'slot') return rounds.ready()
  host.say(resumedSentence(title, openRound))
  rounds.offer(openRound)
}

/** The course of a round: bet, spins, free spins as long as there are any, and the next bet. */
function createRoundPlay(host: GameHost<'slot'>, stage: SlotStage, auto: AutoSpins) {
  const { title, plate, controls, board } = stage
  const buttons = createSpinButtons(host, stage, auto)
  const show = createSpinShow(host, stage, buttons.offerSkip)
  const ready = () => {
    buttons.lock(false)
    controls.offerAll(undefined)
    stage.scene()?.light(false)
    buttons.offerSpin(() => void bet())
  }
  const prepare = () => {
    buttons.wait(t('studio.sample.spin'))
    buttons.lock(true)
    plate.show('')
    board?.hide()
  }
  const bet = async () => {
    prepare()
    const placed = await host.bet({ title: title.code })
    if (placed) await playOut(placed)
    else ready()
  }
  const playOut = async (placed: PlacedBet<'slot'>): Promise<Round> => {
    host.sound.play('spin')
    if (placed.round.state === 'voided') host.say(t('studio.voided'))
    else for (let spin = 0; spin < placed.round.events.length; spin += 1) await show(placed.round, spin)
    placed.finished()
    return follow(placed.round)
  }
  const goOn = async (round: Round, path: MovePath, body: object): Promise<Round> => {
    const from = round.events.length
    controls.offerAll(undefined)
    board?.offer(undefined)
    buttons.wait(labelOf(title, round, from))
    const answer = await host.move(`/api/rounds/${round.id}/${path}`, body)
    // The error is displayed; the same spin can be requested again, and is never made twice.
    if (!answer) return offer(round)
    const moved = answer.round
    for (let spin = from; spin < moved.events.length; spin += 1) {
      if (!board) host.sound.play('spin')
      await show(moved, spin)
    }
    host.moneyMoved()
    return follow(moved)
  }
  const offer = (round: Round): Round => {
    if (auto.isRunning()) auto.leave(round)
    else offerMoves(stage, buttons, round, (path, body) => void goOn(round, path, body))
    return round
  }
  const follow = async (round: Round): Promise<Round> => {
    if (round.state === 'open') {
      host.say(openSentence(title, round))
      return auto.isRunning() ? goOn(round, 'spin', { spin: ALL_SPINS }) : offer(round)
    }
    if (round.state !== 'voided') announceResult(host, stage, round)
    host.remember(round)
    if (!auto.isRunning()) ready()
    return round
  }
  /** Shows a recorded round spin by spin. */
  const showAgain = async (recorded: Round): Promise<void> => {
    for (const [spin] of recorded.events.entries()) await show(recorded, spin)
    await follow(recorded)
  }
  return { ready, prepare, playOut, offer, showAgain }
}

/** Offers the moves of an open round: the next free spin, all of them, or a cell of the pick bonus. */
function offerMoves(
  { title, scene, plate, controls, board }: SlotStage,
  buttons: SpinButtons,
  round: Round,
  goOn: (path: MovePath, body: object) => void,
): void {
  const next = round.events.length
  const last = round.events.at(-1)
  buttons.lock(true)
  scene()?.light(true)
  // The sentence below says how many there are.
  if ((last?.freeSpins ?? 0) > 0) plate.show('')
  if (board) {
    board.show(last?.cells ?? [], openedOf(round.events))
    board.offer((cell) => goOn('move', { step: next - 1, move: cell }))
  }
  controls.offerAll(() => goOn('spin', { spin: ALL_SPINS }))
  buttons.offerFreeSpin({
    label: labelOf(title, round, next),
    detail: soFar(round),
    run: () => goOn('spin', { spin: next }),
  })
}

/** Announces what a whole round has paid. */
function announceResult(host: GameHost<'slot'>, { title, plate }: SlotStage, round: Round): void {
  if (round.multiplier === capOf(title.rules))
    plate.show(t('studio.slot.rules.cap', { most: groupMoney(formatMultiplier(round.multiplier)) }), 'win')
  else if (round.events.length > 1) plate.show(`${groupMoney(round.payout)} ${round.currency}`, 'win')
  host.say(sentenceOf(round, round.multiplier), {
    outcome: round.multiplier > MULTIPLIER_ONE ? 'won' : round.multiplier > 0 ? 'even' : 'lost',
    roundId: round.id,
  })
}
