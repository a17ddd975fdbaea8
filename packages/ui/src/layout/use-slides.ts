// SPDX-License-Identifier: Apache-2.0
import type { RefObject } from 'react'
import { useEdges } from './use-edges.ts'

export interface Slides {
  edges: { atStart: boolean; atEnd: boolean }
  /** Advances by all slides in view, or by one; with a loop, the first follows the last. */
  move: (direction: 1 | -1, one?: boolean) => void
}

/** Moves a horizontal track by whole slides, in the writing direction of the page. */
export function useSlides(
  track: RefObject<HTMLElement | null>,
  count: number,
  { gapPx, loop, single }: { gapPx: number; loop: boolean; single: boolean },
): Slides {
  const edges = useEdges(track, count)
  const move = (direction: 1 | -1, one = single): void => {
    const element = track.current
    const slide = element?.firstElementChild
    if (!element || !slide) return
    const stride = slide.getBoundingClientRect().width + gapPx
    const inView = one ? 1 : Math.max(1, Math.floor((element.clientWidth + gapPx) / stride))
    const sign = getComputedStyle(element).direction === 'rtl' ? -1 : 1
    // A slide that is still moving counts as arrived.
    const from = Math.round(Math.abs(element.scrollLeft) / stride) * stride
    const furthest = element.scrollWidth - element.clientWidth
    const past = direction === 1 ? from > furthest - stride / 2 : from < stride / 2
    const to = loop && past ? (direction === 1 ? 0 : furthest) : from + direction * inView * stride
    element.scrollTo({
      left: sign * to,
      behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
    })
  }
  return { edges, move }
}
