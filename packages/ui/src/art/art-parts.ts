// SPDX-License-Identifier: Apache-2.0
import type { Font } from 'opentype.js'
import type { FontName } from './lettering/fonts.ts'

/**
 * What the recipes need from outside. They read no files themselves, so that the same recipes run on the
 * server, in a tool and in a test.
 */
export interface ArtParts {
  /** Path data of an icon of the game-icons set, in a 512 by 512 box. Throws on an unknown name. */
  iconPath(name: string): string
  /** A parsed display font. */
  font(name: FontName): Font
}
