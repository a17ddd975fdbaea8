// SPDX-License-Identifier: Apache-2.0
import type { ContentBody, ContentWords } from '@tessera/contract/messages/content'
import { ar } from './ar/index.ts'
import { cn } from './cn/index.ts'
import { es } from './es/index.ts'
import { fil } from './fil/index.ts'
import { fr } from './fr/index.ts'
import { hi } from './hi/index.ts'
import { id } from './id/index.ts'
import { ja } from './ja/index.ts'
import { ko } from './ko/index.ts'
import { ms } from './ms/index.ts'
import { pt } from './pt/index.ts'
import { ru } from './ru/index.ts'
import { th } from './th/index.ts'
import { tw } from './tw/index.ts'
import { vi } from './vi/index.ts'
import type { SpokenContents } from './words.ts'

/**
 * The languages of the demonstration besides English. One that has no words of its own is answered in
 * English.
 */
const sets: Readonly<Record<string, SpokenContents>> = {
  CN: cn,
  TH: th,
  VI: vi,
  ID: id,
  PT: pt,
  FIL: fil,
  AR: ar,
  ES: es,
  RU: ru,
  JA: ja,
  FR: fr,
  KO: ko,
  MS: ms,
  HI: hi,
  TW: tw,
}
export const spokenLanguages = Object.keys(sets)

type Said = Partial<ContentWords> & Pick<ContentWords, 'title'>
const whole = ({ title, summary = '', action = '', category = '', content = '' }: Said): ContentWords => ({
  title,
  summary,
  action,
  category,
  content,
})

/** What a message says in each language besides English whose set has it. */
export function inOtherLanguages(title: string): Record<string, { title: string; content: string }> {
  return Object.fromEntries(
    Object.entries(sets).flatMap(([code, { inbox }]) => {
      const words = inbox[title]
      return words ? [[code, { title: words[0], content: words[1] }] as const] : []
    }),
  )
}

/** The words of an item in English and in each language whose set has it. */
export function inEveryLanguage(
  english: Said,
  saidIn: (set: SpokenContents) => Said | undefined,
): ContentBody['texts'] {
  const others = Object.entries(sets).flatMap(([code, set]) => {
    const said = saidIn(set)
    return said ? [[code, whole(said)] as const] : []
  })
  return { EN: whole(english), ...Object.fromEntries(others) }
}

export function inBanner(set: SpokenContents, title: string): Said | undefined {
  const words = set.banners[title]
  return words && { title: words[0], summary: words[1], action: words[2] ?? '' }
}

export function inPage(
  set: SpokenContents,
  kind: 'notices' | 'popups' | 'inbox' | 'toAgents' | 'help',
  title: string,
): Said | undefined {
  const words = set[kind][title]
  return words && { title: words[0], content: words[1] }
}

export function inOffer(set: SpokenContents, title: string, category: string): Said | undefined {
  const words = set.offers[title]
  return (
    words && {
      title: words[0],
      summary: words[1],
      category: set.categories[category] ?? '',
      content: words[2] + set.example,
    }
  )
}
