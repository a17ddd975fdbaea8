// SPDX-License-Identifier: Apache-2.0
export { bodyOf } from './message-body.ts'
export { createOutbox, type Outbox } from './outbox.ts'
export type { Carriers } from './ports.ts'
export { channelStates, forgetOldMessages, listMessages } from './outbox-store.ts'
