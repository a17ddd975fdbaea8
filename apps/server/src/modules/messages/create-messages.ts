// SPDX-License-Identifier: Apache-2.0
import type { BannerGroup } from '@tessera/contract/messages/content'
import type { Platform } from '../../platform/platform.ts'
import { drawnPictures, firstBanner } from './contents/drawn-banners.ts'
import type { PictureAddresses } from './contents/picture-addresses.ts'
import { createHtmlReader } from './html/read-html.ts'
import type { MessagesDeps } from './messages-deps.ts'
import { refuseWhileAway } from './media/refuse-while-away.ts'
import { createPictureWork } from './media/picture-work.ts'
import { createPreviews } from './previews/previews.ts'

export type MessagesOptions = Pick<
  MessagesDeps,
  'files' | 'bannerPicture' | 'resolveMember' | 'takeBotCheck' | 'hostsOf'
>
export interface Messages extends MessagesDeps {
  /** The addresses of a brand's first banner of a group, if it shows one. */
  firstBanner(brandCode: string, group: BannerGroup): Promise<PictureAddresses | undefined>
  /** Ids of the drawn pictures that a brand shows, those of the home page first. */
  drawnPictures(brandCode: string): Promise<string[]>
}

/** Creates the module: what its own operations and the console's are passed. */
export function createMessages(
  { database, live, chance, clock, log }: Platform,
  options: MessagesOptions,
): Messages {
  return {
    ...options,
    files: refuseWhileAway(options.files, log),
    database,
    live,
    pictureWork: createPictureWork(),
    previews: createPreviews(database, chance),
    readHtml: createHtmlReader(),
    firstBanner: (brandCode, group) =>
      firstBanner(database, { brandCode, group, nowMs: clock.now(), drawn: options.bannerPicture }),
    drawnPictures: (brandCode) => drawnPictures(database, brandCode, clock.now()),
  }
}
