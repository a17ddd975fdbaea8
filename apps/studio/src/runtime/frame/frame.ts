// SPDX-License-Identifier: Apache-2.0
import type { SessionView } from '../../protocol.ts'
import { showAmount } from '../money.ts'
import type { Operator } from '../operator.ts'
import { h, on, setAttribute, setText } from '../page/element.ts'
import { icon, type IconName } from '../page/icons.ts'
import type { Cell } from '../page/cell.ts'
import type { Theme } from '../page/theme.ts'
import type { BalanceTracker } from '../balance-tracker.ts'
import type { Sound } from '../sound.ts'
import { t } from '../texts.ts'

export interface FrameParts {
  readonly stage: HTMLElement
  /** Over the picture: readouts and overlaid controls. */
  readonly overlay: HTMLElement
  readonly result: HTMLElement
  /** Shares the bet of the result. */
  readonly share: HTMLButtonElement
  readonly banner: HTMLElement
  readonly controls: HTMLFormElement
  /** Below the controls: whatever else a game displays, such as the people at a table. */
  readonly extra: HTMLElement
  /** Below everything else. */
  readonly below: HTMLElement
}

export type BarOptions = Omit<FrameOptions, 'recent' | 'onShare'>

export interface FrameOptions {
  readonly session: SessionView
  readonly operator: Operator
  readonly balanceTracker: BalanceTracker
  readonly sound: Sound
  readonly theme: Cell<Theme>
  readonly recent: HTMLElement
  readonly onFairness: () => void
  readonly onRules: () => void
  readonly onTools: () => void
  readonly onShare: () => void
}

/** Builds the page of a game: the bar, the stage and the area for the controls. */
export function buildFrame(options: FrameOptions): FrameParts {
  const overlay = h('div', { class: 'overlay' })
  const picture = h('div', { class: 'picture' }, overlay)
  const result = h('p', { class: 'result', role: 'status', 'aria-live': 'polite' })
  const banner = h('p', { class: 'banner', role: 'status' })
  const controls = h('form', { class: 'controls', novalidate: true, 'aria-label': t('studio.controls') })
  const extra = h('div', { class: 'extra' })
  const below = h('div', {})
  const share = button('share', t('studio.share'), options.onShare)
  share.classList.add('share-button')
  share.hidden = true
  const stage = h(
    'section',
    { class: 'stage', 'aria-label': t('studio.stage') },
    options.recent,
    picture,
    result,
    share,
    banner,
  )
  const root = document.querySelector('#game')!
  root.replaceChildren(
    buildBar(options),
    h(
      'main',
      { class: 'table', 'aria-label': document.title },
      h('h1', { class: 'visually-hidden' }, document.title),
      stage,
      h('div', { class: 'side' }, controls, extra, below),
    ),
  )
  return { stage: picture, overlay, result, share, banner, controls, extra, below }
}

/** The bar above everything: the balance, and the buttons of the panels. */
export function buildBar({
  session,
  operator,
  balanceTracker,
  sound,
  theme,
  onFairness,
  onRules,
  onTools,
}: BarOptions): HTMLElement {
  const figure = h('strong', { class: 'balance-figure', 'data-balance': true })
  balanceTracker.visible.watch((amount) => setText(figure, showAmount(amount, session.decimals)))
  const balance = h(
    'p',
    { class: 'balance' },
    session.playMoney
      ? h('span', { class: 'play-money', title: t('studio.playMoney.about') }, t('studio.playMoney'))
      : h('span', { class: 'balance-label' }, t('studio.balance')),
    h('span', { class: 'balance-sum' }, figure, ' ', session.currency),
  )
  const soundButton = toggle('soundOff', t('studio.sound'), () => sound.on.set(!sound.on.get()))
  sound.on.watch((value) => showToggle(soundButton, value, value ? 'soundOn' : 'soundOff'))
  const themeButton = toggle('light', t('studio.lightTheme'), () =>
    theme.set(theme.get() === 'light' ? 'dark' : 'light'),
  )
  themeButton.classList.add('theme-button')
  theme.watch((value) => showToggle(themeButton, value === 'light', value === 'light' ? 'light' : 'dark'))
  const tools = button('sliders', t('studio.tools'), onTools)
  tools.dataset['key'] = '?'
  return h(
    'header',
    { class: 'bar', 'aria-label': t('studio.bar') },
    balance,
    wayToMoney(session, operator),
    h('span', { class: 'bar-gap' }),
    button('shield', t('studio.fairness'), onFairness),
    button('info', t('studio.rules'), onRules),
    tools,
    soundButton,
    themeButton,
  )
}

/** To the cashier; from play money to the same game for real. */
function wayToMoney({ playMoney, depositUrl }: SessionView, operator: Operator): HTMLElement | false {
  if (!operator.framed) return false
  if (playMoney)
    return on(
      h(
        'button',
        { type: 'button', class: 'small-button deposit for-real', title: t('studio.forReal') },
        h('span', { class: 'deposit-plus' }, icon('wallet')),
        h('span', { class: 'deposit-word' }, t('studio.forReal')),
      ),
      { click: () => operator.notify('tessera.real') },
    )
  if (depositUrl === '') return false
  return on(
    h(
      'button',
      { type: 'button', class: 'small-button deposit' },
      h('span', { class: 'deposit-plus', 'aria-hidden': 'true' }, '+'),
      h('span', { class: 'deposit-word' }, t('studio.deposit')),
    ),
    { click: () => operator.notify('tessera.deposit') },
  )
}

function button(name: IconName, label: string, onPress: () => void): HTMLButtonElement {
  return on(
    h('button', { type: 'button', class: 'icon-button', 'aria-label': label, title: label }, icon(name)),
    { click: onPress },
  )
}

function toggle(name: IconName, label: string, onPress: () => void): HTMLButtonElement {
  const element = button(name, label, onPress)
  setAttribute(element, 'aria-pressed', 'false')
  return element
}

function showToggle(element: HTMLButtonElement, pressed: boolean, name: IconName): void {
  setAttribute(element, 'aria-pressed', String(pressed))
  element.replaceChildren(icon(name))
}
