// SPDX-License-Identifier: Apache-2.0
import type { Amount } from '@tessera/rules/money'
import { h, on, setAttribute, setText } from '../page/element.ts'
import { showAmount } from '../money.ts'
import { t } from '../texts.ts'
import { chipColour, shortAmount } from './chip-values.ts'
import { moveInPlane } from './move-in-plane.ts'
import type { Placed } from './placed-chips.ts'

/** A spot as the player sees it. */
export interface FeltSpot {
  readonly id: string
  readonly name: string
  /** "35:1" */
  readonly odds: string
}

/** How the last round ended for a spot. */
export interface SpotResult {
  readonly tone: 'won' | 'back' | 'lost'
  /** What the chips on it brought; undefined: there were none, or nothing. */
  readonly paid?: Amount
}

/** So many of the chosen chip on a spot. */
export interface LaidChips {
  readonly spot: string
  readonly chips: number
}

/** Who else has chips on a spot. */
export interface SpotOthers {
  /** "3" */
  readonly text: string
  /** "3 other players, 12.00 USD" */
  readonly spoken: string
}

type Face = Parameters<typeof h>[2]

/** The cloth: one button for each spot, with its chips. */
export function createFelt(options: {
  readonly spots: readonly FeltSpot[]
  readonly currency: string
  readonly decimals: number
  /** Lays chips; those of one call are one step. */
  readonly onChips: (chips: readonly LaidChips[]) => void
  readonly onUndo: () => void
}) {
  const { currency, decimals, onChips, onUndo } = options
  const made = new Map<string, { spot: FeltSpot; button: HTMLButtonElement; chips: HTMLElement }>()
  const ofSeveral: HTMLButtonElement[] = []
  let showStop = () => {}
  let placed: Placed = new Map()
  let others: ReadonlyMap<string, SpotOthers> = new Map()
  const nameOf = ({ id, name, odds }: FeltSpot) => {
    const amount = placed.get(id)
    const own =
      amount === undefined
        ? t('studio.table.spot', { name, odds })
        : t('studio.table.placed', { name, odds, amount: showAmount(amount, decimals), currency })
    const more = others.get(id)
    return more ? `${own}, ${more.spoken}` : own
  }

  return {
    /** The button of a spot, to be laid out by the table. */
    button(id: string, attributes: Readonly<Record<string, string>>, ...face: Face[]): HTMLButtonElement {
      const spot = options.spots.find((each) => each.id === id)
      if (!spot) throw new RangeError(`no spot ${id}`)
      const chips = h('span', { class: 'spot-chips', 'aria-hidden': 'true' })
      const button = spotButton({ ...attributes, 'data-spot': id }, nameOf(spot), face, chips)
      on(button, {
        click: () => onChips([{ spot: id, chips: 1 }]),
        keydown: (event) => undoByKey(event, onUndo),
      })
      made.set(id, { spot, button, chips })
      return button
    },
    /** A button that lays chips on several spots at once; it lights up the spots that it would bet on. */
    several(
      chips: () => readonly LaidChips[],
      attributes: Readonly<Record<string, string | number>>,
      ...face: Face[]
    ): HTMLButtonElement {
      const cover = (isCovered: boolean) => {
        for (const { spot } of chips()) setAttribute(made.get(spot)!.button, 'data-covered', isCovered)
      }
      const button = h('button', { type: 'button', ...attributes }, h('span', {}, ...face))
      ofSeveral.push(button)
      return on(button, {
        click: () => onChips(chips()),
        keydown: (event) => undoByKey(event, onUndo),
        pointerenter: () => cover(true),
        pointerleave: () => cover(false),
        focus: () => cover(true),
        blur: () => cover(false),
      })
    },
    /** All buttons become one stop of the Tab key. */
    finish() {
      showStop = moveInPlane([...made.values()].map(({ button }) => button))
    },
    /** Buttons were hidden or are visible again. */
    rearrange: () => showStop(),
    show(laid: Placed, values: readonly Amount[]) {
      placed = laid
      for (const [id, { spot, button, chips }] of made) {
        const amount = placed.get(id)
        setAttribute(button, 'aria-label', nameOf(spot))
        if (amount === undefined) chips.replaceChildren()
        else showChip(chips, amount, values)
      }
    },
    /** Marks where others have chips, beside one's own. */
    showOthers(next: ReadonlyMap<string, SpotOthers>) {
      others = next
      for (const [id, { spot, button }] of made) {
        setAttribute(button, 'aria-label', nameOf(spot))
        markOthers(button, next.get(id))
      }
    },
    /** Lights up what the round paid. */
    settle(resultOf: (id: string) => SpotResult, bet: Placed) {
      for (const [id, { button, chips }] of made) {
        const { tone, paid } = resultOf(id)
        button.dataset['tone'] = tone
        chips.querySelector('.spot-paid')?.remove()
        if (bet.has(id) && paid !== undefined)
          chips.append(h('span', { class: 'spot-paid' }, `+${showAmount(paid, decimals)}`))
      }
    },
    /** Ends the lights of the last round. */
    unsettle() {
      for (const { button, chips } of made.values()) {
        delete button.dataset['tone']
        chips.querySelector('.spot-paid')?.remove()
      }
    },
    /** A locked spot takes no chip and stays reachable, so that focus is not lost. */
    disable(disabled: boolean) {
      for (const button of [...[...made.values()].map(({ button }) => button), ...ofSeveral])
        button.setAttribute('aria-disabled', String(disabled))
    },
  }
}

export type Felt = ReturnType<typeof createFelt>

/** What lays a table out: the buttons of its spots, and buttons for several spots. */
export type FeltTools = Pick<Felt, 'button' | 'several'>

function spotButton(
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
      class: `spot ${attributes['class'] ?? ''}`.trim(),
      'aria-label': label,
    },
    h('span', { class: 'spot-face', 'aria-hidden': 'true' }, ...face),
    chips,
  )
}

function undoByKey(event: KeyboardEvent, onUndo: () => void): void {
  if (event.key !== 'Backspace' && event.key !== 'Delete') return
  event.preventDefault()
  onUndo()
}

/** A small count at the edge of a spot; no chip, so that nobody takes it for one's own. */
function markOthers(button: HTMLElement, others: SpotOthers | undefined): void {
  const mark = button.querySelector('.spot-others')
  if (!others) mark?.remove()
  else if (mark) setText(mark, others.text)
  else button.append(h('i', { class: 'spot-others', 'aria-hidden': 'true' }, others.text))
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
