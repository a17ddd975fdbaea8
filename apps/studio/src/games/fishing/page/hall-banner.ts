// SPDX-License-Identifier: Apache-2.0
import { h, setText } from '../../../runtime/page/element.ts'

const SHOWN_MS = 2_800
export type BannerKind = 'boss' | 'wave' | 'ice' | 'jackpot'

/** A word across the pond: a boss, a wave, a jackpot. */
export function createHallBanner() {
  const text = h('span', {})
  const element = h('p', { class: 'hall-banner', role: 'status', hidden: true }, text)
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    element,
    show(sentence: string, kind: BannerKind): void {
      clearTimeout(timer)
      setText(text, sentence)
      element.dataset['kind'] = kind
      element.hidden = false
      timer = setTimeout(() => {
        element.hidden = true
      }, SHOWN_MS)
    },
    close: () => clearTimeout(timer),
  }
}
