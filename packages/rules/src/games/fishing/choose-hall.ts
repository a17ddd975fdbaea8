// SPDX-License-Identifier: Apache-2.0
import { drawsOfText } from '../demo-slots/draws.ts'
import { HALL_LOOKS, type HallLook } from './halls.ts'

/** What a catalogue says of a title that opens a hall. */
export interface HallTitle {
  readonly gameId: string
  readonly name: string
}

/** How titles name the waters of each look. The first that a title names is what it looks like. */
const words: readonly (readonly [HallLook, RegExp])[] = [
  [
    'temple',
    /temple|atlanti|triton|mermaid|sunken|legend|dynasty|king\b|pharaoh|pagoda|golden|treasure|ruin/iu,
  ],
  [
    'abyss',
    /abyss|deep|shark|octopus|squid|whale|kraken|leviathan|torpedo|harpoon|midnight|trench|piranha/iu,
  ],
  ['reef', /reef|lagoon|coral|dolphin|turtle|seahorse|jelly|puffer|manta|pearl|crab|shallow|bay\b|tide/iu],
]

/** The look of the halls that a title opens, by the waters that its name says, else by its id. Every fishing title has one. */
export function chooseHall({ gameId, name }: HallTitle): HallLook {
  const named = words.find(([, pattern]) => pattern.test(name))?.[0]
  return named ?? HALL_LOOKS[Math.floor(drawsOfText(`hall ${gameId}`)() * HALL_LOOKS.length)]!
}
