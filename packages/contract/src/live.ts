// SPDX-License-Identifier: Apache-2.0
import type { z } from 'zod'
import type { topics } from './topics.ts'

export type TopicName = keyof typeof topics
/** What an operation publishes: amounts are money. */
export type LivePayload<Name extends TopicName> = z.output<(typeof topics)[Name]['payload']>
/** What an open page receives: amounts are JSON numbers. */
export type LiveWirePayload<Name extends TopicName> = z.input<(typeof topics)[Name]['payload']>
