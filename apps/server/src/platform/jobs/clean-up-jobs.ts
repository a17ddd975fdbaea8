// SPDX-License-Identifier: Apache-2.0
import type { Database } from '../db/index.ts'
import { forgetAnswers } from '../http/once.ts'
import { forgetNonces } from '../seal/seal-store.ts'
import type { Job } from './job.ts'

const answersCachedMs = 30 * 86_400_000

/**
 * Deletes what the platform itself no longer needs: old answers to idempotent requests, and nonces of sealed
 * payloads that are too old to be accepted anyway.
 */
export const cleanUpJobs = (database: Database): Job[] => [
  {
    name: 'platform.cleanUpAnswers',
    everyMinutes: 60,
    run: async (slotMs) => {
      await forgetAnswers(database, slotMs - answersCachedMs)
    },
  },
  {
    name: 'platform.cleanUpNonces',
    everyMinutes: 10,
    run: async (slotMs) => {
      await forgetNonces(database, slotMs)
    },
  },
]
