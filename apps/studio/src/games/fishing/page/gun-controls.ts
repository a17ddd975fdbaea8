// SPDX-License-Identifier: Apache-2.0
import { writeChips, type ChipForm } from '../../../runtime/card-room/chips.ts'
import { amountOf } from '../../../runtime/money.ts'
import { h, on, setAttribute, setText } from '../../../runtime/page/element.ts'
import { t } from '../../../runtime/texts.ts'
import { barrel, bulletPicture, netPicture } from '../art/gun-pictures.ts'
import { paint } from '../art/paint.ts'
import { weaponNames } from '../fish-names.ts'
import { WEAPONS, type Weapon } from '../pond/pond.ts'
import { weaponOf } from '../pond/weapons.ts'

interface ControlOptions {
  readonly money: ChipForm
  /** The operator offers automatic bets. */
  readonly automatic: boolean
  readonly onWeapon: (weapon: Weapon) => void
  readonly onStake: (by: -1 | 1) => void
  /** The fire button went down, or up. */
  readonly onFire: (down: boolean) => void
  readonly onAuto: (on: boolean) => void
  readonly onLock: (on: boolean) => void
}

const pictures: Readonly<Record<Weapon, () => HTMLCanvasElement>> = {
  single: () => paint(bulletPicture('single', '#ffd24a'), 1.4).canvas,
  net: () => paint(netPicture('#6ae8ff'), 0.4).canvas,
  laser: () => paint(barrel('laser', '#ff5ab0'), 0.7).canvas,
}

/** The controls of the own gun: to both sides of the pond, in reach of the thumbs. */
export function createGunControls(options: ControlOptions) {
  const { money, automatic, onWeapon, onStake, onFire, onAuto, onLock } = options
  const price = h('bdi', { class: 'gun-stake-sum' })
  const less = press('gun-less', '−', t('studio.fishing.ui.less'), () => onStake(-1))
  const more = press('gun-more', '+', t('studio.fishing.ui.more'), () => onStake(1))
  const weapons = WEAPONS.map((weapon) => {
    const cost = h('span', { class: 'gun-weapon-cost' })
    const button = on(
      h(
        'button',
        { type: 'button', class: 'gun-weapon', 'data-weapon': weapon, 'aria-pressed': 'false' },
        pictures[weapon](),
        h('span', { class: 'gun-weapon-name' }, t(weaponNames[weapon])),
        cost,
      ),
      { click: () => onWeapon(weapon) },
    )
    button.title = `${t(weaponNames[weapon])}: ${t('studio.fishing.ui.price', { count: weaponOf(weapon).cost })}`
    return { weapon, button, cost }
  })
  const auto = toggle('gun-auto', t('studio.fishing.ui.auto'), onAuto)
  const lock = toggle('gun-lock', t('studio.fishing.ui.lock'), onLock)
  auto.hidden = !automatic
  const fire = h(
    'button',
    { type: 'button', class: 'gun-fire', 'data-fire': true },
    t('studio.fishing.ui.fire'),
  )
  on(fire, {
    pointerdown: (event) => {
      fire.setPointerCapture(event.pointerId)
      onFire(true)
    },
    pointerup: () => onFire(false),
    pointercancel: () => onFire(false),
    contextmenu: (event) => event.preventDefault(),
    click: (event) => {
      // A press by a pointer has been heard already; this one comes from a keyboard or a screen reader.
      if (event.detail !== 0) return
      onFire(true)
      onFire(false)
    },
  })
  return {
    left: h(
      'div',
      { class: 'gun-side gun-left' },
      h(
        'div',
        { class: 'gun-weapons', role: 'group', 'aria-label': t('studio.fishing.ui.weapon') },
        ...weapons.map(({ button }) => button),
      ),
      h(
        'div',
        { class: 'gun-stake', role: 'group', 'aria-label': t('studio.fishing.ui.stake') },
        less,
        price,
        more,
      ),
    ),
    right: h('div', { class: 'gun-side gun-right' }, h('div', { class: 'gun-toggles' }, lock, auto), fire),
    pressFire: () => fire.click(),
    toggleAuto: () => !auto.hidden && auto.click(),
    toggleLock: () => lock.click(),
    show(state: {
      readonly stake: bigint
      readonly stakes: readonly string[]
      readonly weapon: Weapon
      readonly auto: boolean
      readonly locking: boolean
      readonly can: boolean
    }): void {
      setText(price, writeChips(state.stake, money))
      const amounts = state.stakes.map((stake) => amountOf(stake))
      less.disabled = !state.can || state.stake <= (amounts[0] ?? 0n)
      more.disabled = !state.can || state.stake >= (amounts.at(-1) ?? 0n)
      for (const { weapon, button, cost } of weapons) {
        setAttribute(button, 'aria-pressed', String(weapon === state.weapon))
        button.disabled = !state.can
        setText(cost, writeChips(state.stake * BigInt(weaponOf(weapon).cost), money))
      }
      setAttribute(auto, 'aria-pressed', String(state.auto))
      setAttribute(lock, 'aria-pressed', String(state.locking))
      for (const button of [auto, lock, fire]) button.disabled = !state.can
    },
  }
}

function press(name: string, sign: string, label: string, act: () => void): HTMLButtonElement {
  return on(
    h('button', { type: 'button', class: `gun-button ${name}`, 'aria-label': label, title: label }, sign),
    {
      click: act,
    },
  )
}

function toggle(name: string, label: string, act: (on: boolean) => void): HTMLButtonElement {
  const button = h('button', { type: 'button', class: `gun-toggle ${name}`, 'aria-pressed': 'false' }, label)
  return on(button, { click: () => act(button.getAttribute('aria-pressed') !== 'true') })
}
