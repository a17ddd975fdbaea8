// SPDX-License-Identifier: Apache-2.0
import { isTranslated } from '../../packages/texts/src/audiences.ts'
import { english } from '../../packages/texts/src/english.ts'
import { judgeMessage } from '../../packages/texts/src/judge-message.ts'
import { languages, type TextSet } from '../../packages/texts/src/languages.ts'
import type { Sentences } from '../../packages/texts/src/locales.ts'
import type { TextSource } from '../generate/text-sets.ts'
import { foreignWords, onlyNames } from './foreign-words.ts'

/** Names that no language translates. */
const sameEverywhere = ['common.brand']
const leftovers = /\b(?:TODO|FIXME|XXX)\b|\?\?\?|lorem ipsum/

export interface Judgement {
  /** Keys without a sentence. */ missing: string[]
  /** Keys whose sentence is that of the source, without being listed as such. */ sameAsSource: string[]
  /** Complaints about sentences that cannot be used: their key, their ICU message, their placeholders. */
  broken: string[]
  /** Complaints about sentences that work, but read badly. */ doubtful: string[]
}

/** What a translation lacks, and what is wrong in it: placeholders, plural forms, untranslated English. */
export function judgeSet(
  { set, sentences, sameAsEnglish }: TextSource,
  source: Sentences = english,
): Judgement {
  const keys = Object.keys(source).filter(isTranslated)
  const strange = [...Object.keys(sentences), ...sameAsEnglish].filter(
    (key) => !(key in source) || !isTranslated(key),
  )
  const judgement: Judgement = {
    missing: keys.filter((key) => sentences[key] === undefined),
    sameAsSource: [],
    broken: strange.map((key) => `${set} ${key}: is no text to translate`),
    doubtful: [],
  }
  for (const key of keys) {
    const sentence = sentences[key]
    if (sentence === undefined) continue
    const maySame = sameEverywhere.includes(key) || sameAsEnglish.includes(key)
    const { broken, doubtful, isSame } = judgeSentence(set, source[key] ?? '', sentence, maySame, source)
    judgement.broken.push(...broken.map((complaint) => `${set} ${key}: ${complaint}`))
    judgement.doubtful.push(...doubtful.map((complaint) => `${set} ${key}: ${complaint}`))
    if (isSame) judgement.sameAsSource.push(key)
  }
  return judgement
}

function judgeSentence(
  set: TextSet,
  source: string,
  sentence: string,
  maySame: boolean,
  all: Sentences,
): { broken: string[]; doubtful: string[]; isSame: boolean } {
  const { tag } = languages[set]
  const { broken, doubtful, words } = judgeMessage({ tag, source, sentence })
  const wrong = foreignWords(set, words)
  const isSame = !maySame && sentence === source && /\p{L}{2}/u.test(words) && !onlyNames(words)
  return {
    broken,
    doubtful: [
      ...doubtful,
      ...(leftovers.test(sentence) ? ['has a leftover of work'] : []),
      ...(sentence in all ? ['is the name of a text'] : []),
      ...(isSame ? ['reads as in English; if that is right, name the key in same-as-english.json'] : []),
      ...(!maySame && sentence !== source && wrong.length > 0
        ? [`has English words left: ${wrong.join(', ')}`]
        : []),
    ],
    isSame,
  }
}
