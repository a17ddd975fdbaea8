// SPDX-License-Identifier: Apache-2.0
import { h, on, setAttribute, setText } from '../../../runtime/page/element.ts'
import { t } from '../../../runtime/texts.ts'
import { fishNames } from '../fish-names.ts'
import { chosenAfter, multipleOf, nextFishList, type ListedFish } from './fish-list.ts'
import type { SwimmingFish } from './swimming.ts'

/** A list that changes faster cannot be read. */
const REFRESH_MS = 1_000

interface ListOptions {
  readonly fish: () => readonly SwimmingFish[]
  readonly codeOf: (fish: number) => keyof typeof fishNames | undefined
  /** Fires one bullet at a fish. */
  readonly fire: (fish: number) => void
  readonly choose: (fish: number | undefined) => void
}

/** All fish as a list: for the keyboard, for whoever does not see the pond, and where nothing can be drawn. */
export function createFishListbox({ fish, fire, choose }: ListOptions) {
  const hint = h(
    'p',
    { class: 'quiet', id: 'fish-list-hint' },
    t('studio.fishing.ui.listHint', { enter: 'Enter' }),
  )
  const none = h('p', { class: 'quiet' }, t('studio.fishing.ui.noFish'))
  const list = h('ul', {
    ...{ class: 'fish-list', role: 'listbox', tabindex: 0 },
    ...{ 'aria-label': t('studio.fishing.ui.list'), 'aria-describedby': hint.id },
  })
  const rows = new Map<number, HTMLLIElement>()
  let listed: readonly ListedFish[] = []
  let chosen: number | undefined
  const mark = () => {
    for (const [id, row] of rows) setAttribute(row, 'aria-selected', String(id === chosen))
    const row = chosen === undefined ? undefined : rows.get(chosen)
    setAttribute(list, 'aria-activedescendant', row?.id)
    if (document.activeElement === list) row?.scrollIntoView({ block: 'nearest' })
  }
  const pick = (id: number | undefined) => {
    chosen = id
    choose(id)
    mark()
  }
  const rowOf = ({ fish: id, code }: ListedFish): HTMLLIElement => {
    const known = rows.get(id)
    if (known) return known
    const row = on(
      h(
        'li',
        { role: 'option', id: `fish-${id}`, 'data-fish': id, 'data-code': code, 'aria-selected': 'false' },
        h('span', {}, t(fishNames[code])),
        ' ',
        h('bdi', { class: 'fish-multiple', dir: 'ltr' }, multipleOf(code)),
      ),
      {
        click: () => {
          pick(id)
          fire(id)
        },
      },
    )
    rows.set(id, row)
    return row
  }
  const refresh = () => {
    const next = nextFishList(listed, fish())
    const after = chosenAfter(listed, next, chosen)
    for (const { fish: id } of listed)
      if (!next.some((one) => one.fish === id)) {
        rows.get(id)?.remove()
        rows.delete(id)
      }
    for (const one of next) {
      const row = rowOf(one)
      if (!row.isConnected || row.parentElement !== list) list.append(row)
    }
    listed = next
    none.hidden = next.length > 0
    if (after !== chosen) pick(after)
    else mark()
  }
  const move = (by: number) => {
    if (listed.length === 0) return
    const at = listed.findIndex((one) => one.fish === chosen)
    const next = at < 0 ? (by > 0 ? 0 : listed.length - 1) : Math.min(listed.length - 1, Math.max(0, at + by))
    pick(listed[next]!.fish)
  }
  on(list, {
    focus: () => {
      refresh()
      if (chosen === undefined) move(1)
    },
    blur: () => pick(undefined),
    keydown: (event) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return
      const steps: Readonly<Record<string, number>> = {
        ...{ ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8, Home: -1_000, End: 1_000 },
      }
      const step = steps[event.key]
      if (step !== undefined) move(step)
      else if ((event.key === 'Enter' || event.key === ' ') && chosen !== undefined) {
        if (!event.repeat) fire(chosen)
      } else return
      event.preventDefault()
      event.stopPropagation()
    },
  })
  const timer = setInterval(refresh, REFRESH_MS)
  return {
    element: h(
      'section',
      { class: 'fish-list-panel' },
      h('h2', {}, t('studio.fishing.ui.list')),
      hint,
      list,
      none,
    ),
    refresh,
    focus: () => list.focus(),
    close: () => clearInterval(timer),
  }
}

/** Says what happened, at most about once a second; of much that happens in between the last remains. */
export function createCalmLog(pauseMs = 900) {
  const region = h('p', {
    ...{ class: 'visually-hidden', role: 'status', 'aria-live': 'polite', 'data-said': true },
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  let next: string | undefined
  const say = (sentence: string) => {
    if (timer !== undefined) {
      next = sentence
      return
    }
    // The same words again are said again.
    if (region.textContent === sentence) region.textContent = `${sentence}\u00a0`
    else setText(region, sentence)
    timer = setTimeout(() => {
      timer = undefined
      const waiting = next
      next = undefined
      if (waiting !== undefined) say(waiting)
    }, pauseMs)
  }
  return { element: region, say, close: () => clearTimeout(timer) }
}
