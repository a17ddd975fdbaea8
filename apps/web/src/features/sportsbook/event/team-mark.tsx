// SPDX-License-Identifier: Apache-2.0
import { cx } from '@tessera/ui/cx.ts'
import type { Side } from './event-answer.ts'

/** The stone of a side with the first letters of its name: home has the colour of the brand, away gold, in a fight red and blue. */
export function TeamMark({ name, side, className }: { name: string; side: Side; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'relative grid size-14 shrink-0 place-items-center forced-color-adjust-none md:size-16',
        className,
      )}
    >
      <svg viewBox="0 0 48 54" className="absolute inset-0 size-full" focusable="false">
        <path
          d="M24 2 46 14.500v25L24 52 2 39.500v-25z"
          className={cx(
            'stroke-2',
            side === 'home' ? 'fill-home-soft stroke-home' : 'fill-away-soft stroke-away',
          )}
        />
        <path d="M24 2 46 14.500 24 27 2 14.500z" className="fill-shine" />
      </svg>
      <span className={cx('relative text-md font-extrabold', side === 'home' ? 'text-home' : 'text-away')}>
        {initialsOf(name)}
      </span>
    </span>
  )
}

/** The first letters of the first two words, or the first two letters of one. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s.-]+/).filter((word) => /\p{L}/u.test(word))
  const letters =
    words.length > 1 ? words.slice(0, 2).map((word) => [...word][0]) : [...(words[0] ?? '')].slice(0, 2)
  return letters.join('').toUpperCase()
}
