// SPDX-License-Identifier: Apache-2.0
import { Children, useRef, type CSSProperties, type ReactNode } from 'react'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { cx } from '../cx.ts'
import { IconButton } from '../forms/icon-button.tsx'
import { useAutoplay } from './use-autoplay.ts'
import { useDrag } from './use-drag.ts'
import { useSlides } from './use-slides.ts'

export interface CarouselProps {
  /** The name of the contents, for screen readers. */
  label: string
  /** A heading above, with the arrows and the pause button at its end; without it they are on the slides. */
  title?: ReactNode
  /** Arrows at both ends of the line instead of on the slides. */
  beside?: boolean
  /** One slide per child. */
  children: ReactNode
  /**
   * Whole slides in view; on phones `perViewPhone`, where part of the next slide shows that there is more.
   */
  perView?: number
  perViewPhone?: number
  /** The gap between two slides. */
  gapPx?: number
  /** Advances this often while neither pointer nor focus is on it; undefined: never. */
  autoplayMs?: number | undefined
  /** The first slide follows the last. */
  loop?: boolean
  /** An arrow advances by one slide instead of by all in view. */
  single?: boolean
  labels: {
    /** What a screen reader calls the whole. */
    carousel: string
    /** What a screen reader calls one of it. */
    slide: string
    previous: string
    next: string
    pause: string
    play: string
    slideOf: (number: number, total: number) => string
  }
}

/**
 * A line of slides that moves by finger, wheel, keyboard, arrows or by itself. It pauses under the pointer
 * and with the focus inside, does not move by itself if the user prefers reduced motion, and can be stopped.
 * It has arrows only if not all slides fit.
 */
export function Carousel({
  label,
  title,
  beside = false,
  children,
  perView = 5,
  perViewPhone = 2.4,
  gapPx = 20,
  autoplayMs,
  loop = false,
  single = false,
  labels,
}: CarouselProps) {
  const ref = useRef<HTMLElement>(null)
  const track = useRef<HTMLUListElement>(null)
  const slides = Children.toArray(children)
  const more = slides.length > perView
  useDrag(track)
  const { edges, move } = useSlides(track, slides.length, { gapPx, loop, single })
  const autoplay = useAutoplay(ref, more ? autoplayMs : undefined, () => move(1, true))
  const onSlides = title === undefined && !beside
  const arrow = { onSlides, move }
  const previous = <Arrow {...arrow} edge="start" label={labels.previous} disabled={!loop && edges.atStart} />
  const next = <Arrow {...arrow} edge="end" label={labels.next} disabled={!loop && edges.atEnd} />
  const pause = more && autoplayMs !== undefined && (
    <PauseButton autoplay={autoplay} onSlides={onSlides} labels={labels} />
  )
  return (
    <section
      ref={ref}
      aria-roledescription={labels.carousel}
      aria-label={label}
      className={beside ? 'flex items-center gap-2' : 'relative'}
    >
      {beside && more && previous}
      {title !== undefined && (
        <div className="mb-3 flex min-h-10 items-center gap-2">
          <h2 className="flex items-center gap-2 text-lg font-bold text-text">{title}</h2>
          <div className="ms-auto flex items-center gap-1">
            {pause}
            {more && previous}
            {more && next}
          </div>
        </div>
      )}
      <ul
        ref={track}
        aria-live={autoplay.moving ? 'off' : undefined}
        tabIndex={more ? 0 : undefined}
        aria-label={more ? label : undefined}
        style={{ '--gap': `${gapPx}px`, '--wide': perView, '--phone': perViewPhone } as CSSProperties}
        className="slides no-scrollbar flex snap-x snap-mandatory data-dragged:snap-none gap-(--gap) overflow-x-auto overscroll-x-contain rounded-tile min-w-0 grow"
      >
        <Slides slides={slides} labels={labels} />
      </ul>
      {beside && more && next}
      {onSlides && more && (
        <>
          {previous}
          {next}
          {pause}
        </>
      )}
    </section>
  )
}

type Labels = CarouselProps['labels']

function Slides({ slides, labels }: { slides: readonly ReactNode[]; labels: Labels }) {
  return slides.map((slide, index) => (
    <li
      key={index}
      aria-roledescription={labels.slide}
      aria-label={labels.slideOf(index + 1, slides.length)}
      className="min-w-0 shrink-0 snap-start"
    >
      {slide}
    </li>
  ))
}

interface PauseButtonProps {
  autoplay: Pick<ReturnType<typeof useAutoplay>, 'wanted' | 'toggle'>
  onSlides: boolean
  labels: Labels
}

function PauseButton({ autoplay, onSlides, labels }: PauseButtonProps) {
  return (
    <IconButton
      look={onSlides ? 'art' : 'solid'}
      className={
        onSlides ? '!absolute inset-x-0 bottom-2 z-10 mx-auto !size-8 !rounded-full after:!-inset-1.5' : ''
      }
      label={autoplay.wanted ? labels.pause : labels.play}
      onClick={autoplay.toggle}
    >
      {autoplay.wanted ? (
        <Pause className="size-4 fill-current" aria-hidden="true" />
      ) : (
        <Play className="ms-0.5 size-4 fill-current" aria-hidden="true" />
      )}
    </IconButton>
  )
}

interface ArrowProps {
  label: string
  edge: 'start' | 'end'
  onSlides: boolean
  disabled: boolean
  move: (direction: -1 | 1) => void
}

function Arrow({ label, edge, onSlides, disabled, move }: ArrowProps) {
  const Chevron = edge === 'start' ? ChevronLeft : ChevronRight
  return (
    <IconButton
      label={label}
      look={onSlides ? 'art' : 'solid'}
      disabled={disabled}
      onClick={() => move(edge === 'start' ? -1 : 1)}
      className={
        onSlides
          ? cx(
              '!absolute inset-y-0 z-10 my-auto !rounded-full disabled:!opacity-0',
              edge === 'start' ? 'start-2' : 'end-2',
            )
          : 'max-md:hidden'
      }
    >
      <Chevron className="size-5 rtl:-scale-x-100" aria-hidden="true" />
    </IconButton>
  )
}
