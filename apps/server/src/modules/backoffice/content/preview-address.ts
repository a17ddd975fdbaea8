// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { firstBrandCode } from '@tessera/rules/site/brand'
import type { Content } from '../../messages/index.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'

/** Paths that show the banners of a group; a group not listed has its own name as path. */
const pathsOf: Readonly<Record<string, string>> = {
  home: '/',
  lottery: '/lotteryCenter',
  download: '/down',
  promotion: '/promotions',
  shop: '/pointMall',
  help: '/helpmc',
}

type Addresses = Pick<BackofficeDeps, 'publicUrl' | 'directory'>

/**
 * The page of the brand that shows an item, with a ticket for the draft. Throws `backoffice.noHost` for a
 * brand without a host.
 */
export async function previewAddress(
  addresses: Addresses,
  { id, brandCode, draft }: Content,
  preview: string,
): Promise<string> {
  const path =
    draft.kind === 'B'
      ? (pathsOf[draft.groupName] ?? `/${draft.groupName}`)
      : draft.kind === 'PR'
        ? '/promoDetail'
        : draft.kind === 'HP'
          ? '/helpmc'
          : draft.kind === 'AN'
            ? '/?panel=announcements'
            : '/'
  const url = new URL(path, await homeOf(addresses, brandCode))
  if (draft.kind === 'PR') url.searchParams.set('id', String(id))
  url.searchParams.set('preview', preview)
  return url.href
}

/** The address of a brand: the platform's own for the first brand, the first host for others. */
async function homeOf({ publicUrl, directory }: Addresses, brandCode: string): Promise<string> {
  if (brandCode === firstBrandCode) return publicUrl
  const [first] = await directory.hostsOf(brandCode)
  if (!first) throw fault('backoffice.noHost')
  const { protocol, port } = new URL(publicUrl)
  return `${protocol}//${first.host}${port === '' ? '' : `:${port}`}`
}
