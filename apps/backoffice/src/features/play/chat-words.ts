// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'

export type ChatReport = CallOutput<'backoffice.chatReports'>['list'][number]

export const chatSteps = ['remove', 'silence', 'dismiss'] as const
export type ChatStep = (typeof chatSteps)[number]

/** For how long a member can be silenced. */
export const silences = [60, 1_440, 10_080, 43_200] as const
