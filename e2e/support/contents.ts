// SPDX-License-Identifier: Apache-2.0
import type { CallInput } from '@tessera/contract'
import type { Brand } from './brand.ts'

type Content = CallInput<'backoffice.createContent'>['body']
type BannerBody = Extract<Content, { kind: 'B' }>
type Words = Partial<Content['texts'][string]> & { title: string }

const inEnglish = ({ title, ...more }: Words): Content['texts'] => ({
  EN: { title, summary: '', action: '', category: '', content: '', ...more },
})

export const notice = (words: Words): Content => ({
  kind: 'PL',
  texts: inEnglish(words),
  from: null,
  until: null,
})
export const news = (words: Words): Content => ({ ...notice(words), kind: 'PU' })
/** A banner with a drawn picture; it leads nowhere unless `more` says so. */
export const banner = (
  title: string,
  more: Pick<BannerBody, 'groupName'> & Partial<BannerBody>,
): Content => ({
  kind: 'B',
  texts: inEnglish({ title }),
  from: null,
  until: null,
  linkageType: 'NONE',
  url: '',
  picture: { artId: 'journey', theme: '', wide: null, phone: null },
  ...more,
})

/** Publishes so many notices, the first of them last: it is the newest. Each has a text of its own. */
export async function publishNotices(
  brand: Brand,
  count: number,
  title = (number: number): string => `Notice ${number}`,
): Promise<void> {
  for (let number = count; number >= 1; number -= 1)
    await brand.publish(notice({ title: title(number), content: `<p>Text of notice ${number}</p>` }))
}

/** Publishes so many things for the publicity popup, the first of them last. */
export async function publishNews(
  brand: Brand,
  count: number,
  content = (number: number): string => `<p>Text of news ${number}</p>`,
): Promise<void> {
  for (let number = count; number >= 1; number -= 1)
    await brand.publish(news({ title: `News ${number}`, content: content(number) }))
}
