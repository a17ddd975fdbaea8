// SPDX-License-Identifier: Apache-2.0
import './card-room.css'
import type { CardGame } from '@tessera/rules/games/card-rooms/card-games'
import { ignoreComposedKeys } from '@tessera/ui/forms/composed-keys.ts'
import type { LiveMessage, SessionView } from '../../protocol.ts'
import { createBalanceTracker } from '../balance-tracker.ts'
import { showEnd } from '../frame/end.ts'
import { buildBar } from '../frame/frame.ts'
import { listenToOperator } from '../host/listen-to-operator.ts'
import type { Operator } from '../operator.ts'
import { createCell } from '../page/cell.ts'
import { h } from '../page/element.ts'
import { keepFocus } from '../page/keep-focus.ts'
import { createTheme, keep, stored } from '../page/theme.ts'
import type { OpenedSession } from '../server/open-session.ts'
import { isExpired, Refused, sentenceOf } from '../server/failures.ts'
import { createSound } from '../sound.ts'
import { t } from '../texts.ts'
import type { CardFeltModule, CardFelts } from './felt.ts'
import { createCardLobby } from './lobby/card-lobby.ts'
import { createDealingSheet } from './panels/dealing-sheet.ts'
import { createHandProofs } from './panels/hand-proofs.ts'
import { createHandsSheet } from './panels/hands-sheet.ts'
import { createCardRulesSheet } from './panels/rules-sheet.ts'
import { createCardToolsSheet } from './panels/tools-sheet.ts'
import { createStatisticsSheet } from './panels/statistics-sheet.ts'
import type { CardRoom } from './room.ts'
import { followTable } from './table/follow-table.ts'
import { openTable, type OpenTable } from './table/open-table.ts'

const TABLE = 'table'
const FOUR_COLOURS = 'four-colours'

interface RoomOptions {
  readonly game: CardGame
  readonly title: string
  readonly opened: OpenedSession
  readonly operator: Operator
  readonly felts: CardFelts
}

/** Opens a game in which members play each other: the lobby of its tables, or the table in the address. */
export async function openCardRoom({ game, title, opened, operator, felts }: RoomOptions): Promise<void> {
  const load = felts[game]
  if (!load) return showEnd(operator, t('studio.unknownGame'))
  const felt = await load()
  const page = createPage(opened, operator, felt)
  const { room, main } = page
  document.body.dataset['cards'] = game
  let lobbyLine: (() => void) | undefined
  const lobby = createCardLobby({
    ...{ ask: opened.ask, money: room.money, addressOf },
    open: (table, sits) => go(table, sits),
  })
  const lobbyPage = h('section', { class: 'lobby-page' }, h('h1', {}, title), lobby.element)
  const showLobby = () => {
    page.openedTable()?.close()
    page.know(undefined)
    main.replaceChildren(lobbyPage)
    lobby.start()
    lobbyLine ??= followTable({
      ...{ session: opened.secret, table: undefined },
      onTable: () => {},
      onOther: room.receive,
      onLine: () => {},
    }).end
  }
  const showTable = (table: string, sits: boolean) => {
    lobby.stop()
    lobbyLine?.()
    lobbyLine = undefined
    page.openedTable()?.close()
    const open = openTable(room, { table, sits, felt, back: () => go(undefined, false) })
    page.know(open)
    main.replaceChildren(open.element)
  }
  const show = (sits: boolean) => {
    const table = new URL(location.href).searchParams.get(TABLE)
    if (table === null) showLobby()
    else showTable(table, sits)
  }
  /** The address names the table, so that a reload comes back to it, and the way back of the browser leads to the lobby. */
  function go(table: string | undefined, sits: boolean): void {
    history.pushState(null, '', addressOf(table))
    show(sits)
  }
  addEventListener('popstate', () => show(false))
  show(false)
}

/** The address of this page with a table, or without one. */
function addressOf(table: string | undefined): string {
  const address = new URL(location.href)
  if (table === undefined) address.searchParams.delete(TABLE)
  else address.searchParams.set(TABLE, table)
  return address.href
}

/** The bar, the panels, and what all tables of this page share. */
function createPage(opened: OpenedSession, operator: Operator, felt: CardFeltModule) {
  const { ask, secret, view: session } = opened
  const balanceTracker = createBalanceTracker(session.balance)
  const sound = createSound()
  const theme = createTheme()
  const fourColours = createCell(stored(FOUR_COLOURS) === 'on')
  fourColours.watch((value) => {
    keep(FOUR_COLOURS, value ? 'on' : 'off')
    document.body.dataset['fourColours'] = String(value)
  })
  const money = { currency: session.currency, decimals: session.decimals }
  let table: OpenTable | undefined
  const proofs = createHandProofs(ask)
  const hands = createHandsSheet(ask, money, proofs)
  const statistics = createStatisticsSheet(ask, money)
  const dealing = createDealingSheet(() => table?.newest(), proofs)
  const rules = createCardRulesSheet(felt.rules)
  const tools = createCardToolsSheet({ theme, fourColours, keys: felt.keys ?? [] })
  const receive = (message: LiveMessage) => {
    if (message.type === 'balance') {
      balanceTracker.know(message.balance)
      operator.notify('tessera.balance')
    } else if (message.type === 'refused') {
      const failure = new Refused({ code: message.code })
      if (isExpired(failure)) showEnd(operator, sentenceOf(failure))
    }
  }
  const renew = () => {
    ask<SessionView>('GET', '/api/session').then(
      (fresh) => balanceTracker.know(fresh.balance),
      () => undefined,
    )
  }
  listenToOperator(operator, { theme, onBalance: renew, onRules: rules.open })
  ignoreComposedKeys(window)
  // Buttons of a turn go away while they have the focus.
  const main = h('main', { class: 'card-room', 'aria-label': document.title, tabindex: -1 })
  keepFocus(main)
  document.querySelector('#game')!.replaceChildren(
    buildBar({
      ...{ session, operator, balanceTracker, sound, theme },
      ...{ onFairness: dealing.open, onRules: rules.open, onTools: tools.open },
    }),
    main,
  )
  const room: CardRoom = {
    ...{ session, secret, ask, operator, sound, balanceTracker, money, fourColours, receive },
    ...{ openHands: hands.open, openStatistics: statistics.open, announced: proofs.remember },
  }
  return {
    ...{ room, main },
    openedTable: () => table,
    know: (next: OpenTable | undefined) => {
      table = next
    },
  }
}
