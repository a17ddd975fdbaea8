// SPDX-License-Identifier: Apache-2.0
import type { Sound } from '../../sound.ts'
import { t } from '../../texts.ts'

const BUZZ_MS = 120

/** Calls whoever looks elsewhere while it is their turn: by the title of the window, a tone and a short buzz. */
export function createPlayerCall(sound: Sound) {
  let before: string | undefined
  const end = () => {
    if (before !== undefined) document.title = before
    before = undefined
  }
  return {
    /** Once a turn; false: it is over. */
    call(wanted: boolean): void {
      if (!wanted) return end()
      if (before !== undefined) return
      before = document.title
      document.title = `● ${t('studio.cards.yourTurn')} · ${before}`
      sound.play('reveal')
      if ('vibrate' in navigator) navigator.vibrate(BUZZ_MS)
    },
    close: end,
  }
}
