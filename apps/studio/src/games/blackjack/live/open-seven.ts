// SPDX-License-Identifier: Apache-2.0
import '../../../runtime/room/room.css'
import type { BlackjackRoomMessage, OwnBoxes } from '../../../blackjack-room-protocol.ts'
import type { HistoryView, LiveMessage, RoundView } from '../../../protocol.ts'
import type { RoomOfSession } from '../../../room-protocol.ts'
import type { Playing } from '../../../runtime/game.ts'
import type { GameHost } from '../../../runtime/game-host.ts'
import { chainSection } from '../../../runtime/panels/chain-section.ts'
import { createDealer } from '../../../runtime/room/dealer.ts'
import { createChatButton } from '../../../runtime/room/chat/chat-button.ts'
import { createRoomBar } from '../../../runtime/room/room-bar.ts'
import { Refused } from '../../../runtime/server/failures.ts'
import { retryUntilAnswered } from '../../../runtime/server/retry-until-answered.ts'
import { mountTable } from '../../../runtime/table/table-parts.ts'
import { placedOf } from '../../../runtime/table/written-chips.ts'
import { t } from '../../../runtime/texts.ts'
import { createSevenBets, type SevenBets } from './seven-bets.ts'
import { createSevenControls } from './seven-controls.ts'
import { createSevenDecisions } from './seven-decisions.ts'
import { createSevenFrame } from './seven-frame.ts'
import { createSevenModel, type SevenModel } from './seven-model.ts'
import { showSevenPast } from './seven-past.ts'
import { chipsOfLastRound, createSevenResults } from './seven-results.ts'
import { sevenRules } from './seven-rules.ts'
import { createSevenStory } from './seven-story.ts'
import { createSevenView, type SevenView } from './seven-view.ts'
import { ownerOf, tableOfState } from './table-of-state.ts'

const REDRAW_MS = 100
/** What is left of a stage when its last card lies. */
const LOOK_MS = 400

/** Blackjack at a table of seven boxes with others, one clock for all. */
export function openSeven(host: GameHost<'blackjack'>, room: RoomOfSession): Playing {
  document.body.dataset['room'] = ''
  const model = createSevenModel(room.pace)
  const moment = () => model.moment(performance.now())
  const view = createSevenView({
    decimals: host.session.decimals,
    onMove: (box, take) => void moveBox(host, { view, bets, answered: parts.answered }, box, take),
    onCard: () => host.sound.play('tick'),
  })
  const bets = createSevenBets(host, {
    layOut: view.layOut,
    ownerOf: (box) => ownerOf(box, model.state(), model.own()),
    leftMs: () => moment().leftMs,
    answered: (own) => parts.answered(own),
    changed: () => frame.draw(),
  })
  const decisions = createSevenDecisions(host, model, () => parts.refresh())
  const controls = createSevenControls((move) => void decisions.decide(move))
  const dealer = createDealer(`blackjack ${room.pace} ${room.limits} ${host.session.sample?.title ?? ''}`)
  const bar = createRoomBar(createChatButton(host))
  const story = createSevenStory(host, { view, felt: bets.cloth.felt })
  mountTable(host, bets.cloth).append(dealer.element, bar.element, story.spoken)
  bets.cloth.tray.element.append(bets.follow.element)
  host.options.append(controls.element)
  const frame = createSevenFrame(host, { model, view, bets, decisions, controls, dealer, bar })
  const parts = connectSeven(host, { model, view, bets, decisions, story, frame })
  host.listen({ onMessage: parts.receive, onLine: frame.connect })
  setInterval(frame.draw, REDRAW_MS)
  frame.draw()
  return { rules: sevenRules, fairness: () => chainSection(model.chain(), t('studio.room.chain.check')) }
}

interface SevenParts {
  readonly model: SevenModel
  readonly view: SevenView
  readonly bets: SevenBets
  readonly decisions: ReturnType<typeof createSevenDecisions>
  readonly story: ReturnType<typeof createSevenStory>
  readonly frame: ReturnType<typeof createSevenFrame>
}

/** What a message has told of this player's bets. */
const scopes = { boxRoom: 'all', ownBoxes: 'own', boxState: 'table' } as const

/** What the messages of the table do. */
function connectSeven(host: GameHost<'blackjack'>, { model, bets, decisions, story, frame }: SevenParts) {
  const results = createSevenResults()
  const past = showSevenPast(host)
  const table = () =>
    tableOfState({
      state: model.state(),
      own: model.own(),
      asked: decisions.asked(),
      paidAt: results.paidAt,
    })
  /** The time that the cards of this stage may still take. */
  const cardsMs = () => {
    const { phase, leftMs } = model.moment(performance.now())
    const isDealt = phase === 'dealing' || phase === 'drawing' || phase === 'dealer'
    return isDealt ? Math.max(0, leftMs - LOOK_MS) : 0
  }
  const refresh = () => {
    story.show(table(), cardsMs())
    frame.showOthers()
    frame.draw()
  }
  const answered = (own: OwnBoxes) => {
    model.answered(own)
    bets.receive(model.state(), own, 'own')
    refresh()
  }
  /** Tells how the player's bets have ended once all of them have. */
  const end = () => {
    const state = model.state()
    if (state.phase === 'settling' && results.areComplete(model.own()))
      story.end(state.roundId, table(), results.ended(), placedOf(bets.own.confirmed()))
  }
  const takeTable = (message: Extract<BlackjackRoomMessage, { type: keyof typeof scopes }>) => {
    model.receive(message, performance.now())
    const state = model.state()
    results.follow('roundId' in state ? state.roundId : undefined)
    bets.receive(state, model.own(), scopes[message.type])
    if (message.type === 'boxRoom') story.open(table())
    refresh()
    if (message.type === 'boxRoom')
      void recall(host, bets)
        .then((rounds) => rounds.forEach(results.receive))
        .then(end)
    past.show(model.recent())
    end()
  }
  return {
    refresh,
    answered,
    receive(message: LiveMessage | BlackjackRoomMessage): void {
      if (message.type === 'boxRoom' || message.type === 'boxState' || message.type === 'ownBoxes')
        takeTable(message)
      else if (message.type === 'boxBetRefused' || message.type === 'followRefused') {
        host.say(t(message.type === 'boxBetRefused' ? 'studio.room.notTaken' : 'studio.seven.notFollowed'))
        host.fail(new Refused(message))
        if (message.type === 'boxBetRefused') {
          results.refused(message.roundId)
          bets.refuse(message.roundId, message.box)
        }
      } else if (message.type === 'round') {
        const ended = results.receive(message.round)
        if (!ended) return
        host.remember(ended)
        host.moneyMoved()
        refresh()
        end()
      }
      frame.draw()
    },
  }
}

/** Takes a box or gives it up; the player goes on where chips are laid on it. */
async function moveBox(
  host: GameHost<'blackjack'>,
  {
    view,
    bets,
    answered,
  }: Pick<SevenParts, 'view' | 'bets'> & { readonly answered: (own: OwnBoxes) => void },
  box: number,
  take: boolean,
): Promise<void> {
  if (!take) bets.clearBox(box)
  host.forgive()
  host.sound.play('press')
  const ask = () => host.ask<OwnBoxes>('POST', '/api/room/boxes', { box, take })
  try {
    answered(await retryUntilAnswered(ask, () => {}))
    if (take) view.focusBox(box)
  } catch (failure) {
    host.fail(failure)
  }
}

/** This player's bets at such tables, newest first: the chips of the last one are what can be laid again. */
async function recall({ ask }: GameHost<'blackjack'>, { cloth }: SevenBets): Promise<readonly RoundView[]> {
  const history = await ask<HistoryView>('GET', '/api/rounds').catch(() => undefined)
  const rounds = history?.rounds ?? []
  cloth.chips.remember(placedOf(chipsOfLastRound(rounds)))
  return rounds
}
