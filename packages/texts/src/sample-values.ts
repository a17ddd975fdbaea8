// SPDX-License-Identifier: Apache-2.0
import type { TextValues } from './text-key.ts'
import type { ChoiceKind, Choices, Message } from './translator.ts'

interface Choice {
  name: string
  kind: ChoiceKind
  choices: Choices
}

/** More would not fit beside a sentence. */
const mostSamples = 12
/** Every language has a whole number of each form below it, if any whole number has the form. */
const countsTried = 1_000_001

/**
 * Values with which each form of a sentence is said once: in a plural a count of each form, in a select each word.
 * `known` gives values by name; the others show their names.
 */
export function sampleValues(tag: string, message: Message, known: TextValues): TextValues[] {
  const { names, choices } = partsOf(message)
  const usual: Record<string, string | number> = {}
  for (const name of names) usual[name] = known[name] ?? `‹${name}›`
  for (const choice of choices) usual[choice.name] ??= samplesOf(tag, choice)[0] ?? 1
  const varied = choices.flatMap((choice) =>
    samplesOf(tag, choice).map((value) => ({ ...usual, [choice.name]: value })),
  )
  const each = varied.length === 0 ? [usual] : varied
  return [...new Map(each.map((values) => [JSON.stringify(values), values])).values()].slice(0, mostSamples)
}

function partsOf(message: Message): { names: Set<string>; choices: Choice[] } {
  const found = { names: new Set<string>(), choices: [] as Choice[] }
  const read = (part: Message): void => {
    if (typeof part === 'string') return
    for (const piece of part) {
      if (typeof piece === 'string') continue
      if (piece.length === 1) {
        found.names.add(piece[0])
        continue
      }
      const [name, kind, choices] = piece
      found.choices.push({ name, kind, choices })
      for (const form of Object.values(choices))
        if (typeof form !== 'number' && form !== undefined) read(form)
    }
  }
  read(message)
  for (const { name } of found.choices) found.names.delete(name)
  return found
}

/** A value for each form of a choice. */
function samplesOf(tag: string, { kind, choices }: Choice): (string | number)[] {
  const forms = Object.keys(choices).filter((form) => form !== 'offset')
  if (kind === 'select') return forms
  const offset = Number(choices['offset'] ?? 0)
  const rules = new Intl.PluralRules(tag, { type: kind === 'plural' ? 'cardinal' : 'ordinal' })
  // No count has a form that the language does not use: nothing is searched for it.
  const used: readonly string[] = rules.resolvedOptions().pluralCategories
  const exact = forms.filter((form) => /^\d+$/.test(form)).map(Number)
  const counts = forms.flatMap((form) => {
    if (!used.includes(form)) return []
    const count = countOf(rules, form, offset, exact)
    return count === undefined ? [] : [count]
  })
  return [...exact, ...counts]
}

/** The smallest count of a form that is not named on its own; round numbers above a hundred. */
function countOf(
  rules: Intl.PluralRules,
  form: string,
  offset: number,
  exact: readonly number[],
): number | undefined {
  for (let count = offset; count < countsTried; count += count < 100 ? 1 : count < 1_000 ? 100 : 1_000)
    if (!exact.includes(count) && rules.select(count - offset) === form) return count
  return undefined
}
