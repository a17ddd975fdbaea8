// SPDX-License-Identifier: Apache-2.0
import type { HallPlay } from './hall-play.ts'

/**
 * For comparing pages: whoever sends the hall's element a `tessera.where` event with a time of the server as its detail finds in
 * `data-where` where each fish is at that time. It reveals nothing that is not drawn.
 */
export function answerWhere(element: HTMLElement, play: HallPlay): void {
  element.addEventListener('tessera.where', (event) => {
    if (event instanceof CustomEvent && typeof event.detail === 'number')
      element.dataset['where'] = JSON.stringify(play.swimming.whereAt(event.detail))
  })
}
