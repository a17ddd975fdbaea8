import { sql, type Queries } from '../../platform/db/index.ts'

export type LinkageType = 'NONE' | 'URL' | 'PAGE' | 'PROMO' | 'GAME' | 'CS'
export interface NewBanner {
  groupName: string; title: string; subtitle: string; action: string
  pictureId: string; pictureTheme: string; linkageType: LinkageType; url: string; sort: number
}
export interface Banner extends NewBanner { id: number }
export interface NewAnnouncement { title: string; content: string; pinned: boolean; createdAtMs: number }
export interface Announcement extends NewAnnouncement { id: number }

export async function addBanner(db: Queries, banner: NewBanner): Promise<void> {
  await db.query(sql`
    insert into banner (group_name, title, subtitle, action, picture_id, picture_theme, linkage_type, url, sort)
    values (${banner.groupName}, ${banner.title}, ${banner.subtitle}, ${banner.action}, ${banner.pictureId}, ${banner.pictureTheme}, ${banner.linkageType}, ${banner.url}, ${banner.sort})`)
}

export async function addAnnouncement(db: Queries, { title, content, pinned, createdAtMs }: NewAnnouncement): Promise<void> {
  await db.query(sql`
    insert into announcement (title, content, pinned, created_at) values (${title}, ${content}, ${pinned}, to_timestamp(${createdAtMs} / 1000.0))`)
}

/** Banners that are shown, by group and order. */
export const shownBanners = (db: Queries): Promise<Banner[]> => db.query<Banner>(sql`
  select id, group_name as "groupName", title, subtitle, action, picture_id as "pictureId", picture_theme as "pictureTheme",
    linkage_type as "linkageType", url, sort
  from banner where enabled order by group_name, sort, id`)

/** Notices that are shown: pinned ones first, then newest first. At most 50. */
export const shownAnnouncements = (db: Queries): Promise<Announcement[]> => db.query<Announcement>(sql`
  select id, title, content, pinned, created_at as "createdAtMs" from announcement where enabled order by pinned desc, created_at desc, id desc limit 50`)

/** A shown banner by the id of its picture, or undefined. */
export const bannerByPicture = (db: Queries, pictureId: string): Promise<Pick<Banner, 'pictureTheme' | 'title'> | undefined> =>
  db.one<Pick<Banner, 'pictureTheme' | 'title'>>(sql`select picture_theme as "pictureTheme", title from banner where picture_id = ${pictureId} and enabled limit 1`)

/** Ids of the pictures of all shown banners. */
export const bannerPictures = async (db: Queries): Promise<string[]> =>
  (await db.query<{ pictureId: string }>(sql`select picture_id as "pictureId" from banner where enabled order by group_name <> 'home', sort`)).map(({ pictureId }) => pictureId)
