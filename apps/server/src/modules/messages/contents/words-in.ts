import type { ContentBody, ContentWords } from '@tessera/contract/messages/content'

/** Languages that lend each other their words (D-157). */
const neighbours: Readonly<Record<string, string>> = { 'PT-BR': 'PT', TW: 'CN' }
const nothing: ContentWords = { title: '', summary: '', action: '', content: '' }

/** What an item says in a language: its own words, else a neighbour's, else the house's common text, else English. */
export function wordsIn(language: string, { texts }: Pick<ContentBody, 'texts'>): ContentWords {
  const codes = [language, neighbours[language], 'TY', 'EN']
  const code = codes.find(candidate => candidate !== undefined && Object.hasOwn(texts, candidate)) ?? Object.keys(texts)[0]
  return (code === undefined ? undefined : texts[code]) ?? nothing
}
