// SPDX-License-Identifier: Apache-2.0
import { formatMultiplier, MULTIPLIER_ONE } from '../../../fair/multiplier.ts'
import type { RoundOf } from '../../../protocol.ts'
import type { GameHost, PlacedBet } from '../../../runtime/game-host.ts'
import { groupMoney } from '../../../runtime/money.ts'
import { offerReplay } from '../../../runtime/offer-replay.ts'
import { t } from '../../../runtime/texts.ts'
import { createAutoSpins, type AutoSpins } from '../auto-spins.ts'
import { createSpinButtons, type SpinButtons } from '../spin-buttons.ts'
import { amountOfEvent } from '../spin-words.ts'
import type { CascadeStage } from './cascade-stage.ts'
import { cascadeCap } from './cascade-story.ts'
import { labelOf, openSentence, said, startFactor } from './cascade-words.ts'
import { createCascadeShow } from './show-cascade.ts'

type Round = RoundOf<'slot'>
/** Asks the server for every free spin that is left. */
const ALL_SPINS = 1_000

/** Plays rounds of a slot with cascades: a spin and its free spins, or bought ones; continues interrupted rounds. */
export function playCascade(host: GameHost<'slot'>, stage: CascadeStage): void {
  const { title, badge } = stage
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
  badge.show(startFactor(title, openRound, openRound.events.length))
  host.say(t('studio.sample.resumed'))
  rounds.offer(openRound)
}

/** The course of a round: bet, spin, free spins as long as there are any, and the next bet. */
function createRoundPlay(host: GameHost<'slot'>, stage: CascadeStage, auto: AutoSpins) {
  const { title, plate, controls, buyBonus } = stage
  const buttons = createSpinButtons(host, stage, auto)
  const show = createCascadeShow(host, stage, buttons.offerSkip)
  const ready = () => {
    buttons.lock(false)
    controls.offerAll(undefined)
    buyBonus.offer(auto.action() ? undefined : () => void bet(true))
    stage.scene()?.light(false)
    buttons.offerSpin(() => void bet(false))
  }
  const prepare = () => {
    buttons.wait(t('studio.sample.spin'))
    buttons.lock(true)
    buyBonus.offer(undefined)
    plate.show('')
  }
  const bet = async (buy: boolean) => {
    prepare()
    const placed = await host.bet({ title: title.code, ...(buy && { buy: true as const }) })
    if (placed) await playOut(placed)
    else ready()
  }
  const playOut = async (placed: PlacedBet<'slot'>): Promise<Round> => {
    host.sound.play('spin')
    if (placed.round.state === 'voided') host.say(t('studio.voided'))
    else await show(placed.round, 0)
    placed.finished()
    return follow(placed.round)
  }
  const freeSpins = async (round: Round, upTo: number): Promise<Round> => {
    const from = round.events.length
    controls.offerAll(undefined)
    buttons.wait(labelOf(round, from))
    const answer = await host.move(`/api/rounds/${round.id}/spin`, { spin: upTo })
    // The error is displayed; the same spin can be requested again, and is never made twice.
    if (!answer) return offer(round)
    const moved = answer.round
    for (let spin = from; spin < moved.events.length; spin += 1) {
      host.sound.play('spin')
      await show(moved, spin)
    }
    host.moneyMoved()
    return follow(moved)
  }
  const offer = (round: Round): Round => {
    if (auto.isRunning()) auto.leave(round)
    else offerFreeSpins(stage, buttons, round, (upTo) => void freeSpins(round, upTo))
    return round
  }
  const follow = async (round: Round): Promise<Round> => {
    if (round.state === 'open') {
      host.say(openSentence(round))
      return auto.isRunning() ? freeSpins(round, ALL_SPINS) : offer(round)
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

/** Offers the next free spin of an open round, and all of them. */
function offerFreeSpins(
  { scene, plate, controls, buyBonus }: CascadeStage,
  buttons: SpinButtons,
  round: Round,
  spinUpTo: (spin: number) => void,
): void {
  const next = round.events.length
  buttons.lock(true)
  buyBonus.offer(undefined)
  scene()?.light(true)
  if ((round.events.at(-1)?.freeSpins ?? 0) > 0) plate.show('')
  controls.offerAll(() => spinUpTo(ALL_SPINS))
  buttons.offerFreeSpin({
    label: labelOf(round, next),
    detail: `${amountOfEvent(round, round.multiplier)} · ${formatMultiplier(round.multiplier)}×`,
    run: () => spinUpTo(next),
  })
}

/** Announces what a whole round has paid. */
function announceResult(host: GameHost<'slot'>, { title, plate }: CascadeStage, round: Round): void {
  if (round.multiplier === cascadeCap(title.rules, round.parameters.buy === true))
    plate.show(t('studio.slot.rules.cap', { most: groupMoney(String(title.rules.winCap)) }), 'win')
  else if (round.events.length > 1) plate.show(`${groupMoney(round.payout)} ${round.currency}`, 'win')
  host.say(said(round, round.multiplier, round.events.length === 1 ? round.events.at(-1) : undefined), {
    outcome: round.multiplier > MULTIPLIER_ONE ? 'won' : round.multiplier > 0 ? 'even' : 'lost',
    roundId: round.id,
  })
}
