// SPDX-License-Identifier: Apache-2.0
import { drawingRandom } from '@tessera/ui/art/drawing-random'
import { icon, type HeroChoice, type Theme } from '@tessera/ui/art/themes/theme'

export interface MotifWish {
  readonly id: string
  /** The words of the title. */
  readonly words: string
  readonly theme: Theme
  /** The hero of its tile. */
  readonly first: HeroChoice
  readonly count: number
}

/** For themes with few motifs. */
const others: readonly HeroChoice[] = [
  icon('crown', 'crown king queen'),
  icon('cut-diamond', 'diamond gem jewel'),
  icon('ring', 'ring'),
  icon('crystal-growth', 'crystal'),
  icon('key', 'key lock'),
  icon('clover', 'clover luck lucky'),
  icon('star-formation', 'star'),
  icon('open-treasure-chest', 'treasure chest gold'),
]

/** Different motifs: the hero of the tile, those that the title names, and then others of the theme by a draw. */
export function chooseMotifs({ id, words, theme, first, count }: MotifWish): HeroChoice[] {
  const random = drawingRandom(`${id}/motifs`)
  const said = new Set(words.toLowerCase().split(/[^a-z]+/))
  const named = (motif: HeroChoice) => motif.words.some((word) => said.has(word) || said.has(`${word}s`))
  const shuffled = <Entry>(list: readonly Entry[]): Entry[] => {
    const left = [...list]
    return Array.from(list, () => left.splice(random.whole(left.length), 1)[0]!)
  }
  const ofTheme = shuffled(theme.heroes)
  const ornaments = shuffled(theme.ornaments).map((name) => icon(name))
  const all = [
    first,
    ...ofTheme.filter(named),
    ...others.filter(named),
    ...ofTheme,
    ...ornaments,
    ...shuffled(others),
  ]
  const seen = new Set<string>()
  return all
    .filter((motif) => {
      const name = 'icon' in motif ? motif.icon : motif.drawn
      return !seen.has(name) && seen.add(name)
    })
    .slice(0, count)
}
