// SPDX-License-Identifier: Apache-2.0
import type { OutboxMessage } from './outbox-store.ts'

/** What a stored text has in place of its code or password. */
export const secretPlaceholder = '{secret}'

/** The text of a message with its secret, or with stars. */
export const bodyOf = ({ body, secret }: Pick<OutboxMessage, 'body' | 'secret'>): string =>
  body.replaceAll(secretPlaceholder, secret ?? '******')
