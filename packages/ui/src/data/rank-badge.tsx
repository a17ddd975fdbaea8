// SPDX-License-Identifier: Apache-2.0
import { cx } from '../cx.ts'
import { Picture } from '../media/picture.tsx'

export interface RankBadgeProps {
  /** 0 to 7. */
  rank: number
  /** Address of the badge's picture. */
  src: string
  /** For screen readers, such as "VIP 3"; '' if the same text is beside it. */
  label: string
  size?: 'small' | 'medium' | 'large'
}

const sizes = { small: 'size-6', medium: 'size-10', large: 'size-24' }

/**
 * The badge of a member's rank; before the picture loads, and if it fails, a plain stone with the number.
 */
export function RankBadge({ rank, src, label, size = 'medium' }: RankBadgeProps) {
  const stone = (
    <svg
      viewBox="0 0 40 40"
      className="size-full"
      role={label === '' ? undefined : 'img'}
      aria-label={label === '' ? undefined : label}
      aria-hidden={label === '' ? true : undefined}
      focusable="false"
    >
      <path
        className="fill-gold-soft stroke-gold"
        strokeWidth="2"
        d="M20 3 34.700 11.500v17L20 37 5.300 28.500v-17z"
      />
      <text x="20" y="25.500" textAnchor="middle" className="fill-gold text-md font-extrabold">
        {rank}
      </text>
    </svg>
  )
  return (
    <span className={cx('block shrink-0', sizes[size])}>
      <Picture src={src} alt={label} width={192} height={192} fallback={stone} className="size-full" />
    </span>
  )
}
