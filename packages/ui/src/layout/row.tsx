// SPDX-License-Identifier: Apache-2.0
import { Children, useId, useRef, type ReactNode } from 'react'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { IconButton } from '../forms/icon-button.tsx'
import { useDrag } from './use-drag.ts'
import { useEdges } from './use-edges.ts'

export interface RowProps {
  title: string
  icon?: ReactNode
  /** Text beside the title, such as a count. */
  note?: ReactNode
  /** A link to all of them. */
  more?: ReactNode
  labels: { previous: string; next: string }
  children: ReactNode
}

/** One line that scrolls sideways: by finger, wheel, keyboard or two arrows. */
export function Row({ title, icon, note, more, labels, children }: RowProps) {
  const heading = useId()
  const track = useRef<HTMLUListElement>(null)
  const edges = useEdges(track, Children.count(children))
  useDrag(track)
  const slide = (direction: 1 | -1) =>
    track.current?.scrollBy({
      left: direction * writingSign(track.current) * track.current.clientWidth * 0.85,
      behavior: 'smooth',
    })
  return (
    <section aria-labelledby={heading}>
      <div className="mb-3 flex min-h-10 items-center gap-2">
        {icon}
        <h2 id={heading} className="text-lg font-bold text-text">
          {title}
        </h2>
        {note !== undefined && <span className="hidden text-sm text-muted sm:inline">{note}</span>}
        <div className="ms-auto flex items-center gap-1">
          {more}
          <div className="hidden gap-1 md:flex">
            <IconButton
              label={labels.previous}
              look="solid"
              disabled={edges.atStart}
              onClick={() => slide(-1)}
            >
              <ChevronLeft className="size-5 rtl:-scale-x-100" aria-hidden="true" />
            </IconButton>
            <IconButton label={labels.next} look="solid" disabled={edges.atEnd} onClick={() => slide(1)}>
              <ChevronRight className="size-5 rtl:-scale-x-100" aria-hidden="true" />
            </IconButton>
          </div>
        </div>
      </div>
      <ul
        ref={track}
        className="no-scrollbar -mx-4 grid snap-x scroll-ps-4 data-dragged:snap-none auto-cols-[calc((100%-60px)/3)] grid-flow-col gap-(--row-gap) [--row-gap:14px] overflow-x-auto overscroll-x-contain px-4 pt-1.5 pb-1 sm:auto-cols-[150px] md:-mx-1 md:scroll-ps-1 md:px-1 lg:auto-cols-[calc((100%-108px)/5)] lg:[--row-gap:27px]"
      >
        {children}
      </ul>
    </section>
  )
}

function writingSign(element: HTMLElement): 1 | -1 {
  return getComputedStyle(element).direction === 'rtl' ? -1 : 1
}
