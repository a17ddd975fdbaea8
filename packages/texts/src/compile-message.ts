// SPDX-License-Identifier: Apache-2.0
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { Message, Piece } from './translator.ts'

const choiceKinds: unknown[] = ['plural', 'selectordinal', 'select']

/**
 * An ICU message in the form that the translator reads: a plain sentence stays a string, one with values becomes
 * a list of pieces. The translator supports values and choices, no formats. Throws with `name` when the message
 * is broken.
 */
export function compileMessage(name: string, sentence: string): Message {
  // Most sentences contain nothing that ICU would read, and parsing all of them would take seconds.
  if (!/[{}'#<]/.test(sentence)) return sentence
  const pieces = parse(name, sentence)
  const [first = ''] = pieces
  if (pieces.length <= 1 && typeof first === 'string') return first
  for (const piece of pieces) {
    if (Array.isArray(piece) && piece.length > 1 && !choiceKinds.includes(piece[1]))
      throw new Error(
        `The text ${name} asks for the format ${String(piece[1])}; format the value before it is put in`,
      )
  }
  return pieces
}

function parse(name: string, sentence: string): readonly Piece[] {
  try {
    return compileMessageOrThrow(sentence) as readonly Piece[]
  } catch (error) {
    throw new Error(`The text ${name} is not a readable ICU message`, { cause: error })
  }
}

/**
 * A compiled English message for a translator of another language. English says `one` of the count 1 alone;
 * other languages use that form for further counts (Russian for 21), or never. So the count is named instead.
 */
export function withCountsNamed(message: Message): Message {
  return typeof message === 'string' ? message : message.map(pieceWithCountsNamed)
}

function pieceWithCountsNamed(piece: Piece): Piece {
  if (typeof piece === 'string' || piece.length === 1) return piece
  const [name, kind, choices] = piece
  const one = String(1 + Number(choices['offset'] ?? 0))
  const named: Record<string, Message | number> = {}
  for (const [form, choice] of Object.entries(choices)) {
    const countIsOne = kind === 'plural' && form === 'one' && !(one in choices)
    // The compiler writes an absent offset as undefined.
    if (typeof choice === 'number') named[form] = choice
    else if (choice !== undefined) named[countIsOne ? one : form] = withCountsNamed(choice)
  }
  return [name, kind, named]
}
