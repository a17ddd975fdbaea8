// SPDX-License-Identifier: Apache-2.0
import type { HoldemOptions } from '../../../card-protocol/holdem-table-view.ts'
import { createAmountPicker, type AmountPicker } from '../../../runtime/card-room/amount-picker.ts'
import { writeChips, writtenFor, type ChipForm } from '../../../runtime/card-room/chips.ts'
import { amountOf } from '../../../runtime/money.ts'
import { h, on, setText } from '../../../runtime/page/element.ts'
import { t } from '../../../runtime/texts.ts'
import type { TextKey } from '@tessera/texts/text-key'
import { betPresets, sizeByArrow, sizeOfPreset, type BetPreset, type BetSizing } from './bet-size.ts'

/** What a player does in a hand; `to` is the whole bet of the street. */
export type HandAction =
  | { readonly type: 'fold' | 'check' | 'call' }
  | { readonly type: 'raise'; readonly to: string }

const presetNames: Readonly<Record<BetPreset, TextKey | string>> = {
  least: 'studio.holdem.preset.least',
  half: '½',
  threeQuarters: '¾',
  pot: 'studio.holdem.pot',
  allIn: 'studio.holdem.allIn',
}

export interface Turn {
  /** Another text for each turn. */
  readonly id: string
  readonly options: HoldemOptions
  readonly sizing: BetSizing | undefined
  readonly form: ChipForm
  readonly bigBlind: bigint
}

/** The buttons of a turn: fold, check or call, and a bet or raise with its size. */
export function createTurnBar(act: (action: HandAction) => void) {
  const element = h('div', { class: 'turn-bar', role: 'group', 'aria-label': t('studio.cards.yourTurn') })
  let turn: Turn | undefined
  let picker: AmountPicker | undefined
  /** A size was chosen by a key: then Enter confirms it. */
  let isArmed = false
  const raiseButton = h('button', { type: 'submit', class: 'turn-button turn-raise' })
  const raise = () => {
    const to = picker?.amount()
    if (!turn || !picker || to === undefined || !picker.check()) return
    act({ type: 'raise', to: writtenFor(to, turn.form) })
  }
  const build = (now: Turn) => {
    const { options, sizing, form } = now
    const button = (label: string, action: HandAction, tone: string) =>
      on(h('button', { type: 'button', class: `turn-button turn-${tone}` }, label), {
        click: () => act(action),
      })
    const buttons = h('div', { class: 'turn-buttons' })
    if (!options.check) buttons.append(button(t('studio.holdem.fold'), { type: 'fold' }, 'fold'))
    if (options.check) buttons.append(button(t('studio.holdem.check'), { type: 'check' }, 'call'))
    if (options.call !== null) {
      const amount = writeChips(amountOf(options.call), form)
      buttons.append(button(t('studio.holdem.callAmount', { amount }), { type: 'call' }, 'call'))
    }
    picker = sizing && sizePicker(now, sizing)
    if (picker) buttons.append(raiseButton)
    const bar = on(
      h('form', { class: 'turn-form', novalidate: true }, sizing && sizes(now, sizing), buttons),
      {
        submit: (event) => {
          event.preventDefault()
          raise()
        },
      },
    )
    element.replaceChildren(bar)
  }
  const sizePicker = ({ form, options }: Turn, sizing: BetSizing): AmountPicker =>
    createAmountPicker({
      ...{
        name: 'raise-to',
        label: t('studio.holdem.raiseSize'),
        form,
        range: sizing,
        initial: sizing.least,
      },
      onChange(amount) {
        const written = writeChips(amount ?? sizing.least, form)
        const isAllIn = amount === sizing.most
        const key = options.raise?.isBet ? 'studio.holdem.betAmount' : 'studio.holdem.raiseTo'
        setText(
          raiseButton,
          isAllIn ? t('studio.holdem.allInAmount', { amount: written }) : t(key, { amount: written }),
        )
      },
    })
  const sizes = (_: Turn, sizing: BetSizing): HTMLElement => {
    const presets = betPresets.map((preset) => {
      const name = presetNames[preset]
      return on(
        h('button', { type: 'button', class: 'preset' }, name.length > 1 ? t(name as TextKey) : name),
        {
          click: () => picker?.choose(sizeOfPreset(preset, sizing)),
        },
      )
    })
    return h('div', { class: 'turn-sizes' }, h('div', { class: 'presets' }, ...presets), picker?.element)
  }
  return {
    element,
    show(next: Turn | undefined): void {
      element.hidden = next === undefined
      if (next && next.id !== turn?.id) {
        isArmed = false
        build(next)
      }
      turn = next
      if (!next) element.replaceChildren()
    },
    /** Does what a key says; false: nothing of this turn. */
    press: (key: string): boolean => {
      if (!turn) return false
      const { options, sizing, bigBlind } = turn
      if (key === 'f' && !options.check) act({ type: 'fold' })
      else if (key === 'c' && options.check) act({ type: 'check' })
      else if (key === 'c' && options.call !== null) act({ type: 'call' })
      else if (!sizing || !picker) return false
      else if (key === 'r') raiseButton.focus()
      else if (key === 'Enter' && isArmed) raise()
      else {
        const size = sizeByKey(key, picker.amount() ?? sizing.least, { sizing, bigBlind })
        if (size === undefined) return false
        picker.choose(size)
        isArmed = true
      }
      return true
    },
  }
}

/** The size that a key chooses: a digit a preset, an arrow a big blind more or less. */
export function sizeByKey(
  key: string,
  amount: bigint,
  { sizing, bigBlind }: { readonly sizing: BetSizing; readonly bigBlind: bigint },
): bigint | undefined {
  if (key === 'ArrowUp') return sizeByArrow(amount, 1, bigBlind, sizing)
  if (key === 'ArrowDown') return sizeByArrow(amount, -1, bigBlind, sizing)
  const preset = /^[1-5]$/.test(key) ? betPresets[Number(key) - 1] : undefined
  return preset && sizeOfPreset(preset, sizing)
}
