// SPDX-License-Identifier: Apache-2.0
import type { Database } from '../../platform/db/index.ts'
import type { MemberActor, RequestFacts } from '../../platform/http/index.ts'
import type { Live } from '../../platform/live/index.ts'
import type { KnownHosts } from './html/clean-html.ts'
import type { PictureWork } from './media/picture-work.ts'
import type { FileStore } from './ports.ts'
import type { Previews } from './previews/previews.ts'

/** What the operations of messages are passed. */
export interface MessagesDeps {
  database: Database
  live: Live
  files: FileStore
  pictureWork: PictureWork
  previews: Previews
  /** The drawn picture of a banner or promotion for wide screens and for phones. */
  bannerPicture(picture: { id: string }, shape: 'wide' | 'phone'): string
  /** Cleans a stored text as it is read. */
  readHtml(html: string, hosts: KnownHosts): string
  /** The hosts of a brand, and those that it trusts. */
  hostsOf(brandCode: string): Promise<KnownHosts>
  /**
   * From identity: whose session this is, and whether a bot check was solved (throws
   * `identity.botCheckFailed`).
   */
  resolveMember(
    token: string,
    facts: Pick<RequestFacts, 'cookies' | 'brandCode'>,
  ): Promise<MemberActor | undefined>
  takeBotCheck(
    answer: {
      botCheckType?: string | undefined
      botCheckId?: string | undefined
      botCheckResult?: string | number | undefined
    },
    brandCode: string,
  ): Promise<void>
}
