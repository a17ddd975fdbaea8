// SPDX-License-Identifier: Apache-2.0
import type { RefObject } from 'react'
import { useEdges } from './use-edges.ts'

export interface Slides {
  edges: { atStart: boolean; atEnd: boolean }
  /** Moves on by what is in view, or by one slide; past the last comes the first where it loops. */
  move: (direction: 1 | -1, one?: boolean) => void
}

/** Moves a sideways track by whole slides, in the direction in which the page is written. */
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
    // A slide that is still on its way counts as there.
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
