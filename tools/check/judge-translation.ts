// SPDX-License-Identifier: Apache-2.0
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { isTranslated } from '../../packages/texts/src/audiences.ts'
import { english } from '../../packages/texts/src/en/index.ts'
import { languages, type TextSet } from '../../packages/texts/src/languages.ts'
import type { TextSource } from '../generate/text-sets.ts'
import { choicesOf, namesOf, wordsOf, type Choice, type Pieces } from './read-message.ts'
import { foreignWords, onlyNames } from './foreign-words.ts'

/** Names that no language translates. */
const sameEverywhere = ['common.brand']
const leftovers = /\b(?:TODO|FIXME|XXX)\b|\?\?\?|lorem ipsum/

export interface Judgement {
  /** Keys without a sentence. */ missing: string[]
  /** Complaints about existing sentences. */ wrong: string[]
}

/** What a translation lacks, and what is wrong in it: placeholders, plural forms, untranslated English. */
export function judgeSet({ set, sentences, sameAsEnglish }: TextSource): Judgement {
  const translated = Object.entries(english).filter(([key]) => isTranslated(key))
  const strange = Object.keys(sentences).filter((key) => !(key in english) || !isTranslated(key))
  return {
    missing: translated.flatMap(([key]) => (sentences[key] === undefined ? key : [])),
    wrong: [
      ...strange.map((key) => `${set} ${key}: is no text to translate`),
      ...translated.flatMap(([key, source]) => {
        const sentence = sentences[key]
        const maySame = sameEverywhere.includes(key) || sameAsEnglish.includes(key)
        return sentence === undefined
          ? []
          : judgeSentence(set, source, sentence, maySame).map((complaint) => `${set} ${key}: ${complaint}`)
      }),
    ],
  }
}

function judgeSentence(set: TextSet, source: string, sentence: string, maySame: boolean): string[] {
  let said: Pieces
  try {
    said = compileMessageOrThrow(sentence)
  } catch {
    return ['is not a readable ICU message']
  }
  const written = compileMessageOrThrow(source)
  const wrong = foreignWords(set, wordsOf(said))
  return [
    ...judgeForm(source, sentence),
    ...differences(namesOf(written), namesOf(said)),
    ...judgeChoices(languages[set].tag, choicesOf(written), choicesOf(said)),
    ...(!maySame && sentence === source && /\p{L}{2}/u.test(wordsOf(written)) && !onlyNames(wordsOf(written))
      ? ['reads as in English; if that is right, name the key in same-as-english.ts']
      : []),
    ...(!maySame && sentence !== source && wrong.length > 0
      ? [`has English words left: ${wrong.join(', ')}`]
      : []),
  ]
}

function judgeForm(source: string, sentence: string): string[] {
  const complaints: string[] = []
  if (sentence.trim() === '') complaints.push('is empty')
  if (sentence !== sentence.trim()) complaints.push('has blanks at an end')
  if (/ {2}/.test(sentence)) complaints.push('has two blanks in a row')
  if (sentence.includes("'"))
    complaints.push("has a straight apostrophe ', which ICU reads as a quote; write ’")
  if (/[<>]/.test(sentence) && !/[<>]/.test(source)) complaints.push('has a bracket < or >')
  if (leftovers.test(sentence)) complaints.push('has a leftover of work')
  if (sentence in english) complaints.push('is the name of a text')
  return complaints
}

function differences(expected: ReadonlySet<string>, found: ReadonlySet<string>): string[] {
  return [
    ...[...expected].filter((name) => !found.has(name)).map((name) => `lacks {${name}}`),
    ...[...found]
      .filter((name) => !expected.has(name))
      .map((name) => `has {${name}}, which the source lacks`),
  ]
}

/** The translation also has the source's choices, with the plural forms of its own language. */
function judgeChoices(tag: string, written: readonly Choice[], said: readonly Choice[]): string[] {
  const complaints = written
    .filter(({ name, kind }) => !said.some((choice) => choice.name === name && choice.kind === kind))
    .map(({ name, kind }) => `lacks the choice {${name}, ${kind}, ...}`)
  for (const { name, kind, forms } of said) {
    if (kind === 'select') continue
    const needed: string[] = new Intl.PluralRules(tag, {
      type: kind === 'plural' ? 'cardinal' : 'ordinal',
    }).resolvedOptions().pluralCategories
    const exact =
      written
        .find((choice) => choice.name === name && choice.kind === kind)
        ?.forms.filter((form) => /^\d+$/.test(form)) ?? []
    for (const form of [...needed, ...exact])
      if (!forms.includes(form))
        complaints.push(`{${name}, ${kind}} lacks the form ${/^\d/.test(form) ? '=' : ''}${form}`)
    for (const form of forms)
      if (!/^\d+$/.test(form) && !needed.includes(form))
        complaints.push(`{${name}, ${kind}} has the form ${form}, which this language does not use`)
  }
  return complaints
}
