// SPDX-License-Identifier: Apache-2.0

/**
 * Keeps the focus on the page: an element that is disabled, hidden or taken away while it has the focus gives it
 * to `fallback`, and takes it back when it can have it again, unless the player has gone on meanwhile. Without
 * this a keyboard begins at the top again, and a screen reader says nothing.
 */
export function keepFocus(fallback: HTMLElement): void {
  let current: HTMLElement | undefined
  let lost: HTMLElement | undefined
  const canHave = (element: HTMLElement): boolean =>
    element.isConnected && !element.matches(':disabled') && element.checkVisibility()
  const look = (): void => {
    // Whoever is on the page around the game stays there.
    if (!document.hasFocus()) return
    if (current && !canHave(current)) {
      lost = current
      current = undefined
      fallback.focus({ preventScroll: true })
    } else if (lost && document.activeElement === fallback && canHave(lost)) {
      const back = lost
      lost = undefined
      back.focus({ preventScroll: true })
    }
  }
  const note = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement)) return
    current = target
    if (target !== fallback) lost = undefined
  }
  const forget = (): void => {
    lost = undefined
  }
  document.addEventListener('focusin', note)
  fallback.addEventListener('keydown', forget)
  fallback.addEventListener('pointerdown', forget)
  new MutationObserver(look).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled', 'hidden'],
  })
}
