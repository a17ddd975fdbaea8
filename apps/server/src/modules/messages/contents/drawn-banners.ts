// SPDX-License-Identifier: Apache-2.0
import type { BannerGroup, ContentPicture } from '@tessera/contract/messages/content'
import { sql, type Queries } from '../../../platform/db/index.ts'
import { artIdOf, pictureAddresses, type DrawnPicture, type PictureAddresses } from './picture-addresses.ts'
import { presentContents } from './present-contents.ts'

/** The theme of a drawn picture that some banner or promotion uses or used; undefined for an unused id. */
export async function drawnTheme(db: Queries, artId: string): Promise<string | undefined> {
  const contentId = Number(/^content-(\d{1,9})$/.exec(artId)?.[1] ?? 0)
  const row = await db.one<{ picture: ContentPicture }>(sql`
    select coalesce(case when content.draft -> 'picture' ->> 'artId' = ${artId} or content.id = ${contentId} then content.draft end, shown.body) -> 'picture' as picture
    from content left join content_revision shown on shown.content_id = content.id and shown.number = content.revision
    where content.kind in ('B', 'PR') and (content.id = ${contentId} or content.draft -> 'picture' ->> 'artId' = ${artId} or shown.body -> 'picture' ->> 'artId' = ${artId})
    order by content.id limit 1`)
  return row?.picture.theme
}

/** Ids of the drawn pictures shown now, those of the home page first. */
export async function drawnPictures(db: Queries, brandCode: string, nowMs: number): Promise<string[]> {
  const view = { brandCode, nowMs, language: 'EN' }
  const [banners, promotions] = await Promise.all([
    presentContents(db, view, ['B']),
    presentContents(db, view, ['PR']),
  ])
  const ofHome = banners.filter(({ body }) => body.groupName === 'home')
  const others = banners.filter(({ body }) => body.groupName !== 'home')
  return [...ofHome, ...others, ...promotions]
    .filter(({ body: { picture } }) => picture.wide === null && picture.phone === null)
    .map(artIdOf)
}

/** The addresses of the first banner of a group, if it has one. */
export async function firstBanner(
  db: Queries,
  {
    brandCode,
    group,
    nowMs,
    drawn,
  }: { brandCode: string; group: BannerGroup; nowMs: number; drawn: DrawnPicture },
): Promise<PictureAddresses | undefined> {
  const first = (await presentContents(db, { brandCode, nowMs, language: 'EN' }, ['B'])).find(
    ({ body }) => body.groupName === group,
  )
  return first && (await pictureAddresses(db, drawn, [first]))(first)
}
