// SPDX-License-Identifier: Apache-2.0
import { HALL_CHAIRS, readHall } from '@tessera/rules/games/fishing/halls'
import { amountOfMillionths } from '@tessera/rules/money'
import type { HallMessage, ShotView } from '../../../fishing-protocol.ts'
import { sumOf, writeChips } from '../../../runtime/card-room/chips.ts'
import { showEnd } from '../../../runtime/frame/end.ts'
import { amountOf } from '../../../runtime/money.ts'
import { h, setAttribute, setText } from '../../../runtime/page/element.ts'
import { isExpired, Refused, sentenceOf } from '../../../runtime/server/failures.ts'
import { t } from '../../../runtime/texts.ts'
import { WEAPONS } from '../pond/pond.ts'
import type { PondScene } from '../scene/pond-view.ts'
import { mayPass, wayAfter } from './after-refusal.ts'
import { announceTides } from './announce-tides.ts'
import { answerWhere } from './answer-where.ts'
import { chairFinder } from './find-chair.ts'
import { createCalmLog, createFishListbox } from './fish-listbox.ts'
import { followHall } from './follow-hall.ts'
import { createGunControls } from './gun-controls.ts'
import { createHallBanner } from './hall-banner.ts'
import { headOf } from './hall-head.ts'
import { createHallNotice } from './hall-notice.ts'
import { createHallPlates } from './hall-plates.ts'
import { createHallPlay, type HallPlay } from './hall-play.ts'
import { levelNames } from './hall-lobby.ts'
import { openPond } from './open-pond.ts'
import { pressHallKeys } from './press-hall-keys.ts'
import type { FishingRoom } from './room.ts'
import { showShot } from './show-shot.ts'
import { aimByPointer } from './aim-by-pointer.ts'

export interface OpenHall {
  readonly element: HTMLElement
  readonly play: HallPlay
  readonly knowWallet: (amount: bigint) => void
  readonly close: () => void
}

interface HallOptions {
  readonly hall: string
  readonly back: () => void
  /** Opens another hall. */
  readonly other: (hall: string) => void
}

/** Without a picture, and in a hidden page, the play goes on by this. */
const ADVANCE_MS = 100
/** Money is written this long after it changed, so that two messages of one moment are one change. */
const MONEY_MS = 50

/** A hall in this window: its connection, its pond, its gun, and what is said of them. */
export function openHall(room: FishingRoom, { hall: name, back, other }: HallOptions): OpenHall {
  const { session, money, operator, sound, ask } = room
  const automatic = session.automaticBetsMs !== null
  const level = readHall(name)?.level ?? 1
  let scene: PondScene | undefined
  let auto = false
  let held = false
  let locking = false
  let connected = false
  let isClosed = false
  let saidTick = 0
  let moneyTimer: ReturnType<typeof setTimeout> | undefined

  const log = createCalmLog()
  const banner = createHallBanner()
  const notice = createHallNotice()
  const plates = createHallPlates(money)
  const finder = chairFinder(ask, {
    ...{ hall: name, level, other, onFailure: (sentence: string) => notice.refused(sentence) },
  })
  const host = h('div', { class: 'hall-picture picture' })
  const jackpot = h('bdi', { class: 'hall-jackpot-sum' })
  const element = h('section', { class: 'hall', 'data-look': room.look, 'data-state': 'connecting' })

  const follower = followHall({
    ...{ session: room.secret, hall: name },
    onHall: (message) => play.receiveHall(message),
    onPond(message) {
      if (message.jackpot !== undefined) setText(jackpot, sumOf(amountOf(message.jackpot), money))
      play.receivePond(message)
    },
    onGun: (message) => play.receiveGun(message),
    onOther: room.receive,
    onLine(line) {
      connected = line
      if (line) play.reconnected()
      notice.offline(line ? undefined : t('studio.offline.waiting'))
      showState()
    },
  })
  const showMoney = () => {
    moneyTimer ??= setTimeout(() => {
      moneyTimer = undefined
      room.show(amountOfMillionths(play.balance()))
    }, MONEY_MS)
  }
  const write = (amount: bigint) => writeChips(amount, money)
  const teller = {
    room,
    write,
    scene: () => scene,
    codeOf: (fish: number) => play.codeOf(fish),
    say: log.say,
    nameOf: (chair: number) => play.hall()?.chairs.find((one) => one.chair === chair)?.name ?? '',
    banner: banner.show,
    listens: () =>
      element.contains(document.activeElement) && document.activeElement?.getAttribute('role') === 'listbox',
  }
  const play: HallPlay = createHallPlay({
    ...{ now: follower.now, wallet: room.wallet(), send: follower.send },
    events: {
      fired(chair, own) {
        scene?.recoil(chair)
        if (!own || performance.now() - saidTick < 90) return
        saidTick = performance.now()
        sound.play('tick')
      },
      met(at, chair, fish) {
        scene?.sparks(at, chair)
        scene?.hurt(fish)
      },
      net: (chair, at) => scene?.net(chair, at),
      laser: (chair, angle) => scene?.laser(chair, angle),
      shot: (shot: ShotView, own, positions) => showShot(teller, shot, own, positions),
      tide() {
        const tide = play.swimming.tide()?.tide
        if (tide) scene?.prepare(tide.fish.map(({ code }) => code))
        list.refresh()
      },
      balance: showMoney,
      hall: showHall,
      gun(message) {
        const { refused } = message
        if (refused !== undefined) {
          const failure = new Refused({ code: refused })
          if (isExpired(failure)) return showEnd(operator, sentenceOf(failure))
          if (!mayPass(refused)) {
            stop()
            notice.refused(sentenceOf(failure), wayAfter(room, refused, back))
          }
        } else if (message.left > 0) notice.refused(undefined)
        showState()
      },
      frozen: () => banner.show(t('studio.fishing.ui.frozen'), 'ice'),
    },
  })
  const can = () => connected && (play.hall()?.own ?? null) !== null && play.hall()?.paused !== true

  function stop(): void {
    auto = false
    held = false
    play.hold(false)
    play.stopFiring()
  }
  const updateHold = () => {
    play.hold(automatic && can() && (auto || held))
    showState()
  }
  const fire = (down: boolean) => {
    if (down) notice.refused(undefined)
    if (down && can()) play.fireOnce()
    held = down
    updateHold()
  }
  const lock = (value: boolean) => {
    locking = value
    if (!value) play.lockOn(0)
    else if (play.lock() === 0) notice.hint(t('studio.fishing.ui.lockHint'))
    if (!value || play.lock() > 0) notice.hint(undefined)
    showState()
  }
  const controls = createGunControls({
    ...{ money, automatic },
    onWeapon(weapon) {
      play.choose({ weapon })
      showState()
    },
    onStake(by) {
      const stakes = (play.hall()?.stakes ?? []).map((stake) => amountOf(stake))
      const next = stakes[stakes.findIndex((stake) => stake === play.stake()) + by]
      if (next !== undefined) play.choose({ stake: next })
      showState()
    },
    onFire: fire,
    onAuto(value) {
      auto = value
      updateHold()
    },
    onLock: lock,
  })
  const list = createFishListbox({
    ...{ fish: play.fish, codeOf: play.codeOf },
    choose(fish) {
      if (!locking) play.lockOn(fish ?? 0)
    },
    fire(fish) {
      if (!can()) return
      play.lockOn(fish)
      play.fireOnce()
    },
  })
  const endPointer = aimByPointer(host, {
    play,
    toPond: (x, y) => scene?.toPond(x, y),
    isLocking: () => locking,
    onLocked: () => notice.hint(undefined),
    fire,
  })
  const endKeys = pressHallKeys({
    list: () => {
      element.dataset['list'] = 'open'
      list.focus()
    },
    fire: () => can() && play.fireOnce(),
    auto: controls.toggleAuto,
    lock: controls.toggleLock,
    weapon(index) {
      const weapon = WEAPONS[index]
      if (weapon && can()) play.choose({ weapon })
      showState()
    },
    stake: (by) => element.querySelector<HTMLButtonElement>(by < 0 ? '.gun-less' : '.gun-more')?.click(),
  })

  function showState(): void {
    const message = play.hall()
    setAttribute(
      element,
      'data-state',
      !message ? 'connecting' : message.paused ? 'paused' : message.own === null ? 'watching' : 'playing',
    )
    setAttribute(element, 'data-line', connected ? 'open' : 'lost')
    play.allow(can())
    controls.show({
      ...{ stake: play.stake(), stakes: message?.stakes ?? [], weapon: play.weapon() },
      ...{ auto, locking, can: can() },
    })
    if (message) plates.show(message, play.stake(), write)
  }
  function showHall(message: HallMessage): void {
    setText(jackpot, sumOf(amountOf(message.jackpot), money))
    if (!can()) stop()
    if (message.own !== null) finder.found()
    if (message.paused)
      notice.state(t('studio.fishing.ui.paused'), { label: t('studio.fishing.ui.allHalls'), act: back })
    else if (message.own === null && message.chairs.length === HALL_CHAIRS) {
      notice.state(t('studio.fishing.ui.full'), { label: t('studio.fishing.ui.next'), act: finder.find })
      finder.findByItself()
    } else notice.state(undefined)
    showState()
  }
  const announce = announceTides(play, { banner: banner.show, sound, scene: () => scene })
  const timer = setInterval(() => {
    play.advance()
    announce(follower.now())
    if (locking) showState()
  }, ADVANCE_MS)

  element.append(
    headOf(room, {
      back,
      jackpot,
      title: t(levelNames[level]),
      list: () => {
        element.dataset['list'] = element.dataset['list'] === 'open' ? 'closed' : 'open'
      },
    }),
    h(
      'div',
      { class: 'hall-frame' },
      host,
      h('div', { class: 'hall-over' }, plates.element, banner.element),
      notice.element,
    ),
    controls.left,
    controls.right,
    list.element,
    h('p', { class: 'hall-turn' }, t('studio.fishing.ui.turn')),
    log.element,
  )
  answerWhere(element, play)
  void openPond(host, { look: room.look, play, now: follower.now }).then((made) => {
    scene = made
    if (isClosed) return made?.close()
    // Where nothing can be drawn, the list is the hall.
    if (!made) element.dataset['list'] = 'open'
    const tide = play.swimming.tide()?.tide
    if (tide) made?.prepare(tide.fish.map(({ code }) => code))
  })
  showState()
  return {
    element,
    play,
    knowWallet: play.knowWallet,
    close() {
      isClosed = true
      stop()
      scene?.close()
      follower.end()
      clearInterval(timer)
      clearTimeout(moneyTimer)
      list.close()
      log.close()
      banner.close()
      endKeys()
      endPointer()
    },
  }
}
