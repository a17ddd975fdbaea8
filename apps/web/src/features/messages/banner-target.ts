// SPDX-License-Identifier: Apache-2.0
import type { Banner } from './use-announcements.ts'

/**
 * The target of a banner (D-66): none, another site in a new tab, a page of ours, a game, or customer
 * service.
 */
export type BannerTarget =
  | { kind: 'tab' | 'page'; href: string }
  | { kind: 'game'; href: string; gameId: string }
  | { kind: 'service' }

/** The target of a banner; undefined for one without, or whose link is missing. */
export function targetOf({
  linkageType,
  url,
}: Pick<Banner, 'linkageType' | 'url'>): BannerTarget | undefined {
  if (linkageType === 'CS') return { kind: 'service' }
  if (linkageType === 'NONE' || url === '') return undefined
  switch (linkageType) {
    case 'URL':
      return { kind: 'tab', href: url }
    case 'PAGE':
      return { kind: 'page', href: url }
    case 'PROMO':
      return { kind: 'page', href: `/promoDetail?id=${encodeURIComponent(url)}` }
    case 'GAME':
      return { kind: 'game', href: `/game?gameId=${encodeURIComponent(url)}`, gameId: url }
  }
}
