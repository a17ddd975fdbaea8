// SPDX-License-Identifier: Apache-2.0
import opentype from 'opentype.js'
import type { Font } from 'opentype.js'

/** Parses the bytes of a font file (WOFF 1, TrueType or OpenType). */
export function parseFont(bytes: Uint8Array): Font {
  return opentype.parse(new Uint8Array(bytes).buffer)
}

/** The font with the letters of `further` where it has none itself; between letters of both is no kerning. */
export function withFurtherLetters(font: Font, further: Font): Font {
  const own = { glyph: font.charToGlyph.bind(font), kerning: font.getKerningValue.bind(font) }
  const has = font.hasChar.bind(font)
  const foreign = new Set<unknown>()
  return Object.assign(font, {
    hasChar: (character: string) => has(character) || further.hasChar(character),
    charToGlyph(character: string) {
      if (has(character) || !further.hasChar(character)) return own.glyph(character)
      const glyph = further.charToGlyph(character)
      foreign.add(glyph)
      return glyph
    },
    getKerningValue: ((left, right) =>
      foreign.has(left) || foreign.has(right) ? 0 : own.kerning(left, right)) as Font['getKerningValue'],
  })
}
