// SPDX-License-Identifier: Apache-2.0
import type { TextKey, TextValues } from './text-key.ts'

/** A compiled sentence: plain, or a list of pieces. Made by compile-message.ts. */
export type Message = string | readonly Piece[]
/** Words, a value by its name, or a choice by a value. Inside a plural the piece `#` is the count. */
export type Piece =
  | string
  | readonly [name: string]
  | readonly [name: string, kind: ChoiceKind, choices: Choices]
export type ChoiceKind = 'plural' | 'selectordinal' | 'select'
export type Choices = Readonly<Record<string, Message | number>>
export type Catalogue = Readonly<Record<string, Message>>
export type Translate = (key: TextKey, values?: TextValues) => string

/** Numbers have commas and Latin digits in every language, like money. */
const figures = new Intl.NumberFormat('en-US')

/**
 * In these, invisible characters isolate a value; otherwise a Latin name or amount would break the order of
 * the sentence.
 */
const rightToLeft = /^(ar|fa|he|ur)\b/

/**
 * Makes a function that returns the sentences of a compiled catalogue. `locale` (BCP 47) is their language:
 * its rules choose the plural. A missing key throws, because a page must not show the name of a sentence.
 */
export function createTranslator(locale: string, catalogue: Catalogue): Translate {
  const isolate = rightToLeft.test(locale) ? (value: string | number) => `\u2068${value}\u2069` : String
  const rules: Partial<Record<Intl.PluralRuleType, Intl.PluralRules>> = {}
  const plural = (type: Intl.PluralRuleType, count: number): string =>
    (rules[type] ??= new Intl.PluralRules(locale, { type })).select(count)

  const say = (message: Message, values: TextValues, count: string): string =>
    typeof message === 'string' ? message : message.map((piece) => sayPiece(piece, values, count)).join('')

  const sayPiece = (piece: Piece, values: TextValues, count: string): string => {
    if (typeof piece === 'string') return piece === '#' && count !== '' ? count : piece
    const value = values[piece[0]] ?? ''
    if (piece.length === 1) return isolate(value)
    const [, kind, choices] = piece
    if (kind === 'select') return say(chosen(choices, String(value)), values, count)
    const number = Number(value)
    const left = number - Number(choices['offset'] ?? 0)
    const exact =
      String(number) in choices ? String(number) : plural(kind === 'plural' ? 'cardinal' : 'ordinal', left)
    return say(chosen(choices, exact), values, figures.format(left))
  }

  return (key, values = {}) => {
    const message = catalogue[key]
    if (message === undefined) throw new Error(`No text ${key} in ${locale}`)
    return say(message, values, '')
  }
}

function chosen(choices: Choices, name: string): Message {
  const message = choices[name] ?? choices['other'] ?? ''
  return typeof message === 'number' ? '' : message
}
