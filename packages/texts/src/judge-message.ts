// SPDX-License-Identifier: Apache-2.0
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { choicesOf, namesOf, wordsOf, type Choice, type Pieces } from './read-message.ts'
import type { ChoiceKind } from './translator.ts'

const choiceKinds: readonly string[] = ['plural', 'selectordinal', 'select'] satisfies ChoiceKind[]

export interface MessageToJudge {
  /** BCP 47 tag of the language of the sentence: its plural forms. */ tag: string
  /** The English ICU message. */ source: string
  /** The ICU message to judge. */ sentence: string
}

export interface MessageJudgement {
  /** Why the sentence cannot be used: it does not parse, or its values and choices are not those of the source. */
  broken: string[]
  /** Why it reads badly. */ doubtful: string[]
  /** Its fixed words; '' for a sentence that does not parse. */ words: string
}

/**
 * What is wrong with a sentence that stands for an English one: as the translation of a release, or as the words
 * of an operator. In English, each complaint a predicate: `lacks {amount}`.
 */
export function judgeMessage({ tag, source, sentence }: MessageToJudge): MessageJudgement {
  const doubtful = judgeForm(source, sentence)
  let said: Pieces
  try {
    said = compileMessageOrThrow(sentence)
  } catch {
    return { broken: ['is not a readable ICU message'], doubtful, words: '' }
  }
  const written = compileMessageOrThrow(source)
  return {
    broken: [
      ...differences(namesOf(written), namesOf(said)),
      ...judgeChoices(tag, choicesOf(written), choicesOf(said)),
    ],
    doubtful,
    words: wordsOf(said),
  }
}

function judgeForm(source: string, sentence: string): string[] {
  const complaints: string[] = []
  if (sentence.trim() === '') complaints.push('is empty')
  if (sentence !== sentence.trim()) complaints.push('has blanks at an end')
  if (/ {2}/.test(sentence)) complaints.push('has two blanks in a row')
  if (sentence.includes("'"))
    complaints.push("has a straight apostrophe ', which ICU reads as a quote; write ’")
  if (/[<>]/.test(sentence) && !/[<>]/.test(source)) complaints.push('has a bracket < or >')
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

/** The sentence also has the source's choices, with the plural forms of its own language. */
function judgeChoices(tag: string, written: readonly Choice[], said: readonly Choice[]): string[] {
  const complaints = written
    .filter(({ name, kind }) => !said.some((choice) => choice.name === name && choice.kind === kind))
    .map(({ name, kind }) => `lacks the choice {${name}, ${kind}, ...}`)
  for (const choice of said) {
    if (!choiceKinds.includes(choice.kind)) {
      complaints.push(`asks for the format ${choice.kind}; write {${choice.name}}, which comes formatted`)
      continue
    }
    const inSource = written.find(({ name, kind }) => name === choice.name && kind === choice.kind)
    complaints.push(
      ...(choice.kind === 'select' ? judgeWords(choice, inSource) : judgeForms(tag, choice, inSource)),
    )
  }
  return complaints
}

/** A choice by a word has the words of the source. */
function judgeWords({ name, kind, forms }: Choice, inSource: Choice | undefined): string[] {
  if (!inSource) return [`has the choice {${name}, ${kind}}, which the source lacks`]
  return [
    ...inSource.forms
      .filter((form) => !forms.includes(form))
      .map((form) => `{${name}, ${kind}} lacks the form ${form}`),
    ...forms
      .filter((form) => !inSource.forms.includes(form))
      .map((form) => `{${name}, ${kind}} has the form ${form}, which the source lacks`),
  ]
}

function judgeForms(tag: string, { name, kind, forms }: Choice, inSource: Choice | undefined): string[] {
  const needed: string[] = new Intl.PluralRules(tag, {
    type: kind === 'plural' ? 'cardinal' : 'ordinal',
  }).resolvedOptions().pluralCategories
  const exact = inSource?.forms.filter((form) => /^\d+$/.test(form)) ?? []
  return [
    ...[...needed, ...exact]
      .filter((form) => !forms.includes(form))
      .map((form) => `{${name}, ${kind}} lacks the form ${/^\d/.test(form) ? '=' : ''}${form}`),
    ...forms
      .filter((form) => !/^\d+$/.test(form) && !needed.includes(form))
      .map((form) => `{${name}, ${kind}} has the form ${form}, which this language does not use`),
  ]
}
