import type { Content } from '../../messages/index.ts'

/** Paths on which the banners of a group are seen; a group that is missing has a path of its own name. */
const pathsOf: Readonly<Record<string, string>> = { home: '/', lottery: '/lotteryCenter', download: '/down', promotion: '/promotions', shop: '/pointMall', help: '/helpmc' }

/** The page of the site on which an item is seen, with the ticket that shows its draft. */
export function previewAddress(publicUrl: string, { id, draft }: Pick<Content, 'id' | 'draft'>, preview: string): string {
  const path = draft.kind === 'B' ? pathsOf[draft.groupName] ?? `/${draft.groupName}` : draft.kind === 'PR' ? '/promoDetail' : draft.kind === 'HP' ? '/helpmc' : '/'
  const url = new URL(path, publicUrl)
  if (draft.kind === 'PR') url.searchParams.set('id', String(id))
  url.searchParams.set('preview', preview)
  return url.href
}
