// SPDX-License-Identifier: Apache-2.0
import { RefusedMessage } from '../refused-message.ts'
import type { XmlElement } from './read-xml.ts'

/** Each reads an attribute, or throws RefusedMessage with its name. */

export function readText({ attributes }: XmlElement, name: string, longest: number): string {
  const text = attributes[name]
  if (text === undefined || text === '' || text.length > longest)
    throw new RefusedMessage(`${name} is missing or too long`)
  return text
}

export function readWhole({ attributes }: XmlElement, name: string, lowest: number, highest: number): number {
  const text = attributes[name]
  const value = text !== undefined && /^-?\d{1,16}$/.test(text) ? Number(text) : Number.NaN
  if (!(value >= lowest && value <= highest))
    throw new RefusedMessage(`${name} is not a whole number from ${lowest} to ${highest}`)
  return value
}

/** A decimal; `otherwise` if it is missing. */
export function readNumber(
  { attributes }: XmlElement,
  name: string,
  lowest: number,
  highest: number,
  otherwise?: number,
): number {
  const text = attributes[name]
  if (text === undefined && otherwise !== undefined) return otherwise
  const value = text !== undefined && /^\d{1,9}(\.\d{1,12})?$/.test(text) ? Number(text) : Number.NaN
  if (!(value >= lowest && value <= highest))
    throw new RefusedMessage(`${name} is not a number from ${lowest} to ${highest}`)
  return value
}

export const readFlag = (element: XmlElement, name: string): boolean => readWhole(element, name, 0, 1) === 1

/** Scores are written as whole numbers, or as decimals without a fraction. Undefined if they are missing. */
export function readScore(element: XmlElement): readonly [number, number] | undefined {
  const [home, away] = [element.attributes['home_score'], element.attributes['away_score']]
  if (home === undefined || away === undefined) return undefined
  return [scoreOf(home), scoreOf(away)]
}

function scoreOf(text: string): number {
  const score = /^\d{1,3}(\.0+)?$/.test(text) ? Number(text) : Number.NaN
  if (Number.isNaN(score)) throw new RefusedMessage('a score is not a whole number from 0 to 999')
  return score
}
