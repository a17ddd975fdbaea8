// SPDX-License-Identifier: Apache-2.0
import type { DomainHandlers } from '../../../platform/http/index.ts'
import { deleteMedia, listMedia, uploadMedia, usersOf, type Media } from '../../messages/index.ts'
import { recordAction } from '../audit/record-action.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { brandOfCall } from './brand-of-call.ts'
import { pictureIdOf, presentMedia } from './present-to-editor.ts'

type MediaCalls = Pick<DomainHandlers<'backoffice'>, `backoffice.${'media' | 'uploadMedia' | 'deleteMedia'}`>

/** Binds the library of pictures. */
export const mediaCalls = (deps: BackofficeDeps): MediaCalls => ({
  async 'backoffice.media'({ merchant: brand, ...query }, { db, merchant }) {
    const { media, totalCount } = await listMedia(db, {
      ...query,
      merchant: await brandOfCall(deps, brand, merchant),
    })
    const users = await usersOf(db, media)
    return {
      list: media.map((picture) => presentMedia(picture, users.get(picture.id) ?? [])),
      pageNo: query.pageNo,
      totalPages: Math.ceil(totalCount / query.pageSize),
      totalCount,
    }
  },
  async 'backoffice.uploadMedia'({ merchant: brand, ...picture }, { operator, nowMs, db, merchant }) {
    const whose = await brandOfCall(deps, brand, merchant)
    const media = await uploadMedia(
      deps.messages,
      { nowMs, by: operator.name },
      { ...picture, merchant: whose },
      (tx, { id, kind, name, file }) =>
        recordAction(tx, {
          operatorId: operator.operatorId,
          operatorName: operator.name,
          action: 'uploadMedia',
          subject: `media:${id}`,
          after: { merchant: whose, kind, name, file },
          nowMs,
        }),
    )
    return presentMedia(media, (await usersOf(db, [media])).get(media.id) ?? [])
  },
  async 'backoffice.deleteMedia'({ id }, { operator, nowMs }) {
    await deleteMedia(
      deps.messages,
      { id, nowMs },
      (picture) => logoUse(deps, picture),
      (tx, { merchant, kind, name, file }) =>
        recordAction(tx, {
          operatorId: operator.operatorId,
          operatorName: operator.name,
          action: 'deleteMedia',
          subject: `media:${id}`,
          before: { merchant, kind, name, file },
          nowMs,
        }),
    )
    return null
  },
})

/** The settings of its brand that show a picture. */
const logoUse = async ({ settings }: BackofficeDeps, { merchant, file }: Media): Promise<string[]> =>
  (await settings.of(merchant).read('site.logo')) === pictureIdOf(file) ? ['site.logo'] : []
