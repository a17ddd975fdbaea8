// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { MOST_OWN_BOXES } from '../../../blackjack-room-protocol.ts'
import type { SoundName } from '../../../runtime/sound.ts'
import type { GameHost } from '../../../runtime/game-host.ts'
import { amountOf, showAmount } from '../../../runtime/money.ts'
import type { createRoomBar } from '../../../runtime/room/room-bar.ts'
import type { Dealer } from '../../../runtime/room/room-parts.ts'
import { t } from '../../../runtime/texts.ts'
import { shortAmount } from '../../../runtime/table/chip-values.ts'
import { placedOf } from '../../../runtime/table/written-chips.ts'
import { othersAtBoxes } from './others-at-boxes.ts'
import { sevenAction, waitingFor, type SevenAtHand } from './seven-action.ts'
import type { SevenBets } from './seven-bets.ts'
import type { SevenControls } from './seven-controls.ts'
import type { createSevenDecisions } from './seven-decisions.ts'
import { asksPlayers, takesBets, type SevenModel, type SevenMoment, type SevenPhase } from './seven-model.ts'
import { clockMoment, sevenGesture, waitsFor } from './seven-phases.ts'
import type { SevenView } from './seven-view.ts'
import { closedSentence, stopOf } from '../../../runtime/room/room-action.ts'
import type { RoomStop } from '../../../room-protocol.ts'
import { spotId } from './spots.ts'
import { ownerOf } from './table-of-state.ts'

interface FrameParts {
  readonly model: SevenModel
  readonly view: SevenView
  readonly bets: SevenBets
  readonly decisions: ReturnType<typeof createSevenDecisions>
  readonly controls: SevenControls
  readonly dealer: Dealer
  readonly bar: ReturnType<typeof createRoomBar>
}

/** What stands around the cards: clock, chips or decisions, the main button, and what begins with each phase. */
export function createSevenFrame(host: GameHost<'blackjack'>, parts: FrameParts) {
  const { model, view, bets, decisions, dealer, bar } = parts
  let isConnected = false
  let entered: SevenMoment | undefined
  let stopped: RoomStop | undefined
  let revealed = ''
  const enter = createPhases(host, bets)
  /** The hand that is asked comes into view once. */
  const reveal = ({ step }: SevenMoment) => {
    const hand = decisions.current()
    const key = hand ? `${step}:${hand.box}:${hand.hand}` : ''
    if (key !== revealed && key !== '') view.reveal()
    revealed = key
  }

  const draw = () => {
    const at = model.moment(performance.now())
    const stop = stopOf(model.state())
    const isNewStep = stop !== stopped || entered?.phase !== at.phase || entered.step !== at.step
    if (isNewStep || entered?.roundId !== at.roundId) {
      const isNewRound = entered?.roundId !== at.roundId
      entered = at
      stopped = stop
      document.body.dataset['phase'] = at.phase
      dealer.act(sevenGesture(at.phase))
      // Nobody decides on cards that are still on their way.
      if (asksPlayers(at.phase)) view.hurry()
      if (at.phase === 'dealing' || at.phase === 'dealer') view.revealDealer()
      enter(at.phase, { isNewRound, isAsked: decisions.current() !== undefined, stop })
    }
    bets.draw()
    reveal(at)
    view.offer(rightsOf(host, model, at.phase))
    bar.show(clockMoment(at), model.players(), waitsFor(at.phase))
    const atHand = handOf(host, parts, at.phase, isConnected)
    showControls(host, parts, atHand)
    host.action.set(sevenAction(atHand))
  }
  return {
    draw,
    /** The bets of others, or one's own among them, are others. */
    showOthers: () => showOthers(host, model, bets),
    connect(line: boolean): void {
      isConnected = line
      draw()
    },
  }
}

interface Beginning {
  readonly isNewRound: boolean
  /** This player has to decide. */
  readonly isAsked: boolean
  readonly stop: RoomStop | undefined
}

/** Says and does what begins with a phase. */
function createPhases(host: GameHost<'blackjack'>, { cloth, sender, follow }: SevenBets) {
  const begin = (sentence: string, sound: SoundName) => {
    host.say(sentence)
    host.sound.play(sound)
  }
  return (phase: SevenPhase, { isNewRound, isAsked, stop }: Beginning): void => {
    if (!takesBets(phase) && !cloth.isLocked()) {
      sender.flush()
      if (cloth.chips.total() > 0n) cloth.chips.bet()
    }
    cloth.lock(!takesBets(phase))
    follow.disable(!takesBets(phase))
    if (isNewRound && takesBets(phase)) {
      cloth.felt.unsettle()
      host.forgive()
    }
    if (phase === 'open') begin(t('studio.room.placeBets'), 'reveal')
    if (phase === 'last') begin(t('studio.room.lastBets'), 'tick')
    if (phase === 'closing') begin(t('studio.room.noMoreBets'), 'stop')
    if (phase === 'insurance' && isAsked) begin(t('studio.blackjack.asks'), 'reveal')
    if (phase === 'deciding' && isAsked) begin(t('studio.blackjack.first'), 'reveal')
    if (phase === 'dealer') host.say(t('studio.seven.dealerPlays'))
    if (phase === 'closed') host.say(closedSentence(stop))
  }
}

/** What the boxes offer now. */
function rightsOf({ session }: GameHost<'blackjack'>, model: SevenModel, phase: SevenPhase) {
  const { boxes } = model.own()
  const state = model.state()
  const hands = 'hands' in state ? state.hands : []
  const viewOf = (box: number) => model.state().boxes.find((each) => each.box === box)
  const isPlayed = !takesBets(phase) && phase !== 'settling'
  return {
    isOpen: takesBets(phase) || (phase !== 'closed' && boxes.length === 0),
    canTake: phase !== 'closed' && boxes.length < MOST_OWN_BOXES,
    canLeave: (box: number) => !(isPlayed && (phase === 'closing' || hands.some((hand) => hand.box === box))),
    aliasOf: (box: number) => viewOf(box)?.alias ?? undefined,
    sumOf(box: number) {
      const sum = amountOf(viewOf(box)?.amounts[session.currency] ?? '0')
      return sum > 0n ? shortAmount(sum) : ''
    },
  }
}

/** The chips of others, beside one's own. */
function showOthers(host: GameHost<'blackjack'>, model: SevenModel, { cloth, own }: SevenBets): void {
  const { currency, decimals, playMoney } = host.session
  const chips = playMoney ? [] : own.confirmed()
  const others = othersAtBoxes(model.state().boxes, { chips, currency, decimals }, (box) =>
    ownerOf(box, model.state(), model.own()),
  )
  cloth.felt.showOthers(others)
}

function handOf(
  { session: { currency, decimals } }: GameHost<'blackjack'>,
  { model, bets, decisions }: FrameParts,
  phase: SevenPhase,
  isConnected: boolean,
): SevenAtHand {
  const [own, state] = [model.own(), model.state()]
  return {
    phase,
    isConnected,
    isStopped: stopOf(state) !== undefined,
    current: decisions.current(),
    hasBox: own.boxes.length > 0,
    isPlaying: 'hands' in state && state.hands.some(({ box }) => own.boxes.includes(box)),
    staked: bets.cloth.chips.total(),
    isSettled: bets.own.isSettled(),
    canRepeat: bets.canRepeat(),
    write: (amount) => `${showAmount(amount, decimals)} ${currency}`,
    repeat: bets.cloth.repeat,
    decide: (move) => void decisions.decide(move),
  }
}

/** Chips give way to decisions while this player's hands are in play. */
function showControls(
  host: GameHost<'blackjack'>,
  { model, bets, controls }: FrameParts,
  atHand: SevenAtHand,
) {
  const { phase, current, isPlaying } = atHand
  const state = model.state()
  const isInPlay = isPlaying && state.phase === 'drawn'
  controls.element.hidden = !isInPlay
  bets.cloth.tray.element.hidden = isInPlay
  if (!isInPlay) return
  controls.show({
    current,
    isInsurance: phase === 'insurance',
    waits: waitingFor(atHand),
    dealer: state.dealer,
    insuranceCosts: current
      ? t('studio.seven.insuranceCosts', { amount: costOfInsurance(bets, current.box, host) })
      : '',
  })
}

/** Half of what lies on the hand, in whole coins. */
function costOfInsurance({ own }: SevenBets, box: number, { session }: GameHost<'blackjack'>): string {
  const { currency, decimals } = session
  const hand = placedOf(own.confirmed()).get(spotId('main', box)) ?? 0n
  const coin = 10n ** BigInt(6 - decimals)
  const costs: Amount = amountOfMillionths((hand / 2n / coin) * coin)
  return `${showAmount(costs, decimals)} ${currency}`
}
