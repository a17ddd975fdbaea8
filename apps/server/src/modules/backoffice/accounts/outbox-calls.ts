// SPDX-License-Identifier: Apache-2.0
import type { DomainHandlers } from '../../../platform/http/index.ts'
import { bodyOf, listMessages } from '../../outbox/index.ts'
import { presentPage } from '../../wallet/index.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { brandFilter } from '../brand-filter.ts'

/** The messages that the platform sent or would have sent. */
export const outboxCalls = (
  deps: BackofficeDeps,
): Pick<DomainHandlers<'backoffice'>, 'backoffice.outbox'> => ({
  async 'backoffice.outbox'({ brandCode: named, channel, search, ...page }, { db }) {
    const brandCode = await brandFilter(deps, named)
    const { messages, totalCount } = await listMessages(db, { brandCode, channel, search, ...page })
    return presentPage(
      messages.flatMap(({ createdAtMs, sentAtMs, status, ...message }) =>
        status === 'withheld'
          ? []
          : [
              {
                id: message.id,
                brandCode: message.brandCode,
                channel: message.channel,
                recipient: message.recipient,
                subject: message.subject,
                body: bodyOf(status === 'kept' ? message : { ...message, secret: null }),
                status,
                tries: message.tries,
                error: message.error,
                createdAt: createdAtMs,
                sentAt: sentAtMs,
              },
            ],
      ),
      totalCount,
      page,
    )
  },
})
