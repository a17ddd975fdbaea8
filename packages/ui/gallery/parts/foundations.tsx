// SPDX-License-Identifier: Apache-2.0
import { themeColours } from '../../src/theme/theme-colours.ts'
import type { Part } from '../part.ts'

const tokens = Object.keys(themeColours.dark)
const sizes = [
  ['text-xs', '12'],
  ['text-sm', '14'],
  ['text-md', '16'],
  ['text-lg', '20'],
  ['text-xl', '24'],
  ['text-2xl', '36'],
] as const
const weights = [
  ['font-normal', '400'],
  ['font-semibold', '600'],
  ['font-bold', '700'],
  ['font-extrabold', '800'],
] as const
const spaces = ['w-1', 'w-2', 'w-3', 'w-4', 'w-6', 'w-8']

function Colours() {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {tokens.map((token) => (
        <li key={token} className="overflow-hidden rounded-control border border-line-control">
          <span className="block h-12" style={{ background: `var(--${token})` }} />
          <span className="block bg-surface-1 px-3 py-2 text-xs">{token}</span>
        </li>
      ))}
    </ul>
  )
}

function Type() {
  return (
    <>
      {sizes.map(([size, pixels]) => (
        <p key={size} className={`${size} font-bold`}>
          A stone, a die, a token · {pixels}
        </p>
      ))}
      <p className="flex flex-wrap gap-6 text-md">
        {weights.map(([weight, name]) => (
          <span key={weight} className={weight}>
            Weight {name}
          </span>
        ))}
      </p>
      <p className="max-w-md text-sm text-muted">
        Quiet text stands below what it explains, and reads well on every ground.
      </p>
      <p className="tabular text-md" dir="ltr">
        0123456789 · 1,111,111.11 · 8,888,888.88
      </p>
    </>
  )
}

function Space() {
  return (
    <>
      <p className="flex items-end gap-4">
        {spaces.map((space) => (
          <span key={space} className={`h-8 bg-brand ${space}`} />
        ))}
      </p>
      <p className="flex gap-4">
        <span className="flex h-16 w-28 items-center justify-center rounded-control bg-surface-2 text-xs">
          control 8
        </span>
        <span className="flex h-16 w-28 items-center justify-center rounded-tile bg-surface-2 text-xs">
          tile 12
        </span>
        <span className="flex h-16 w-28 items-center justify-center rounded-panel bg-surface-2 text-xs">
          panel 16
        </span>
        <span className="flex h-16 w-28 items-center justify-center rounded-panel bg-surface-1 text-xs shadow-panel">
          shadow
        </span>
      </p>
    </>
  )
}

export const foundations: Part[] = [
  { id: 'colours', title: 'Colours', Sample: Colours },
  { id: 'type', title: 'Type', Sample: Type },
  { id: 'space', title: 'Space, radii, shadow', Sample: Space },
]
