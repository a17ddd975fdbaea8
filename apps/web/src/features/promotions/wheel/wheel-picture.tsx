// SPDX-License-Identifier: Apache-2.0
import type { CSSProperties } from 'react'
import { cx } from '@tessera/ui/cx.ts'
import { sectorsOf, turnTo } from './sectors.ts'

const fills = ['fill-brand', 'fill-surface-3', 'fill-gold'] as const
const figures = ['fill-on-brand', 'fill-text', 'fill-bg'] as const
/** Two colours in turn; the last of an odd number meets the first, so it has the third. */
const toneOf = (index: number, count: number): 0 | 1 | 2 =>
  count % 2 === 1 && index === count - 1 ? 2 : index % 2 === 0 ? 0 : 1

interface WheelPictureProps {
  chances: readonly number[]
  /** The part at the top, from 1 on; undefined: as it is before a spin. */
  at: number | undefined
  /** Whether it turns there, or is there already. */
  turns: boolean
  onStop: () => void
}

/** The wheel, for the eye only: the list beside it says the same. Its parts are as large as their chances. */
export function WheelPicture({ chances, at, turns, onStop }: WheelPictureProps) {
  const sectors = sectorsOf(chances)
  const sector = at === undefined ? undefined : sectors[at - 1]
  const turned = sector ? turnTo(sector, turns ? 5 : 0) : 0
  return (
    <div className="relative mx-auto w-full max-w-72" aria-hidden="true">
      <svg
        viewBox="0 0 200 200"
        style={{ '--turned': `${turned}deg` } as CSSProperties}
        onTransitionEnd={onStop}
        className={cx(
          'w-full rotate-(--turned)',
          turns && 'transition-[rotate] duration-[3200ms] ease-[cubic-bezier(0.15,0.75,0.2,1)]',
        )}
      >
        {sectors.map(({ path }, index) => (
          <path
            key={index}
            d={path}
            className={cx(fills[toneOf(index, sectors.length)], 'stroke-bg stroke-[1.5]')}
          />
        ))}
        {sectors.map(
          ({ middle, isRoomy }, index) =>
            isRoomy && (
              <text
                key={index}
                x="100"
                y="30"
                transform={`rotate(${middle} 100 100)`}
                textAnchor="middle"
                className={cx(figures[toneOf(index, sectors.length)], 'text-[13px] font-bold')}
              >
                {index + 1}
              </text>
            ),
        )}
        <circle cx="100" cy="100" r="16" className="fill-surface-1 stroke-bg stroke-[1.5]" />
      </svg>
      <svg viewBox="0 0 24 20" className="absolute inset-x-0 -top-2 mx-auto w-6">
        <path d="M2 1 H22 L12 19 Z" className="fill-text stroke-surface-1 stroke-2" />
      </svg>
    </div>
  )
}
