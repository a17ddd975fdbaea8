// SPDX-License-Identifier: Apache-2.0
import type { SlotSymbol } from '../slot-rules.ts'
import { down, line, symbol } from './paint.ts'

/** The strokes of ace, king, queen, jack and ten. */
export const strokes = {
  a: 'M26 78L50 22L74 78M36 58H64',
  k: 'M32 22V78M70 22L36 54M46 46L72 78',
  q: 'M50 22C32 22 24 36 24 50S32 78 50 78S76 64 76 50S68 22 50 22ZM57 60L76 80',
  j: 'M40 24H68M60 24V60C60 72 54 78 44 78S28 72 28 62',
  t: 'M22 34L32 24V78M64 23C52 23 47 36 47 50S52 77 64 77S81 64 81 50S76 23 64 23Z',
} as const

export type RankColours = Readonly<
  Record<keyof typeof strokes, readonly [light: string, middle: string, dark: string]>
>

/** The card ranks that pay least: bevelled figures, each in its colour. */
export function ranks(colours: RankColours): Record<SlotSymbol, string> {
  const entries = Object.entries(strokes) as [keyof typeof strokes, string][]
  return Object.fromEntries(
    entries.map(([rank, path]) => {
      const [light, middle, dark] = colours[rank]
      const moved = `<g transform="translate(0 3)">${line(path, '#05080f', 19, 0.65)}</g>`
      return [
        rank,
        symbol(
          down('face', light, middle, dark),
          `${moved}${line(path, '#0b101c', 18)}${line(path, light, 14)}<g>${line(path, 'url(#face)', 10.5)}</g><g transform="translate(-1.6 -2)">${line(path, '#fff', 2, 0.55)}</g>`,
        ),
      ]
    }),
  )
}
