// SPDX-License-Identifier: Apache-2.0
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { isTranslated } from '../../packages/texts/src/audiences.ts'
import { english } from '../../packages/texts/src/english.ts'
import { languages, type TextSet } from '../../packages/texts/src/languages.ts'
import type { Sentences } from '../../packages/texts/src/locales.ts'
import type { TextSource } from '../generate/text-sets.ts'
import { choicesOf, namesOf, wordsOf, type Choice, type Pieces } from './read-message.ts'
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
  let said: Pieces
  try {
    said = compileMessageOrThrow(sentence)
  } catch {
    return { broken: ['is not a readable ICU message'], doubtful: [], isSame: false }
  }
  const written = compileMessageOrThrow(source)
  const wrong = foreignWords(set, wordsOf(said))
  const isSame =
    !maySame && sentence === source && /\p{L}{2}/u.test(wordsOf(written)) && !onlyNames(wordsOf(written))
  return {
    broken: [
      ...differences(namesOf(written), namesOf(said)),
      ...judgeChoices(languages[set].tag, choicesOf(written), choicesOf(said)),
    ],
    doubtful: [
      ...judgeForm(source, sentence, all),
      ...(isSame ? ['reads as in English; if that is right, name the key in same-as-english.json'] : []),
      ...(!maySame && sentence !== source && wrong.length > 0
        ? [`has English words left: ${wrong.join(', ')}`]
        : []),
    ],
    isSame,
  }
}

function judgeForm(source: string, sentence: string, all: Sentences): string[] {
  const complaints: string[] = []
  if (sentence.trim() === '') complaints.push('is empty')
  if (sentence !== sentence.trim()) complaints.push('has blanks at an end')
  if (/ {2}/.test(sentence)) complaints.push('has two blanks in a row')
  if (sentence.includes("'"))
    complaints.push("has a straight apostrophe ', which ICU reads as a quote; write ’")
  if (/[<>]/.test(sentence) && !/[<>]/.test(source)) complaints.push('has a bracket < or >')
  if (leftovers.test(sentence)) complaints.push('has a leftover of work')
  if (sentence in all) complaints.push('is the name of a text')
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
