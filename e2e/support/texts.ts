// SPDX-License-Identifier: Apache-2.0
import { readFileSync } from 'node:fs'
import { type Catalogue, createTranslator, type TextKey, type TextValues } from '@tessera/texts'
import { messages as ofConsole } from '@tessera/texts/generated/en/console'
import type { Message, Piece } from '@tessera/texts/translator'

/** Every sentence in English, which a page speaks unless a journey chooses another language. */
const catalogue: Catalogue = {
  ...ofConsole,
  ...readCatalogue('en'),
}

function readCatalogue(folder: 'en' | 'ar'): Catalogue {
  const file = new URL(`../../packages/texts/src/generated/${folder}/server.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')) as Catalogue
}

/**
 * The sentence of a key as the page says it. Journeys find things by role and key, so that a better sentence
 * breaks none of them.
 */
export const text: (key: TextKey, values?: TextValues) => string = createTranslator('en', catalogue)

/** The sentences of the site and of the games in another language. */
export function textsIn(folder: 'en' | 'ar'): {
  text: (key: TextKey, values?: TextValues) => string
  anyText: (key: TextKey, values?: TextValues) => RegExp
} {
  const spoken = folder === 'en' ? catalogue : readCatalogue(folder)
  return {
    text: createTranslator(folder, spoken),
    anyText: (key, values = {}) => new RegExp(patternOf(spoken[key] ?? '', values)),
  }
}

/**
 * Finds the sentence of a key where a journey does not know all of its values: those that are missing may be
 * anything. The sentence may be a part of what is read, unless it has to be the `whole` of it.
 */
export function anyText(key: TextKey, values: TextValues = {}, { whole = false } = {}): RegExp {
  const pattern = patternOf(catalogue[key] ?? '', values)
  return new RegExp(whole ? `^${pattern}$` : pattern)
}

/** Finds any of several sentences, whatever their values. */
export function eitherText(...keys: TextKey[]): RegExp {
  return new RegExp(keys.map((key) => anyText(key).source).join('|'))
}

function patternOf(message: Message, values: TextValues): string {
  return typeof message === 'string'
    ? RegExp.escape(message)
    : message.map((piece) => patternOfPiece(piece, values)).join('')
}

function patternOfPiece(piece: Piece, values: TextValues): string {
  if (typeof piece === 'string') return piece === '#' ? String.raw`[\d,]+` : RegExp.escape(piece)
  const [name, , choices] = piece
  if (!choices) return name in values ? RegExp.escape(String(values[name])) : '.+?'
  const ways = Object.values(choices).filter((choice) => typeof choice !== 'number')
  return `(?:${ways.map((choice) => patternOf(choice, values)).join('|')})`
}
