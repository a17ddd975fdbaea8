// SPDX-License-Identifier: Apache-2.0
import { CHAT_LENGTH, lengthOf } from './clean-message.ts'
import { asLatin, asLetters, foldMessage, withPlainDigits } from './fold-message.ts'
import { INSULTS } from './insults.ts'

/** Why a message is not sent. */
export const chatProblems = ['empty', 'long', 'link', 'number', 'contact', 'repeat', 'insult'] as const
export type ChatProblem = (typeof chatProblems)[number]

const ENDINGS =
  'com|net|org|info|biz|xyz|top|vip|club|site|online|shop|win|bet|casino|app|link|live|io|me|cc|tv|co|gg|ly|vn|cn|th|id|my|ph|in|jp|kr|ru|br|mx|fr|de|uk|us'
const DOT = String.raw`\s*(?:\.|。|•|·|\(dot\)|\[dot\]|\bdot\b|\bpunto\b|\bchấm\b)\s*`
const link = new RegExp(String.raw`:\s*/\s*/|\bwww\b|\b[a-z0-9][a-z0-9-]+${DOT}(?:${ENDINGS})\b`, 'u')
/** Names of services by which people are called elsewhere, and names that begin with @. */
const contact =
  /(?:^|[^\p{L}])(?:telegram|telegam|whats ?app|zalo|wechat|weixin|viber|discord|skype|instagram|facebook|messenger|line ?id)(?=[^\p{L}]|$)|@\s*[\p{L}\p{N}_.]{3,}|微信|加我|텔레그램|카톡|เพิ่มเพื่อน|ไอดีไลน์|телеграм|ватсап|واتساب|تيليجرام/u
/** A telephone number has more digits than a stake that is written in a chat. */
const MOST_DIGITS = 7
const digits = new RegExp(String.raw`(?:\d[\s.,()+\-_/*]*){${MOST_DIGITS + 1},}`, 'u')
const repeated = /(\S)\1{6,}|(\S{2,6}?)\2{4,}/u

const spaced = /\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Arabic}|\p{Script=Devanagari}/u
const [words, anywhere] = [new Set<string>(), new Set<string>()]
for (const list of Object.values(INSULTS))
  for (const insult of list) {
    const folded = foldMessage(insult)
    if (!spaced.test(insult)) anywhere.add(folded)
    else words.add(folded)
  }

/** Why a cleaned message is not sent; undefined for one that is. `before` is what the same person wrote last. */
export function judgeMessage(text: string, before: readonly string[] = []): ChatProblem | undefined {
  if (!/[\p{L}\p{N}\p{S}\p{P}]/u.test(text)) return 'empty'
  if (lengthOf(text) > CHAT_LENGTH) return 'long'
  const latin = asLatin(text)
  if (link.test(latin)) return 'link'
  if (digits.test(withPlainDigits(text))) return 'number'
  if (contact.test(latin) || contact.test(foldMessage(text))) return 'contact'
  if (isInsult(text)) return 'insult'
  if (repeated.test(foldMessage(text)) || before.some((one) => foldMessage(one) === foldMessage(text)))
    return 'repeat'
  return undefined
}

function isInsult(text: string): boolean {
  return [foldMessage(text), asLatin(text), asLetters(text)].some((form) => {
    // Letters that stand alone are read together: f u c k, f.u.c.k
    const joined = form.replaceAll(/(?<![\p{L}\p{N}])(\p{L})[^\p{L}\p{N}]+(?=\p{L}(?![\p{L}\p{N}]))/gu, '$1')
    return (
      [...anywhere].some((insult) => form.includes(insult)) ||
      [form, joined].some((one) =>
        one.split(/[^\p{L}\p{M}\p{N}]+/u).some((word) => words.has(word) || words.has(squeezed(word))),
      )
    )
  })
}

/** fuuuck as fuck. */
const squeezed = (word: string): string => word.replaceAll(/(\p{L})\1+/gu, '$1')
