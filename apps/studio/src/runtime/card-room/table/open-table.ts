// SPDX-License-Identifier: Apache-2.0
import type { CardTableMessage } from '../../../card-protocol/card-table-protocol.ts'
import { createAnsweredCalls } from '../../host/answered-calls.ts'
import { h, on, sayAgain, setText } from '../../page/element.ts'
import { icon, type IconName } from '../../page/icons.ts'
import { Unanswered } from '../../server/failures.ts'
import { t } from '../../texts.ts'
import type { CardFeltModule, TableHost } from '../felt.ts'
import { createSitSheet, createRebuySheet } from '../panels/chips-sheets.ts'
import { createChairSheet } from '../panels/chair-sheet.ts'
import { createNotes } from '../panels/notes.ts'
import type { CardRoom } from '../room.ts'
import { createMoveSender, type MoveInput } from '../send-move.ts'
import { stakesAt, tableTitle } from '../table-name.ts'
import { createPlayerCall } from './call-player.ts'
import { followTable } from './follow-table.ts'

export interface OpenTable {
  readonly element: HTMLElement
  readonly newest: () => CardTableMessage | undefined
  readonly close: () => void
}

interface TableOptions {
  readonly table: string
  /** A chair is wanted at once. */
  readonly sits: boolean
  readonly felt: CardFeltModule
  readonly back: () => void
}

/** A table in this window: its live connection, its head, its felt, and what its buttons open. */
export function openTable(room: CardRoom, { table, sits, felt: game, back }: TableOptions): OpenTable {
  const { ask, money, session } = room
  const banner = h('p', { class: 'banner', role: 'status' })
  const problem = h('p', { class: 'table-problem', role: 'alert' })
  const live = h('p', { class: 'visually-hidden', role: 'log', 'aria-live': 'polite' })
  const calls = createAnsweredCalls({ problem, banner }, room.operator)
  const sender = createMoveSender({
    ...{ table, ask },
    onWait: (failure) => {
      if (failure instanceof Unanswered) calls.showBanner(t('studio.offline.waiting'))
    },
  })
  const send = async (input: MoveInput, version: number) => {
    try {
      await sender.send(input, version)
    } finally {
      calls.showBanner(undefined)
    }
  }
  const newest = () => follower.newest()
  const { clientSeed: seed } = room.session.seeds
  const chips = { ask, seed, money, newest, send, balance: () => room.balanceTracker.visible.get() }
  const sitting = createSitSheet(chips)
  const rebuying = createRebuySheet(chips)
  const notes = createNotes(ask, () => {
    const message = newest()
    if (message) felt.show(message)
  })
  const call = createPlayerCall(room.sound)
  const host: TableHost = {
    ...{ session, money, sound: room.sound, fourColours: room.fourColours },
    now: () => follower.now(),
    async move(input, version) {
      calls.forgive()
      try {
        await send(input, version)
        return true
      } catch (failure) {
        calls.fail(failure)
        return false
      }
    },
    sit: sitting.open,
    rebuy: rebuying.open,
    openPlayer: notes.open,
    noteOf: notes.of,
    say: (sentence) => sayAgain(live, sentence),
    callPlayer: call.call,
  }
  const felt = game.createFelt(host)
  const own = createChairSheet({
    ...{ money, newest, send, rebuy: rebuying.open },
    settings: () => felt.settings?.() ?? [],
  })
  const head = createHead(room, { table, back, openChair: own.open })
  let wantsChair = sits
  const follower = followTable({
    ...{ session: room.secret, table },
    onTable(message) {
      if (message.deal) room.announced(message.deal)
      head.show(message)
      felt.show(message)
      if (wantsChair) offerChair(message, host)
      wantsChair = false
    },
    onOther: room.receive,
    onLine: (connected) => calls.showBanner(connected ? undefined : t('studio.offline.waiting')),
  })
  return {
    element: h('section', { class: 'card-table-page' }, head.element, banner, felt.element, problem, live),
    newest,
    close() {
      follower.end()
      felt.close?.()
      call.close()
      for (const sheet of [sitting, rebuying, notes, own]) sheet.remove()
    },
  }
}

/** Whoever asked for a quick chair is asked at once what they bring. */
function offerChair(message: CardTableMessage, host: TableHost): void {
  const free = message.chairs.indexOf(null)
  if (message.own === null && free >= 0 && 'leastBuyIn' in message) host.sit(free)
}

/** Above the felt: the way back, what the table is, and the panels. */
function createHead(
  room: CardRoom,
  { table, back, openChair }: { table: string; back: () => void; openChair: () => void },
) {
  const title = h('h1', { class: 'table-title' }, tableTitle(table))
  const stakes = h('bdi', { class: 'table-stakes' })
  const chair = button('chair', t('studio.cards.yourChair'), openChair)
  chair.hidden = true
  return {
    element: h(
      'div',
      { class: 'table-head' },
      button('back', t('studio.cards.allTables'), back),
      h('div', { class: 'table-names' }, title, stakes),
      button('history', t('studio.cards.hands'), room.openHands),
      button('chart', t('studio.cards.statistics'), room.openStatistics),
      chair,
    ),
    show(message: CardTableMessage): void {
      setText(stakes, stakesAt(message, room.money))
      chair.hidden = message.own === null
    },
  }
}

function button(name: IconName, label: string, press: () => void): HTMLButtonElement {
  return on(
    h('button', { type: 'button', class: 'icon-button', 'aria-label': label, title: label }, icon(name)),
    { click: press },
  )
}
