// SPDX-License-Identifier: Apache-2.0
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { ArtParts } from './art-parts.ts'
import { fontWeight, hasVietnamese } from './lettering/fonts.ts'
import type { FontName } from './lettering/fonts.ts'
import { parseFont, withFurtherLetters } from './lettering/parse-font.ts'

interface IconSet {
  icons: Record<string, { body: string }>
}

/**
 * Icons and fonts for the recipes, read from the installed packages on first use and cached. The only file
 * here that reads anything, and only for Node. Reading is synchronous: it happens once per process and font.
 */
export function loadArtParts(): ArtParts {
  const { resolve } = createRequire(import.meta.url)
  const fonts = new Map<FontName, ReturnType<ArtParts['font']>>()
  let icons: IconSet | undefined
  return {
    iconPath(name) {
      icons ??= JSON.parse(readFileSync(resolve('@iconify-json/game-icons/icons.json'), 'utf8')) as IconSet
      const path = icons.icons[name]?.body.match(/ d="([^"]+)"/)?.[1]
      if (path === undefined) throw new RangeError(`no icon is called ${name}`)
      return path
    },
    font(name) {
      const known = fonts.get(name)
      if (known !== undefined) return known
      const read = (letters: string) =>
        parseFont(
          readFileSync(
            resolve(`@fontsource/${name}/files/${name}-${letters}-${fontWeight(name)}-normal.woff`),
          ),
        )
      const latin = read('latin')
      const font = hasVietnamese(name) ? withFurtherLetters(latin, read('vietnamese')) : latin
      fonts.set(name, font)
      return font
    },
  }
}
