// SPDX-License-Identifier: Apache-2.0
import './fishing.css'
import { readHall, type HallLook } from '@tessera/rules/games/fishing/halls'
import { ignoreComposedKeys } from '@tessera/ui/forms/composed-keys.ts'
import type { LiveMessage, SessionView } from '../../../protocol.ts'
import { showEnd } from '../../../runtime/frame/end.ts'
import { buildBar } from '../../../runtime/frame/frame.ts'
import { listenToOperator } from '../../../runtime/host/listen-to-operator.ts'
import { amountOf } from '../../../runtime/money.ts'
import type { Operator } from '../../../runtime/operator.ts'
import { createCell } from '../../../runtime/page/cell.ts'
import { h } from '../../../runtime/page/element.ts'
import { createTheme } from '../../../runtime/page/theme.ts'
import { isExpired, Refused, sentenceOf } from '../../../runtime/server/failures.ts'
import { openLive } from '../../../runtime/server/live.ts'
import type { OpenedSession } from '../../../runtime/server/open-session.ts'
import { createSound } from '../../../runtime/sound.ts'
import { createHallLobby } from './hall-lobby.ts'
import { openHall, type OpenHall } from './open-hall.ts'
import { createHallSheets } from './sheets/hall-sheets.ts'
import type { FishingRoom } from './room.ts'

const HALL = 'hall'

interface FishingOptions {
  readonly look: HallLook
  readonly title: string
  readonly opened: OpenedSession
  readonly operator: Operator
}

/** Opens the fishing halls of a look: the lobby of their levels, or the hall in the address. */
export function openFishing({ look, title, opened, operator }: FishingOptions): void {
  const { ask, secret, view: session } = opened
  document.body.dataset['fishing'] = look
  const balance = createCell(amountOf(session.balance))
  const sound = createSound()
  const theme = createTheme()
  let wallet = balance.get()
  let hall: OpenHall | undefined
  let endLine: (() => void) | undefined
  const knowWallet = (amount: ReturnType<typeof amountOf>) => {
    wallet = amount
    if (hall) hall.knowWallet(amount)
    else balance.set(amount)
    operator.notify('tessera.balance')
  }
  const receive = (message: LiveMessage) => {
    if (message.type === 'balance') knowWallet(amountOf(message.balance))
    else if (message.type === 'refused') {
      const failure = new Refused({ code: message.code })
      if (isExpired(failure)) showEnd(operator, sentenceOf(failure))
    }
  }
  const renew = () => ask<SessionView>('GET', '/api/session')
  const sheets = createHallSheets({ look, ask, renew, theme, session, sitting: () => hall?.play.sitting })
  listenToOperator(operator, {
    ...{ theme, onRules: sheets.rules.open },
    onBalance: () => {
      renew().then(
        (fresh) => knowWallet(amountOf(fresh.balance)),
        () => undefined,
      )
    },
  })
  ignoreComposedKeys(window)
  const main = h('main', { class: 'fishing', 'aria-label': title, tabindex: -1 })
  document.querySelector('#game')!.replaceChildren(
    buildBar({
      ...{ session, operator, sound, theme },
      balanceTracker: {
        visible: balance,
        know: (amount) => knowWallet(amountOf(amount)),
        hold: () => ({ answered: () => {}, release: () => {} }),
      },
      ...{ onFairness: sheets.fairness.open, onRules: sheets.rules.open, onTools: sheets.tools.open },
    }),
    main,
  )
  const room: FishingRoom = {
    ...{ look, title, session, secret, ask, operator, sound, sheets, receive },
    money: { currency: session.currency, decimals: session.decimals },
    wallet: () => wallet,
    show: (amount) => balance.set(amount),
  }
  const lobby = createHallLobby(room, (name) => go(name))
  const showLobby = () => {
    hall?.close()
    hall = undefined
    balance.set(wallet)
    main.replaceChildren(lobby.element)
    lobby.start()
    endLine ??= openLive({ session: secret, onMessage: receive, onLine: () => {} })
  }
  const showHall = (name: string) => {
    lobby.stop()
    endLine?.()
    endLine = undefined
    hall?.close()
    hall = openHall(room, { hall: name, back: () => go(undefined), other: (next) => go(next) })
    main.replaceChildren(hall.element)
  }
  const show = () => {
    const name = new URL(location.href).searchParams.get(HALL)
    if (name !== null && readHall(name)?.look === look) showHall(name)
    else showLobby()
  }
  /** The address names the hall, so that a reload comes back to it, and the way back of the browser leads to the lobby. */
  function go(name: string | undefined): void {
    const address = new URL(location.href)
    if (name === undefined) address.searchParams.delete(HALL)
    else address.searchParams.set(HALL, name)
    history.pushState(null, '', address)
    show()
  }
  addEventListener('popstate', show)
  show()
}
