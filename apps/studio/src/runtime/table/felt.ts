// SPDX-License-Identifier: Apache-2.0
import type { Amount } from '@tessera/rules/money'
import { h, on, setAttribute, setText } from '../page/element.ts'
import { showAmount } from '../money.ts'
import { t } from '../texts.ts'
import { chipColour, shortAmount } from './chip-values.ts'
import { moveInPlane } from './move-in-plane.ts'
import type { Placed } from './placed-chips.ts'

/** A place as the player sees it. */
export interface FeltPlace {
  readonly id: string
  readonly name: string
  /** "35:1" */
  readonly odds: string
}

/** How the last round ended for a place. */
export interface PlaceResult {
  readonly tone: 'won' | 'back' | 'lost'
  /** What the chips on it brought; undefined: there were none, or nothing. */
  readonly paid?: Amount
}

type Face = Parameters<typeof h>[2]

/** The cloth: one button for each place, with its chips. */
export function createFelt(options: {
  readonly places: readonly FeltPlace[]
  readonly currency: string
  readonly decimals: number
  readonly onPlace: (id: string) => void
  readonly onUndo: () => void
}) {
  const { currency, decimals, onPlace, onUndo } = options
  const made = new Map<string, { place: FeltPlace; button: HTMLButtonElement; chips: HTMLElement }>()
  const nameOf = ({ name, odds }: FeltPlace, amount: Amount | undefined) =>
    amount === undefined
      ? t('studio.table.place', { name, odds })
      : t('studio.table.placed', { name, odds, amount: showAmount(amount, decimals), currency })

  return {
    /** The button of a place, to be laid out by the table. */
    button(id: string, attributes: Readonly<Record<string, string>>, ...face: Face[]): HTMLButtonElement {
      const place = options.places.find((each) => each.id === id)
      if (!place) throw new RangeError(`no place ${id}`)
      const chips = h('span', { class: 'place-chips', 'aria-hidden': 'true' })
      const button = placeButton({ ...attributes, 'data-place': id }, nameOf(place, undefined), face, chips)
      on(button, { click: () => onPlace(id), keydown: (event) => undoByKey(event, onUndo) })
      made.set(id, { place, button, chips })
      return button
    },
    /** All buttons become one stop of the Tab key. */
    finish() {
      moveInPlane([...made.values()].map(({ button }) => button))
    },
    show(placed: Placed, values: readonly Amount[]) {
      for (const [id, { place, button, chips }] of made) {
        const amount = placed.get(id)
        setAttribute(button, 'aria-label', nameOf(place, amount))
        if (amount === undefined) chips.replaceChildren()
        else showChip(chips, amount, values)
      }
    },
    /** Lights up what the round paid. */
    settle(resultOf: (id: string) => PlaceResult, placed: Placed) {
      for (const [id, { button, chips }] of made) {
        const { tone, paid } = resultOf(id)
        button.dataset['tone'] = tone
        chips.querySelector('.place-paid')?.remove()
        if (placed.has(id) && paid !== undefined)
          chips.append(h('span', { class: 'place-paid' }, `+${showAmount(paid, decimals)}`))
      }
    },
    /** Ends the lights of the last round. */
    unsettle() {
      for (const { button, chips } of made.values()) {
        delete button.dataset['tone']
        chips.querySelector('.place-paid')?.remove()
      }
    },
    /** A locked place takes no chip and stays reachable, so that focus is not lost. */
    disable(disabled: boolean) {
      for (const { button } of made.values()) button.setAttribute('aria-disabled', String(disabled))
    },
  }
}

export type Felt = ReturnType<typeof createFelt>

function placeButton(
  attributes: Readonly<Record<string, string>>,
  label: string,
  face: readonly Face[],
  chips: HTMLElement,
): HTMLButtonElement {
  return h(
    'button',
    {
      type: 'button',
      ...attributes,
      class: `place ${attributes['class'] ?? ''}`.trim(),
      'aria-label': label,
    },
    h('span', { class: 'place-face', 'aria-hidden': 'true' }, ...face),
    chips,
  )
}

function undoByKey(event: KeyboardEvent, onUndo: () => void): void {
  if (event.key !== 'Backspace' && event.key !== 'Delete') return
  event.preventDefault()
  onUndo()
}

/** Shows one chip of the whole amount; the one that is there changes. */
function showChip(chips: HTMLElement, amount: Amount, values: readonly Amount[]): void {
  const text = shortAmount(amount)
  const chip =
    chips.querySelector<HTMLElement>('.table-chip') ?? h('span', { class: 'table-chip' }, h('b', {}))
  chip.dataset['colour'] = String(chipColour(amount, values))
  chip.dataset['long'] = String(text.length > 3)
  setText(chip.firstElementChild!, text)
  if (!chip.isConnected) chips.replaceChildren(chip)
}
