// SPDX-License-Identifier: Apache-2.0
import type { TextKey } from '@tessera/texts/text-key'
import { writeChips } from '../../../runtime/card-room/chips.ts'
import { h, on, setAttribute } from '../../../runtime/page/element.ts'
import { t } from '../../../runtime/texts.ts'
import { toCallOf, type FeltModel } from './felt-model.ts'
import { actionOf, offeredChoices, stillMeans, type PreChoice, type PreSelection } from './pre-selected.ts'

const names: Readonly<Record<PreChoice, TextKey>> = {
  checkFold: 'studio.holdem.pre.checkFold',
  check: 'studio.holdem.check',
  call: 'studio.holdem.callAmount',
  callAny: 'studio.holdem.pre.callAny',
  fold: 'studio.holdem.fold',
}

/** What to do once it is the player's turn, chosen before. */
export function createPreBar() {
  const element = h('div', { class: 'pre-bar', role: 'group', 'aria-label': t('studio.holdem.pre') })
  let selection: PreSelection | undefined
  let drawn = ''
  const draw = (model: FeltModel, toCall: bigint) => {
    const amount = writeChips(toCall, model.form)
    // Buttons that are the same stay where they are, with the focus on them.
    const text = JSON.stringify([offeredChoices(toCall), amount, selection?.choice])
    if (text === drawn) return
    drawn = text
    const focused = element.contains(document.activeElement)
      ? (document.activeElement as HTMLElement).dataset['choice']
      : undefined
    element.replaceChildren(
      ...offeredChoices(toCall).map((choice) => {
        const button = h(
          'button',
          { type: 'button', class: 'pre-button', 'data-choice': choice },
          t(names[choice], { amount }),
        )
        setAttribute(button, 'aria-pressed', String(selection?.choice === choice))
        return on(button, { click: () => choose(choice, model, toCall) })
      }),
    )
    element.querySelector<HTMLElement>(`[data-choice="${focused}"]`)?.focus()
  }
  const choose = (choice: PreChoice, model: FeltModel, toCall: bigint) => {
    const { hand } = model
    selection =
      selection?.choice === choice || !hand
        ? undefined
        : { choice, handId: hand.id, street: hand.street, call: toCall }
    draw(model, toCall)
  }
  return {
    element,
    /** Offers the choices while others act. */
    show(model: FeltModel): void {
      const { hand, own } = model
      const inHand = own?.inHand
      const isOffered =
        hand !== null &&
        !!inHand &&
        !inHand.folded &&
        !inHand.allIn &&
        hand.options === null &&
        hand.actor !== null
      const toCall = toCallOf(model)
      if (selection && !hand?.options && !stillMeans(selection, hand, toCall)) selection = undefined
      element.hidden = !isOffered
      if (isOffered) draw(model, toCall)
    },
    /** The action that was chosen for this turn, once; null: the player decides. */
    take({ hand }: FeltModel): 'fold' | 'check' | 'call' | null {
      if (!selection || !hand?.options) return null
      const action = actionOf(selection, hand, hand.options)
      selection = undefined
      return action
    },
  }
}
