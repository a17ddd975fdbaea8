// SPDX-License-Identifier: Apache-2.0
import type { DomainHandlers } from '../../../platform/http/index.ts'
import { deleteMedia, listMedia, uploadMedia, usersOf, type Media } from '../../messages/index.ts'
import { recordAction } from '../audit/record-action.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { brandOfCall } from './brand-of-call.ts'
import { pictureIdOf, presentMedia } from './present-to-editor.ts'

type MediaCalls = Pick<DomainHandlers<'backoffice'>, `backoffice.${'media' | 'uploadMedia' | 'deleteMedia'}`>

export const mediaCalls = (deps: BackofficeDeps): MediaCalls => ({
  async 'backoffice.media'({ brandCode: brand, ...query }, { db, brandCode }) {
    const { media, totalCount } = await listMedia(db, {
      ...query,
      brandCode: await brandOfCall(deps, brand, brandCode),
    })
    const users = await usersOf(db, media)
    return {
      list: media.map((picture) => presentMedia(picture, users.get(picture.id) ?? [])),
      pageNo: query.pageNo,
      totalPages: Math.ceil(totalCount / query.pageSize),
      totalCount,
    }
  },
  async 'backoffice.uploadMedia'({ brandCode: brand, ...picture }, { operator, nowMs, db, brandCode }) {
    const whose = await brandOfCall(deps, brand, brandCode)
    const media = await uploadMedia(
      deps.messages,
      { nowMs, by: operator.name },
      { ...picture, brandCode: whose },
      (tx, { id, kind, name, file }) =>
        recordAction(tx, {
          operatorId: operator.operatorId,
          operatorName: operator.name,
          action: 'uploadMedia',
          subject: `media:${id}`,
          after: { brandCode: whose, kind, name, file },
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
      (tx, { brandCode, kind, name, file }) =>
        recordAction(tx, {
          operatorId: operator.operatorId,
          operatorName: operator.name,
          action: 'deleteMedia',
          subject: `media:${id}`,
          before: { brandCode, kind, name, file },
          nowMs,
        }),
    )
    return null
  },
})

/** The settings of a brand that use a picture. */
const logoUse = async ({ settings }: BackofficeDeps, { brandCode, file }: Media): Promise<string[]> =>
  (await settings.of(brandCode).read('site.logo')) === pictureIdOf(file) ? ['site.logo'] : []
