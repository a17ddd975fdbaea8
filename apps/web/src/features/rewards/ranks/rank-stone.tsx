// SPDX-License-Identifier: Apache-2.0
/**
 * A rank as a stone: golden once reached, grey before; a ring of smaller stones for every rank above the
 * first.
 */
export function RankStone({
  rank,
  reached,
  className,
}: {
  rank: number
  reached: boolean
  className: string
}) {
  const stones = Array.from({ length: rank }, (_, index) => ((index / Math.max(rank, 1)) * 2 - 0.5) * Math.PI)
  return (
    <svg viewBox="-32 -32 64 64" className={className} aria-hidden="true" focusable="false">
      <path
        className={reached ? 'fill-gold-soft stroke-gold' : 'fill-surface-2 stroke-surface-3'}
        strokeWidth="2"
        d="m0-18 15.600 9V9L0 18-15.600 9V-9z"
      />
      <path
        className={reached ? 'fill-gold' : 'fill-surface-3'}
        opacity=".25"
        d="M0-18 15.600-9 0 0-15.600-9z"
      />
      {stones.map((angle) => (
        <path
          key={angle}
          transform={`translate(${(Math.cos(angle) * 26).toFixed(1)} ${(Math.sin(angle) * 26).toFixed(1)})`}
          className={reached ? 'fill-gold' : 'fill-surface-3'}
          d="m0-4 3.500 2v4L0 4l-3.500-2v-4z"
        />
      ))}
      <text
        x="0"
        y="6"
        textAnchor="middle"
        className={`text-md font-extrabold ${reached ? 'fill-gold' : 'fill-muted'}`}
      >
        {rank}
      </text>
    </svg>
  )
}
