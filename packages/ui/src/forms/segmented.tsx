// SPDX-License-Identifier: Apache-2.0
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useEffect, useId, useRef } from 'react'
import { cx } from '../cx.ts'
import { useEdges } from '../layout/use-edges.ts'

export interface SegmentedProps<Value extends string> {
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
  wide?: boolean
}

const mostInView = 5

/**
 * A choice of a few options: radio buttons inside, so arrow keys move it. More than five scroll, at most five
 * of them in view, and so do fewer without enough space: an arrow at the side shows that there are more.
 */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
  wide = false,
}: SegmentedProps<Value>) {
  const name = useId()
  const track = useRef<HTMLDivElement>(null)
  const slides = options.length > mostInView
  const { atStart, atEnd } = useEdges(track, options.length, !slides)
  useEffect(() => {
    showOption(track.current, value)
  }, [value])
  const slide = (direction: 1 | -1): void => {
    const sign = track.current && getComputedStyle(track.current).direction === 'rtl' ? -1 : 1
    const width = track.current?.clientWidth ?? 0
    track.current?.scrollBy({ left: direction * sign * width * 0.6, behavior: 'smooth' })
  }
  return (
    <fieldset
      className={cx(
        'relative max-w-full min-w-0 overflow-hidden rounded-[10px] bg-surface-2',
        wide || slides ? 'w-full' : 'w-fit',
      )}
    >
      <legend className="sr-only">{label}</legend>
      <div
        ref={track}
        className={cx('no-scrollbar flex overflow-x-auto p-1', slides && 'snap-x scroll-px-12')}
      >
        {options.map((option) => (
          <label
            key={option.value}
            className={cx(
              'relative flex min-h-9 cursor-pointer items-center justify-center whitespace-nowrap rounded-control px-4 text-sm font-semibold text-muted',
              'transition-colors duration-160 hover:text-text has-checked:bg-bg has-checked:text-text',
              'has-focus-visible:outline-2 has-focus-visible:outline-brand',
              wide && !slides && 'flex-1',
              slides && 'min-w-1/5 shrink-0 snap-start',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-x-0 -inset-y-1 cursor-pointer appearance-none opacity-0"
            />
            {option.label}
          </label>
        ))}
      </div>
      {!atStart && <More side="start" onPress={() => slide(-1)} />}
      {!atEnd && <More side="end" onPress={() => slide(1)} />}
    </fieldset>
  )
}

/** The sign that there is more at a side, and the way there for a pointer; keys move the choice itself. */
function More({ side, onPress }: { side: 'start' | 'end'; onPress: () => void }) {
  const Icon = side === 'start' ? ChevronLeft : ChevronRight
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      onClick={onPress}
      className={cx(
        'absolute inset-y-0 flex w-12 items-center from-surface-2 from-60% to-transparent text-muted hover:text-text',
        side === 'start'
          ? 'start-0 justify-start bg-linear-to-r ps-1 rtl:bg-linear-to-l'
          : 'end-0 justify-end bg-linear-to-l pe-1 rtl:bg-linear-to-r',
      )}
    >
      <Icon className="size-5 rtl:-scale-x-100" />
    </button>
  )
}

/** Slides so far that an option is seen; the page itself stays where it is. */
function showOption(track: HTMLElement | null, value: string): void {
  const chosen = track?.querySelector(`[value="${CSS.escape(value)}"]`)?.closest('label')
  if (!track || !chosen) return
  const [inside, at] = [track.getBoundingClientRect(), chosen.getBoundingClientRect()]
  if (at.left < inside.left || at.right > inside.right)
    track.scrollBy({ left: (at.left + at.right - inside.left - inside.right) / 2 })
}
