// SPDX-License-Identifier: Apache-2.0
import type { HallLook } from '@tessera/rules/games/fishing/halls'

const part = (colour: string, at: number): number => Number.parseInt(colour.slice(at, at + 2), 16)

/** A colour between two others, such as `#ff8800`; 0 is the first. */
export function mix(first: string, second: string, share: number): string {
  const channel = (at: number) =>
    Math.round(part(first, at) + (part(second, at) - part(first, at)) * share)
      .toString(16)
      .padStart(2, '0')
  return `#${channel(1)}${channel(3)}${channel(5)}`
}
export const lighter = (colour: string, share = 0.35): string => mix(colour, '#ffffff', share)
export const darker = (colour: string, share = 0.4): string => mix(colour, '#06101f', share)
/** A translucent colour; 1 hides what is below. */
export const clear = (colour: string, alpha: number): string =>
  `${colour}${Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0')}`

/** The light of a look: what its water adds to every colour, and what shines from the edge of a fish. */
interface LookLight {
  readonly water: string
  readonly share: number
  readonly rim: string
  /** Fish of the deep shine by themselves. */
  readonly shines: boolean
}
const lights: Readonly<Record<HallLook, LookLight>> = {
  reef: { water: '#bff2ff', share: 0.05, rim: '#eafcff', shines: false },
  temple: { water: '#ffd98a', share: 0.12, rim: '#ffe9b0', shines: false },
  abyss: { water: '#2a3cff', share: 0.16, rim: '#6df7ff', shines: true },
}
export const lightOf = (look: HallLook): LookLight => lights[look]

/** The colours of one fish. */
export interface Coat {
  readonly back: string
  readonly flank: string
  readonly belly: string
  readonly fin: string
  readonly mark: string
}

/** A coat in the water of a look. */
export function coatIn(look: HallLook, coat: Coat): Coat {
  const { water, share } = lights[look]
  const wet = (colour: string) => mix(colour, water, share)
  return {
    back: wet(coat.back),
    flank: wet(coat.flank),
    belly: wet(coat.belly),
    fin: wet(coat.fin),
    mark: wet(coat.mark),
  }
}
