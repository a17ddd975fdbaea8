// SPDX-License-Identifier: Apache-2.0
import { h, setText } from '../../runtime/page/element.ts'

export interface WinPlate {
  readonly element: HTMLElement
  /** Below the reels: what a spin pays, how many ways it has, or which free spin it is; empty for nothing. */
  readonly show: (text: string, tone?: 'win' | 'free') => void
}

/** The plate below the reels. The announcement for screen readers is elsewhere. */
export function createWinPlate(): WinPlate {
  const element = h('p', { class: 'slot-plate', 'aria-hidden': 'true', hidden: true })
  return {
    element,
    show(text, tone) {
      element.hidden = text === ''
      element.dataset['tone'] = tone ?? 'plain'
      setText(element, text)
    },
  }
}
