// SPDX-License-Identifier: Apache-2.0
import type { OperationInput, OperationOutput } from '@tessera/contract'
import type { ContentKind } from '@tessera/contract/messages/content'
import type { Queries } from '../../../platform/db/index.ts'
import type { RequestFacts } from '../../../platform/http/index.ts'
import type { MessagesDeps } from '../messages-deps.ts'
import { isForEverybody } from '@tessera/rules/promotions/audience'
import { pictureAddresses } from './picture-addresses.ts'
import { presentOffer } from './present-offer.ts'
import { presentContents, type Presented, type View } from './present-contents.ts'
import { wordsIn } from './words-in.ts'

type Facts = RequestFacts & { db: Queries }
type Lists = OperationOutput<'messages.announcements'>

/** The four lists of the site, of the requested types, in the requested or the caller's language (D-62). */
export async function announce(
  deps: MessagesDeps,
  { db, ...facts }: Facts,
  input: OperationInput<'messages.announcements'>,
): Promise<Lists> {
  const view = await viewOf(deps, facts, input)
  const { language } = view
  const kinds = [...new Set(input.types.split(','))] as Exclude<ContentKind, 'HP'>[]
  // Contents for agents appear among the notices only for the operator who previews them.
  const previewed = view.previewId !== undefined && kinds.includes('PL') ? ['AN' as const] : []
  const visible = (await presentContents(db, view, [...kinds, ...previewed])).filter(
    (item) => !isKind(item, 'AN') || item.id === view.previewId,
  )
  const hosts = await deps.hostsOf(view.brandCode)
  const html = (text: string): string => deps.readHtml(text, hosts)
  const pictured = visible.filter((item) => isKind(item, 'B') || isKind(item, 'PR'))
  const picturesOf = await pictureAddresses(db, deps.bannerPicture, pictured)
  return {
    banners: visible
      .filter((item) => isKind(item, 'B'))
      .map((item) => {
        const { title, summary, action } = wordsIn(language, item.body)
        const { url, groupName, linkageType } = item.body
        return {
          bannerId: item.id,
          title,
          subtitle: summary,
          action,
          ...picturesOf(item),
          url,
          groupName,
          linkageType,
        }
      }),
    player: newestFirst(
      visible.filter((item) => isKind(item, 'PL') || isKind(item, 'H') || isKind(item, 'AN')),
    )
      .map((item) => {
        const { title, content } = wordsIn(language, item.body)
        return {
          id: item.id,
          title,
          content: html(content),
          createTime: createTimeOf(item),
          pinned: item.body.kind === 'H',
        }
      })
      .toSorted((one, other) => Number(other.pinned) - Number(one.pinned)),
    popup: newestFirst(visible.filter((item) => isKind(item, 'PU'))).map((item) => {
      const { title, content } = wordsIn(language, item.body)
      return { id: item.id, title, content: html(content), createTime: createTimeOf(item) }
    }),
    promotion: visible
      .filter((item) => isKind(item, 'PR'))
      // Those for some members only are answered by promotions.offered.
      .filter(({ id, body }) => id === view.previewId || isForEverybody(body.offer?.audience))
      .map((item) => presentPromotion(item, view, html, picturesOf)),
  }
}

/** A promotion as pages list it. */
function presentPromotion(
  item: Presented<'PR'>,
  { language, nowMs }: View,
  html: (text: string) => string,
  picturesOf: Awaited<ReturnType<typeof pictureAddresses>>,
): Lists['promotion'][number] {
  const { title, summary, content, category } = wordsIn(language, item.body)
  const { startTime, endTime } = item.body
  return {
    id: item.id,
    category: category || item.body.category,
    title,
    summary,
    ...picturesOf(item),
    content: html(content),
    startTime,
    endTime,
    createTime: createTimeOf(item),
    ...presentOffer(item.body, nowMs),
  }
}

/** The promotions for some members only, of which the caller knows that they are offered to a member. */
export async function announceTo(
  deps: MessagesDeps,
  { db, ...facts }: Facts,
  { ids, language }: { ids: ReadonlySet<number>; language?: string | undefined },
): Promise<Lists['promotion']> {
  const view = await viewOf(deps, facts, { language })
  const items = (await presentContents(db, view, ['PR'])).filter(
    ({ id, body }) => ids.has(id) && !isForEverybody(body.offer?.audience),
  )
  const hosts = await deps.hostsOf(view.brandCode)
  const picturesOf = await pictureAddresses(db, deps.bannerPicture, items)
  return items.map((item) => presentPromotion(item, view, (text) => deps.readHtml(text, hosts), picturesOf))
}

/** The help pages in order (D-56). */
export async function helpCenter(
  deps: MessagesDeps,
  { db, ...facts }: Facts,
  input: OperationInput<'messages.helpCenter'>,
): Promise<OperationOutput<'messages.helpCenter'>> {
  const view = await viewOf(deps, facts, input)
  const hosts = await deps.hostsOf(view.brandCode)
  const list = (await presentContents(db, view, ['HP'])).map(({ id, body }) => {
    const { title, content } = wordsIn(view.language, body)
    return { id, title, content: deps.readHtml(content, hosts), page: body.page }
  })
  return { list }
}

const viewOf = async (
  deps: MessagesDeps,
  { brandCode, nowMs, ...facts }: RequestFacts,
  { language = facts.language, preview }: { language?: string | undefined; preview?: string | undefined },
): Promise<View> => ({ brandCode, nowMs, language, previewId: await deps.previews.read(preview, nowMs) })

const isKind = <Kind extends ContentKind>(
  item: Presented<ContentKind>,
  kind: Kind,
): item is Presented<Kind> => item.body.kind === kind

/** When visitors could first see it. */
export const createTimeOf = ({ firstAtMs, body: { from } }: Presented<ContentKind>): number =>
  Math.max(firstAtMs, from ?? 0)

export const newestFirst = <Item extends Presented<ContentKind>>(items: readonly Item[]): Item[] =>
  items.toSorted((one, other) => createTimeOf(other) - createTimeOf(one) || other.id - one.id)
