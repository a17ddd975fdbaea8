// SPDX-License-Identifier: Apache-2.0
import { bankLetters } from '@tessera/rules/names/fold-name'
import type { CallOutput } from '@tessera/contract'
import { useCallQuery } from '../../../shared/api/use-call-query.ts'
import { preview } from '../../../shared/site/preview.ts'
import { language } from '../../../shared/texts/texts.ts'

export type HelpItem = CallOutput<'messages.helpCenter'>['list'][number]

/** The help pages in order. */
export function useHelp() {
  return useCallQuery(
    'messages.helpCenter',
    { language, device: 'WEB', ...preview },
    { staleTimeMs: 300_000 },
  )
}

/** The items whose title or text contains every word of `wanted`; all of them if it is empty. */
export function findHelp(items: readonly HelpItem[], wanted: string): HelpItem[] {
  const words = fold(wanted).split(/\s+/).filter(Boolean)
  return items.filter((item) => {
    const text = fold(`${item.title} ${plain(item.content)}`)
    return words.every((word) => text.includes(word))
  })
}

/** The visible text of HTML, precise enough for a search. */
function plain(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
}

/** Letters without case and accents; signs that are vowels stay. */
function fold(text: string): string {
  return bankLetters(text)
}
