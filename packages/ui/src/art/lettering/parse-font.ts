// SPDX-License-Identifier: Apache-2.0
import opentype from 'opentype.js'
import type { Font } from 'opentype.js'

/** Parses the bytes of a font file (WOFF 1, TrueType or OpenType). */
export function parseFont(bytes: Uint8Array): Font {
  return opentype.parse(new Uint8Array(bytes).buffer)
}
