// SPDX-License-Identifier: Apache-2.0
import './room.css'
import { writeRoom, type ChipGame } from '@tessera/rules/games/rooms/room'
import type { TableBet } from '../../fair/table/table-game.ts'
import type { GameEvent, HistoryView, LiveMessage, RoundOf, RoundView, TableCode } from '../../protocol.ts'
import type { OwnChips, RoomOfSession, RoomRound } from '../../room-protocol.ts'
import type { RecentResult } from '../frame/recent.ts'
import type { Playing } from '../game.ts'
import type { GameHost } from '../game-host.ts'
import { showAmount } from '../money.ts'
import { chainSection } from '../panels/chain-section.ts'
import { Refused } from '../server/failures.ts'
import { createCloth } from '../table/cloth.ts'
import type { TableLook } from '../table/table-look.ts'
import { mountTable } from '../table/table-parts.ts'
import { placedOf, writtenChips } from '../table/written-chips.ts'
import { t } from '../texts.ts'
import { createChatButton } from './chat/chat-button.ts'
import { createDealer } from './dealer.ts'
import { othersOnSpots } from './others-on-spots.ts'
import { createOwnChips } from './own-chips.ts'
import { closedSentence, roomAction, stopOf } from './room-action.ts'
import { createRoomBar } from './room-bar.ts'
import { createRoomModel, takesChips, type RoomMoment, type RoomPhase } from './room-model.ts'
import type { DealerGesture } from './room-parts.ts'
import { createRoomResults } from './room-results.ts'
import { createChipsSender } from './send-chips.ts'

const REDRAW_MS = 100

type RoomLook<Code extends TableCode, Result> = TableLook<Code, Result> &
  Required<Pick<TableLook<Code, Result>, 'lastResult'>>

/** A table at which everybody bets on the same rounds: what lies on it when it closes is the bet. */
export function openRoom<Code extends TableCode, Result>(
  host: GameHost<Code>,
  look: RoomLook<Code, Result>,
  room: RoomOfSession<ChipGame>,
): Playing {
  document.body.dataset['room'] = ''
  const { currency, decimals, playMoney } = host.session
  const model = createRoomModel(room.pace)
  const own = createOwnChips()
  const now = () => performance.now()
  const moment = () => model.moment(now())
  let isConnected = false
  let entered:
    | (Pick<RoomMoment, 'phase' | 'roundId'> & { readonly stop: ReturnType<typeof stopOf> })
    | undefined

  const cloth = createCloth(host, {
    ...look,
    placed: new Map(),
    onMoved() {
      own.move(writtenChips(cloth.chips.current(), decimals))
      sender.moved(moment().leftMs)
    },
    problemOf: (total) =>
      total > host.balanceTracker.visible.get() ? t('studio.notEnoughMoney') : undefined,
  })
  const sender = createChipsSender(own, {
    post: (input) => host.ask<OwnChips>('POST', '/api/room/chips', input),
    changed: () => draw(),
    failed: host.fail,
  })
  const bar = createRoomBar(createChatButton(host))
  const dealer = createDealer(`${writeRoom(room)} ${host.session.sample?.title ?? ''}`)
  mountTable(host, cloth, look.picture.element).append(dealer.element, bar.element)
  const results = createRoomResults(host, look, cloth.felt, own.confirmed)
  const lastResults = showLastResults(host, look)

  /** The own chips that are counted in what was last heard of all players. */
  let counted = own.confirmed()
  const showOthers = () =>
    cloth.felt.showOthers(
      othersOnSpots(model.spots(), { chips: playMoney ? [] : counted, currency, decimals }),
    )

  /** Says and does what begins with a phase. */
  function enter(phase: RoomPhase, isNewRound: boolean): void {
    if (!takesChips(phase) && !cloth.isLocked()) {
      sender.flush()
      if (cloth.chips.total() > 0n) cloth.chips.bet()
    }
    cloth.lock(!takesChips(phase))
    if (isNewRound && takesChips(phase)) {
      results.clear()
      host.forgive()
    }
    if (phase === 'open') begin(t('studio.room.placeBets'), 'reveal')
    if (phase === 'last') begin(t('studio.room.lastBets'), 'tick')
    if (phase === 'closing') begin(t('studio.room.noMoreBets'), 'stop')
    if (phase === 'closed') host.say(closedSentence(stopOf(model.state())))
  }
  const begin = (sentence: string, sound: Parameters<typeof host.sound.play>[0]) => {
    host.say(sentence)
    host.sound.play(sound)
  }

  function draw(): void {
    const at = moment()
    cloth.lay(placedOf(own.visible()))
    const stop = stopOf(model.state())
    if (entered?.phase !== at.phase || entered.roundId !== at.roundId || entered.stop !== stop) {
      const isNewRound = entered?.roundId !== at.roundId
      entered = { ...at, stop }
      document.body.dataset['phase'] = at.phase
      dealer.act(gestureOf(room.game, at.phase))
      enter(at.phase, isNewRound)
    }
    bar.show(at, model.players())
    host.action.set(
      roomAction({
        phase: at.phase,
        isStopped: stop !== undefined,
        isConnected,
        staked: cloth.chips.total(),
        isSettled: own.isSettled(),
        canRepeat: cloth.chips.can().repeat,
        write: (amount) => `${showAmount(amount, decimals)} ${currency}`,
        repeat: () => void cloth.repeat(),
      }),
    )
  }

  /** The chips of this player's last round, and those that were bet before the page was opened again. */
  async function recall(): Promise<void> {
    const history = await host.ask<HistoryView>('GET', '/api/rounds').catch(() => undefined)
    const bets = (history?.rounds ?? []).flatMap((round) => betOf(host.game, round) ?? [])
    if (bets[0]) cloth.chips.remember(placedOf(chipsOf(bets[0])))
    for (const round of bets) follow(round)
    results.light()
    showOthers()
    draw()
  }

  /** A bet that was taken, or was not, is what lies there. */
  function follow(round: RoundOf<Code>): void {
    if (round.fairness.kind !== 'chain') return
    const isTaken = round.state !== 'voided' && round.state !== 'refused'
    own.taken(round.fairness.tableRoundId, isTaken ? chipsOf(round) : [])
    if (isTaken) counted = own.confirmed()
  }

  function receive(message: LiveMessage): void {
    model.receive(message, now())
    const state = model.state()
    const open = state.phase === 'open'
    if (message.type === 'room' || message.type === 'roomState') {
      const said = message.type === 'room' ? message.room.own : undefined
      if ('roundId' in state) own.follow(state.roundId, said, open)
      if (!open) own.close()
      if (message.type === 'room') void recall()
      if (message.type === 'room' && open) sender.flush()
    }
    if (message.type === 'ownChips') own.receive(message.own)
    if (message.type === 'chipsRefused') {
      own.taken(message.roundId, [])
      host.say(t('studio.room.notTaken'))
      host.fail(new Refused(message))
    }
    const bet = message.type === 'round' ? betOf(host.game, message.round) : undefined
    if (bet) follow(bet)
    if (bet && bet.state !== 'open' && bet.state !== 'pending') results.ended(bet)
    draw()
    if (state.phase === 'drawn' || state.phase === 'settling')
      results.play(
        state.roundId,
        state.events as readonly GameEvent[Code][],
        state.phase === 'drawn' ? moment().leftMs : 0,
      )
    if (message.type === 'room' || message.type === 'roomChips') counted = own.confirmed()
    showOthers()
    lastResults.show(model.recent())
  }

  host.listen({
    onMessage: receive,
    onLine(line) {
      isConnected = line
      draw()
    },
  })
  setInterval(draw, REDRAW_MS)
  draw()
  return {
    rules() {
      const rules = look.rulesOf(cloth.chips.current())
      return {
        ...rules,
        sentences: [...rules.sentences, t('studio.room.rules.chips'), t('studio.room.rules.drawn')],
      }
    },
    fairness: () => chainSection(model.chain(), t('studio.room.chain.check')),
  }
}

/** A round of this player at a table with others. */
const betOf = <Code extends TableCode>(game: Code, round: RoundView): RoundOf<Code> | undefined =>
  round.game === game && round.fairness.kind === 'chain' ? (round as unknown as RoundOf<Code>) : undefined

/** The chips are the whole bet of every table. */
const chipsOf = (round: { readonly parameters: object }) => (round.parameters as TableBet).chips

/** How the dealer lets the result come out. */
const drawing: Readonly<Record<ChipGame, DealerGesture>> = {
  roulette: 'spin',
  baccarat: 'deal',
  dragontiger: 'deal',
  sicbo: 'shake',
  xocdia: 'shake',
  fantan: 'open',
  moneywheel: 'spin',
  supersix: 'deal',
}

function gestureOf(game: ChipGame, phase: RoomPhase): DealerGesture {
  if (phase === 'drawn') return drawing[game]
  return ({ open: 'invite', closing: 'close', settling: 'pay' } as const)[phase as 'open'] ?? 'idle'
}

/** The strip of the last results, and what else the table shows of them. */
function showLastResults<Code extends TableCode, Result>(
  host: GameHost<Code>,
  { lastResult, resultOf, history }: RoomLook<Code, Result>,
) {
  const more = history?.()
  if (more) host.extra.append(more.element)
  let newest: string | undefined
  const resultIn = ({ id, events }: RoomRound): RecentResult => {
    const story = events as readonly GameEvent[Code][]
    return { id, href: `/verify?table=${id}`, spoken: resultOf(story), ...lastResult(story) }
  }
  return {
    show(rounds: readonly RoomRound[]): void {
      if (rounds[0] === undefined || rounds[0].id === newest) return
      newest = rounds[0].id
      host.recent.fill(rounds.map(resultIn))
      more?.show(rounds)
    },
  }
}
